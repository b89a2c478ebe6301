import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minorDigitsOf } from '../currencies.ts'
import { NEW_LINE, NEW_PRICE, NEW_ROOM } from '../entries.ts'
import type { Allocation, Line, Room } from '../entries.ts'
import type { SumTerms } from './amounts.ts'
import { compareDecimals, parseDecimal, printDecimal, sumOf } from './decimal.ts'
import { isCounted, lineFiguresOf } from './line-figures.ts'
import { roomSharesOf, sharesOf } from './shares.ts'
import { totalsOf } from './totals.ts'

const decimal = (most: number, digits: number) =>
  fc.bigInt({ min: 0n, max: BigInt(most) * 10n ** BigInt(digits) }).map((value) => printDecimal(value, digits))

const terms: fc.Arbitrary<SumTerms> = fc.record({
  baseCurrency: fc.constantFrom('CNY', 'JPY', 'KWD'),
  taxMode: fc.constantFrom('inclusive', 'exclusive'),
  taxRounding: fc.constantFrom('line', 'document'),
  defaultTaxRate: fc.constantFrom('0', '13', '8.25'),
  contingencyPct: fc.constantFrom('0', '5', '7.5'),
  packing: fc.constantFrom('pooled', 'perRoom'),
})
const rooms = fc
  .array(fc.record({ floorArea: fc.option(decimal(200, 2)), count: fc.integer({ min: 1, max: 30 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((all) => all.map((stated, sort): Room => ({ ...NEW_ROOM, id: `room ${sort}`, name: '', sort, ...stated })))
const allocations = fc.array(
  fc.record({
    roomId: fc.option(
      fc.integer({ min: 0, max: 4 }).map((at) => `room ${at}`),
      { freq: 5 },
    ),
    netQty: decimal(300, 4),
    source: fc.constantFrom('manual' as const, 'floorArea' as const, 'count' as const),
    wastePct: fc.oneof(fc.constantFrom('0', '10', '15'), decimal(300, 4)),
  }),
  { maxLength: 8 },
)
interface Drawn {
  line: Line
  allocations: Allocation[]
}

const line: fc.Arbitrary<Drawn> = fc
  .record({
    section: fc.constantFrom('floors', 'walls'),
    status: fc.constantFrom('proposed' as const, 'approved' as const, 'rejected' as const),
    isAlternative: fc.boolean(),
    pack: fc.record({
      coveragePerPack: fc.option(fc.constantFrom('1.44', '0.3333', '2')),
      minOrderPacks: fc.constantFrom(0, 0, 7),
      sparePacks: fc.constantFrom(0, 0, 2),
    }),
    price: fc.record({
      basis: fc.constantFrom('perUnit' as const, 'perPack' as const),
      low: fc.option(decimal(900, 2)),
      high: fc.option(decimal(2000, 2)),
      chosen: fc.option(decimal(2000, 2)),
      taxIncluded: fc.boolean(),
      discountPct: fc.constantFrom('0', '0', '12.5'),
      markupPct: fc.constantFrom('0', '0', '18'),
      freight: fc.constantFrom('0', '0', '99.99'),
      taxRate: fc.constantFrom(null, null, '6', '13.0'),
      fxRate: fc.option(fc.constantFrom('1', '7.81234567'), { freq: 9 }),
    }),
    allocations,
  })
  .map(({ allocations, isAlternative, pack, price, ...stated }) => ({
    line: {
      ...NEW_LINE,
      ...stated,
      id: '',
      kind: 'custom',
      sort: 0,
      alternativeOf: isAlternative && stated.status === 'rejected' ? 'another' : null,
      pack: { ...NEW_LINE.pack, ...pack },
      price: { ...NEW_PRICE, ...price, currency: 'EUR', fxDate: null, fxSource: null },
    },
    allocations: allocations.map((one, at): Allocation => ({ ...one, id: `${at}`, lineId: '', layout: null })),
  }))
const lines = fc.array(line, { maxLength: 6 })

const byId = (rooms: readonly Room[]) => new Map(rooms.map((room) => [room.id, room]))
const figuresOf = (terms: SumTerms, { line, allocations }: Drawn, rooms: readonly Room[]) =>
  lineFiguresOf(terms, line, allocations, byId(rooms))
const amounts = [
  'goodsLow',
  'goodsHigh',
  'goodsChosen',
  'taxLow',
  'taxHigh',
  'taxChosen',
  'low',
  'high',
  'chosen',
] as const

describe('what is printed adds up', () => {
  it('by room, section and status, into the line and the total', () => {
    fc.assert(
      fc.property(terms, rooms, lines, (terms, rooms, drawn) => {
        const computed = drawn.map((one) => ({ ...one, figures: figuresOf(terms, one, rooms) }))
        const totals = totalsOf(terms, computed)
        const counted = computed.filter(({ line, figures }) => isCounted(line) && figures.low !== null)
        const byRoom = counted.flatMap(({ allocations, figures }) => {
          const shares = roomSharesOf(terms, figures, allocations, byId(rooms))
          for (const name of amounts) expect(sumOf(shares.map((share) => share[name] ?? '0'))).toBe(figures[name])
          return shares
        })
        const bySection = Map.groupBy(counted, ({ line }) => `${line.section} ${line.status}`).values()
        for (const name of ['goodsLow', 'goodsHigh', 'goodsChosen'] as const) {
          const ofRooms = [...Map.groupBy(byRoom, ({ roomId }) => roomId).values()]
          const ofSections = [...bySection]
          const rows = ofRooms.map((group) => sumOf(group.map((share) => share[name] ?? '0')))
          const sections = ofSections.map((group) => sumOf(group.map(({ figures }) => figures[name] ?? '0')))
          expect(compareDecimals(sumOf(rows), totals[name])).toBe(0)
          expect(compareDecimals(sumOf(sections), ofSections.length > 0 ? totals[name] : '0')).toBe(0)
        }
      }),
    )
  })

  it('in the totals: goods, tax and contingency; tax by rate, and by line if it is rounded there', () => {
    fc.assert(
      fc.property(terms, rooms, lines, (terms, rooms, drawn) => {
        const computed = drawn.map((one) => ({ ...one, figures: figuresOf(terms, one, rooms) }))
        const totals = totalsOf(terms, computed)
        const { taxes } = totals
        expect(sumOf([totals.goodsLow, totals.taxLow, totals.contingencyLow])).toBe(totals.low)
        expect(sumOf([totals.goodsChosen, totals.taxChosen, totals.contingencyChosen])).toBe(totals.chosen)
        expect(compareDecimals(sumOf(taxes.map(({ high }) => high)), totals.taxHigh)).toBe(0)
        const ofLines = computed.filter(({ line }) => isCounted(line)).map(({ figures }) => figures.taxHigh ?? '0')
        const off = difference(sumOf(ofLines), totals.taxHigh)
        // Tax rounded once for each rate differs from the sum of the lines' own by at most half a minor unit for each rate, and their own rounding.
        const most = terms.taxRounding === 'line' ? '0' : minorUnits(terms, ofLines.length + taxes.length)
        expect(compareDecimals(off, most)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('whatever the order of lines, rooms and allocations', () => {
    fc.assert(
      fc.property(terms, rooms, lines, (terms, rooms, drawn) => {
        const said = (lines: readonly Drawn[], rooms: readonly Room[]) =>
          lines.map((one) => ({ line: one.line, figures: figuresOf(terms, one, rooms) }))
        const there = said(drawn, rooms)
        const back = said(
          drawn.map((one) => ({ ...one, allocations: one.allocations.toReversed() })).toReversed(),
          rooms.toReversed(),
        )
        expect(back.toReversed()).toEqual(there)
        expect(totalsOf(terms, back)).toEqual(totalsOf(terms, there))
      }),
    )
  })
})

describe('an order', () => {
  it('never needs more packs pooled than by room', () => {
    fc.assert(
      fc.property(terms, rooms, line, (terms, rooms, drawn) => {
        const pooled = figuresOf({ ...terms, packing: 'pooled' }, drawn, rooms)
        const perRoom = figuresOf({ ...terms, packing: 'perRoom' }, drawn, rooms)
        expect(pooled.packs ?? 0).toBeLessThanOrEqual(perRoom.packs ?? 0)
        expect(compareDecimals(pooled.orderQty, perRoom.orderQty)).toBeLessThanOrEqual(0)
        expect(pooled.need).toBe(perRoom.need)
      }),
    )
  })

  it('covers the need, and never falls when waste rises', () => {
    fc.assert(
      fc.property(terms, rooms, line, decimal(100, 4), (terms, rooms, drawn, more) => {
        const before = figuresOf(terms, drawn, rooms)
        const allocations = drawn.allocations.map((one) => ({ ...one, wastePct: sumOf([one.wastePct, more]) }))
        const after = figuresOf(terms, { ...drawn, allocations }, rooms)
        expect(compareDecimals(before.orderQty, before.need)).toBeGreaterThanOrEqual(0)
        expect(compareDecimals(after.orderQty, before.orderQty)).toBeGreaterThanOrEqual(0)
        expect(compareDecimals(after.high ?? '0', before.high ?? '0')).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

it('agrees within one minor unit, whether a price includes tax or not', () => {
  fc.assert(
    fc.property(terms, rooms, line, (terms, rooms, drawn) => {
      const list: SumTerms = { ...terms, taxMode: 'inclusive', taxRounding: 'line' }
      const priced = (price: Partial<Line['price']>) => ({
        ...drawn,
        line: { ...drawn.line, price: { ...drawn.line.price, freight: '0', ...price } },
      })
      const within = figuresOf(list, priced({ taxIncluded: true }), rooms)
      const without = figuresOf(list, priced({ taxIncluded: false, taxRate: '0' }), rooms)
      const off = difference(within.high ?? '0', without.high ?? '0')
      expect(compareDecimals(off, minorUnits(list, 1))).toBeLessThanOrEqual(0)
    }),
  )
})

describe('shares', () => {
  it('add up, differ from the exact part by less than the last digit, and give nothing to zero weights', () => {
    const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((value) => printDecimal(value, 2, 2))
    fc.assert(
      fc.property(amount, fc.array(decimal(1000, 4), { minLength: 1, maxLength: 9 }), (amount, weights) => {
        const shares = sharesOf(amount, weights)
        expect(sumOf(shares)).toBe(amount)
        const [cents, all] = [parseDecimal(amount, 2), parseDecimal(sumOf(weights), 4)]
        const isFair = shares.every((share, at) => {
          const weight = parseDecimal(weights[at] ?? '0', 4)
          const off = parseDecimal(share, 2) * all - cents * weight
          return all === 0n || ((weight > 0n || parseDecimal(share, 2) === 0n) && off < all && off > -all)
        })
        expect(isFair).toBe(true)
      }),
    )
    expect(sharesOf('10.00', ['1', '1', '1'])).toEqual(['3.34', '3.33', '3.33'])
    expect(sharesOf('10.00', ['0', '0'])).toEqual(['10.00', '0.00'])
    expect(sharesOf('10.00', [])).toEqual([])
  })

  it('are never lower at a high price than at a low one, and follow the order of the rooms', () => {
    fc.assert(
      fc.property(terms, rooms, line, (terms, rooms, { line, allocations }) => {
        const [low, high] = [line.price.low ?? '0', line.price.high ?? '0'].toSorted(compareDecimals)
        const priced = { ...line, price: { ...line.price, low: low ?? '0', high: high ?? '0' } }
        const figures = lineFiguresOf(terms, priced, allocations, byId(rooms))
        const shares = roomSharesOf(terms, figures, allocations, byId(rooms))
        expect(shares.every((share) => compareDecimals(share.low ?? '0', share.high ?? '0') <= 0)).toBe(true)
        const known = shares.map(({ roomId }) => rooms.findIndex(({ id }) => id === roomId)).filter((at) => at >= 0)
        expect(known).toEqual(known.toSorted((one, other) => one - other))
        expect(roomSharesOf(terms, figures, allocations.toReversed(), byId(rooms.toReversed()))).toEqual(shares)
      }),
    )
  })
})

function difference(one: string, other: string): string {
  const off = parseDecimal(one, 10) - parseDecimal(other, 10)
  return printDecimal(off < 0n ? -off : off, 10)
}

function minorUnits({ baseCurrency }: SumTerms, count: number): string {
  return printDecimal(BigInt(count), minorDigitsOf(baseCurrency))
}
