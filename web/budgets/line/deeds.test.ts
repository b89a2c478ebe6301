import { describe, expect, it } from 'vitest'
import { choosing } from '../../../contract/budgets/choosing.ts'
import type { Entry, Line } from '../../../contract/budgets/entries.ts'
import { NEW_BUDGET } from '../../../contract/budgets/budget.ts'
import { replacedBy } from '../../../contract/budgets/offers.ts'
import { aLine, anAllocation, anOffer, aRoom } from '../../testing/budgets.ts'
import { alternativeOfOffer, ownAlternative } from './deeds.ts'
import { effectsOn, sharedProperties } from './differences.ts'

const terms = { ...NEW_BUDGET, defaultTaxRate: '0' }
const exchange = { list: NEW_BUDGET, rates: new Map() }
const price = (low: string): Line['price'] => ({ ...aLine().price, low, high: low })
const property = (id: string, value: string) => ({
  id,
  name: id,
  enName: id,
  type: 'text' as const,
  unit: null,
  value,
  enValue: value,
})

function aList() {
  const room = aRoom()
  const line = aLine({ docCode: 'FL-01', section: 'Flooring', price: price('100'), sort: 1 })
  const cheap = aLine({
    alternativeOf: line.id,
    section: 'Flooring',
    price: price('80'),
    sort: 2,
    status: 'rejected',
    docCode: '',
  })
  const dear = aLine({ alternativeOf: line.id, section: 'Flooring', price: price('120'), sort: 3 })
  const needed = anAllocation({ lineId: line.id, roomId: room.id, netQty: '10' })
  const entries: Entry[] = [
    { type: 'room', ...room },
    ...[line, cheap, dear].map((one): Entry => ({ type: 'line', ...one })),
    { type: 'allocation', ...needed },
  ]
  return { line, cheap, dear, needed, items: new Map(entries.map((entry) => [entry.id, entry])) }
}

function after(items: ReadonlyMap<string, Entry>, { put = [] }: { put?: readonly Entry[] }) {
  return new Map([...items, ...put.map((entry) => [entry.id, entry] as const)])
}

describe('choosing an alternative', () => {
  it('shows first by how much the total would change', () => {
    const { items, cheap, dear } = aList()
    const effects = effectsOn(terms, items)
    expect(effects.of(choosing(items, cheap.id) ?? {})).toEqual({ low: '-200', high: '-200' })
    expect(effects.of(choosing(items, dear.id) ?? {})).toEqual({ low: '200', high: '200' })
    // Trying an edit changes nothing.
    expect(effects.of({})).toEqual({ low: '0', high: '0' })
    expect(effects.figures(dear.id)).toMatchObject({ need: '10', low: '1200.00' })
  })
})

describe('what counts of a change', () => {
  it('is told where an agreed price falls away with its material', () => {
    const { items, line } = aList()
    const agreed = { ...line, price: { ...line.price, chosen: '75' } }
    const effects = effectsOn(terms, after(items, { put: [{ type: 'line', ...agreed }] }))
    const offer = anOffer({ skuId: '99' })
    const replaced = replacedBy(agreed, offer, exchange)
    if (!replaced) throw new Error('another unit')
    // 10.08 in packs at 220, no longer 10 at 75: the new material counts at its highest until a price is agreed for it.
    expect(effects.of({ put: [{ type: 'line', ...replaced }] })).toEqual({ low: '1467.6', high: '1467.6' })
  })

  it('is what was agreed for the alternative that is chosen', () => {
    const { items, cheap } = aList()
    const agreed = after(items, { put: [{ type: 'line', ...cheap, price: { ...cheap.price, chosen: '60' } }] })
    expect(effectsOn(terms, agreed).of(choosing(agreed, cheap.id) ?? {})).toEqual({ low: '-400', high: '-400' })
  })
})

describe('another material', () => {
  it('replaces the line’s SKU: allocations, code, note and percentages stay, seller and batch go', () => {
    const line = aLine({
      docCode: 'FL-01',
      note: 'No step',
      supplier: 'Old',
      batchNo: 'B1',
      status: 'approved',
      name: 'My oak',
      price: { ...price('100'), discountPct: '5', chosen: '90' },
    })
    const replaced = replacedBy(line, anOffer({ skuId: '99', leadTimeDays: 7 }), exchange)
    expect(replaced).toMatchObject({
      id: line.id,
      skuId: '99',
      docCode: 'FL-01',
      note: 'No step',
      supplier: '',
      batchNo: '',
      name: '',
      status: 'proposed',
      leadTimeDays: 7,
    })
    expect(replaced?.price).toMatchObject({ low: '180.00', high: '220.00', chosen: null, discountPct: '5' })
    expect(replacedBy(line, anOffer({ unit: 'piece' }), exchange)).toBeNull()
  })

  it('becomes an alternative first, as does one of the member’s own', () => {
    const line = aLine({ section: 'Flooring' })
    expect(alternativeOfOffer(line, anOffer({ skuId: '99' }), exchange)).toMatchObject({
      skuId: '99',
      alternativeOf: line.id,
      section: 'Flooring',
    })
    expect(ownAlternative(line, 'Carpet', exchange)).toMatchObject({
      kind: 'custom',
      name: 'Carpet',
      alternativeOf: line.id,
      unit: line.unit,
    })
  })

  it('is compared by the properties that both state, those that differ first', () => {
    const one = anOffer({ attributes: [property('finish', 'oil'), property('class', 'R9'), property('grade', 'A')] })
    const other = anOffer({ attributes: [property('class', 'R10'), property('finish', 'oil')] })
    expect(sharedProperties([one, other]).map(({ id, isSame }) => [id, isSame])).toEqual([
      ['class', false],
      ['finish', true],
    ])
  })
})
