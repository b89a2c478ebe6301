import { describe, expect, it } from 'vitest'
import { alternativesOf, choosing } from './choosing.ts'
import { NEW_LINE, NEW_PRICE } from './entries.ts'
import type { Allocation, Entry, Line } from './entries.ts'

const price = { ...NEW_PRICE, currency: 'CNY', fxRate: '1', fxDate: null, fxSource: null }
const aLine = (id: string, own: Partial<Line> = {}): Line => ({
  ...NEW_LINE,
  id,
  kind: 'custom',
  sort: Number(id),
  section: 'Flooring',
  price,
  ...own,
})

function aList() {
  const line = aLine('1', { docCode: 'FL-01' })
  const cheap = aLine('2', { alternativeOf: '1', status: 'rejected' })
  const dear = aLine('3', { alternativeOf: '1' })
  const needed: Allocation = {
    id: '9',
    lineId: '1',
    roomId: null,
    netQty: '10',
    source: 'manual',
    layout: null,
    wastePct: '0',
  }
  const lines = [line, cheap, dear].map((one): Entry => ({ type: 'line', ...one }))
  const entries: Entry[] = [...lines, { type: 'allocation', ...needed }]
  return { line, cheap, dear, needed, items: new Map(entries.map((entry) => [entry.id, entry])) }
}

function after(items: ReadonlyMap<string, Entry>, { put = [] }: { put?: readonly Entry[] }) {
  return new Map([...items, ...put.map((entry) => [entry.id, entry] as const)])
}

describe('choosing an alternative', () => {
  it('gives it the line’s place and allocations; the line and the others become its alternatives', () => {
    const { items, line, cheap, dear, needed } = aList()
    const edit = choosing(items, cheap.id) ?? {}
    const chosen = after(items, edit)
    expect(chosen.get(cheap.id)).toMatchObject({
      alternativeOf: null,
      docCode: 'FL-01',
      section: 'Flooring',
      sort: 1,
      status: 'proposed',
    })
    expect(alternativesOf(chosen, cheap.id).map(({ id }) => id)).toEqual([line.id, dear.id])
    expect(chosen.get(needed.id)).toMatchObject({ lineId: cheap.id })
  })

  it('twice, back and forth, leaves the list as it was', () => {
    const { items, line, cheap } = aList()
    const there = after(items, choosing(items, cheap.id) ?? {})
    const back = after(there, choosing(there, line.id) ?? {})
    const entries = (of: ReadonlyMap<string, Entry>) => [...of.values()].map((entry) => ({ ...entry, status: '' }))
    expect(entries(back)).toEqual(entries(items))
  })

  it('is refused where quantities would mean something else', () => {
    const { items, cheap } = aList()
    expect(choosing(after(items, { put: [{ type: 'line', ...cheap, unit: 'meter' }] }), cheap.id)).toBeNull()
  })
})
