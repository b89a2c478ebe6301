import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NEW_LINE, NEW_PRICE, NEW_ROOM } from '../entries.ts'
import type { Entry } from '../entries.ts'
import type { SumTerms } from './amounts.ts'
import { sumOf } from './decimal.ts'
import { allocatedLine, isCounted, lineFiguresOf } from './line-figures.ts'
import { roomSharesOf } from './shares.ts'
import type { RoomShare } from './shares.ts'
import { createSums } from './sums.ts'
import type { Sums, SumsChange } from './sums.ts'
import { totalsOf } from './totals.ts'

const terms: SumTerms = {
  baseCurrency: 'CNY',
  taxMode: 'exclusive',
  taxRounding: 'line',
  defaultTaxRate: '13',
  contingencyPct: '5',
  packing: 'pooled',
}

const roomId = fc.constantFrom('room 1', 'room 2', 'room 3')
const lineId = fc.constantFrom('line 1', 'line 2', 'line 3', 'line 4')
const allocationId = fc.constantFrom(...Array.from({ length: 12 }, (_, at) => `allocation ${at}`))
const amount = fc.constantFrom('0', '0.01', '12.4', '180', '199.99')
const price = fc.option(amount)

const room = fc
  .record({ id: roomId, floorArea: price, count: fc.integer({ min: 1, max: 3 }) })
  .map((stated): Entry => ({
    ...NEW_ROOM,
    type: 'room',
    name: '',
    sort: 0,
    ...stated,
  }))
const line = fc
  .record({
    id: lineId,
    status: fc.constantFrom('proposed' as const, 'rejected' as const),
    alternativeOf: fc.option(lineId, { freq: 4 }),
    coveragePerPack: fc.option(fc.constantFrom('1.44', '3')),
    low: price,
    taxRate: fc.constantFrom(null, null, '9', '6'),
  })
  .map(({ id, status, alternativeOf, coveragePerPack, low, taxRate }): Entry => ({
    ...NEW_LINE,
    type: 'line',
    id,
    kind: 'custom',
    sort: 0,
    status,
    alternativeOf: alternativeOf === id ? null : alternativeOf,
    pack: { ...NEW_LINE.pack, coveragePerPack },
    price: { ...NEW_PRICE, low, taxRate, currency: 'CNY', fxRate: '1', fxDate: null, fxSource: null },
  }))
const allocation = fc
  .record({
    id: allocationId,
    lineId,
    roomId: fc.option(roomId, { freq: 4 }),
    netQty: amount,
    source: fc.constantFrom('manual' as const, 'floorArea' as const, 'count' as const),
  })
  .map((stated): Entry => ({ type: 'allocation', layout: null, wastePct: '10', ...stated }))

const entry = fc.oneof(room, line, allocation)
const fields = fc.record(
  {
    taxMode: fc.constantFrom('inclusive' as const, 'exclusive' as const),
    taxRounding: fc.constantFrom('line' as const, 'document' as const),
    packing: fc.constantFrom('pooled' as const, 'perRoom' as const),
    defaultTaxRate: fc.constantFrom('0', '13'),
    contingencyPct: fc.constantFrom('0', '7.5'),
  },
  { requiredKeys: [] },
)
const edit = fc.record({
  put: fc.array(entry, { maxLength: 4 }),
  remove: fc.array(fc.oneof(roomId, lineId, allocationId), { maxLength: 2 }),
  fields,
})
const beginning = fc.array(entry, { maxLength: 25 }).map(byId)

it('equals a computation from scratch after any edits', () => {
  fc.assert(
    fc.property(beginning, fc.array(edit, { maxLength: 12 }), (entries, edits) => {
      const sums = createSums(terms, entries)
      expect(saidBy(sums, entries)).toEqual(fromNothing(terms, entries))
      let standing = entries
      const list = { ...terms }
      for (const change of edits) {
        standing = edited(standing, change)
        Object.assign(list, change.fields)
        sums.change(change)
        expect(saidBy(sums, standing)).toEqual(fromNothing(list, standing))
      }
    }),
    { numRuns: 150 },
  )
})

it('catches up with a draft, whatever happened meanwhile', () => {
  fc.assert(
    fc.property(beginning, beginning, beginning, fields, (first, second, third, changed) => {
      const sums = createSums(terms, first)
      const list = { ...terms, ...changed }
      sums.follow(list, second)
      expect(saidBy(sums, second)).toEqual(fromNothing(list, second))
      sums.change({ put: [...third.values()].slice(0, 2) })
      sums.follow(terms, third)
      expect(saidBy(sums, third)).toEqual(fromNothing(terms, third))
    }),
    { numRuns: 100 },
  )
})

function edited(entries: ReadonlyMap<string, Entry>, { put = [], remove = [] }: SumsChange): Map<string, Entry> {
  const next = new Map(entries)
  for (const id of remove) next.delete(id)
  for (const entry of put) next.set(entry.id, entry)
  return next
}

function byId(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]))
}

/** All figures of these entries. */
function saidBy(sums: Sums, entries: ReadonlyMap<string, Entry>) {
  const ids = [...entries.values()].filter(({ type }) => type === 'line').map(({ id }) => id)
  return {
    totals: sums.totals(),
    lines: ids.map((id) => ({ figures: sums.figures(id), shares: sums.shares(id) })),
    none: sums.figures('nowhere'),
    rooms: sums.roomTotals(),
  }
}

function fromNothing(list: SumTerms, entries: ReadonlyMap<string, Entry>): ReturnType<typeof saidBy> {
  const all = [...entries.values()]
  const rooms = new Map(all.filter((one) => one.type === 'room').map((one) => [one.id, one]))
  const lines = new Map(all.filter((one) => one.type === 'line').map((one) => [one.id, one]))
  const computed = [...lines.values()].map((line) => {
    const whose = allocatedLine(line, lines)
    const allocations = all.filter((one) => one.type === 'allocation').filter((one) => one.lineId === whose)
    const figures = lineFiguresOf(list, line, allocations, rooms)
    return { line, figures, shares: roomSharesOf(list, figures, allocations, rooms) }
  })
  const counted = computed.filter(({ line, figures }) => isCounted(line) && figures.low !== null)
  const byRoom = Map.groupBy(
    counted.flatMap(({ shares }) => shares),
    ({ roomId }) => roomId,
  )
  return {
    totals: totalsOf(list, computed),
    lines: computed.map(({ figures, shares }) => ({ figures, shares })),
    none: undefined,
    rooms: new Map([...byRoom].map(([roomId, parts]) => [roomId, summed(parts)])),
  }
}

function summed(shares: readonly RoomShare[]) {
  const sumIn = (name: 'low' | 'high' | 'chosen') => sumOf(shares.map((share) => share[name] ?? '0'))
  return { low: sumIn('low'), high: sumIn('high'), chosen: sumIn('chosen') }
}
