import { describe, expect, it } from 'vitest'
import { lineFiguresOf } from './line-figures.ts'
import { totalsOf } from './totals.ts'
import type { Allocation, Line, Room } from '../entries.ts'
import { NEW_LINE, NEW_PRICE, NEW_ROOM } from '../entries.ts'
import type { LineFigures, Totals } from '../figures.ts'
import { isEqual, read, rounded } from '../../testing/budgets/fraction.ts'
import type { OracleFraction } from '../../testing/budgets/fraction.ts'
import type { OracleList } from '../../testing/budgets/oracle.ts'
import { BOUNDS, oracleFigures, oracleTotals } from '../../testing/budgets/oracle.ts'
import type { OracleFigures, OracleTotals } from '../../testing/budgets/oracle.ts'
import { randomList, randomListOfPricesPer } from '../../testing/budgets/random-lists.ts'

const LIST: OracleList = {
  baseCurrency: 'CNY',
  taxMode: 'exclusive',
  taxRounding: 'line',
  defaultTaxRate: '0',
  contingencyPct: '0',
  packing: 'pooled',
}

const ROOMS = new Map<string, Room>([
  ['a', { ...NEW_ROOM, id: 'a', name: 'A', sort: 0, floorArea: '12.40' }],
  ['b', { ...NEW_ROOM, id: 'b', name: 'B', sort: 1 }],
])

const ALLOCATIONS: Allocation[] = [
  { id: '1', lineId: 'l', roomId: 'a', netQty: '0', source: 'floorArea', layout: 'straight', wastePct: '10' },
  { id: '2', lineId: 'l', roomId: 'b', netQty: '8.10', source: 'manual', layout: 'diagonal', wastePct: '15' },
]

const OAK: Line = {
  ...NEW_LINE,
  id: 'l',
  kind: 'custom',
  sort: 0,
  pack: { ...NEW_LINE.pack, coveragePerPack: '1.44' },
  price: { ...NEW_PRICE, low: '180', high: '220', currency: 'CNY', fxRate: '1', fxDate: null, fxSource: null },
}

describe('the oracle', () => {
  it('knows the worked example', () => {
    const figures = oracleFigures(LIST, OAK, ALLOCATIONS, ROOMS)
    expect([figures.need, figures.packs, figures.orderQty].map(shown)).toEqual(['22.9550', '16.0000', '23.0400'])
    const { total, unpriced } = oracleTotals(LIST, [{ line: OAK, figures }])
    expect([total.low, total.high, total.chosen].map(shown)).toEqual(['4147.2000', '5068.8000', '5068.8000'])
    expect(unpriced).toBe(0)
    expect(shown(oracleFigures({ ...LIST, packing: 'perRoom' }, OAK, ALLOCATIONS, ROOMS).packs)).toBe('17.0000')
  })

  it('takes a tax out of a price and adds it again', () => {
    const taxed = { ...OAK, price: { ...OAK.price, low: '203.40', high: '248.60', taxIncluded: true, taxRate: '13' } }
    const { goods, tax, shown: whole } = oracleFigures({ ...LIST, taxMode: 'inclusive' }, taxed, ALLOCATIONS, ROOMS)
    expect([goods?.low, tax?.low, whole?.low].map(shown)).toEqual(['4147.2000', '539.1400', '4686.3400'])
  })

  it('rounds a half away from zero', () => {
    expect(['1.005', '-1.005', '1.0049'].map((text) => shown(rounded(read(text), 2)))).toEqual([
      '1.0100',
      '-1.0100',
      '1.0000',
    ])
  })

  it('draws the same list for the same seed', () => {
    expect(randomList(7)).toEqual(randomList(7))
    expect(randomList(8)).not.toEqual(randomList(7))
    expect(isEqual(read('007.10'), read('7.1'))).toBe(true)
  })
})

const LISTS = 10_000

describe('the arithmetic', () => {
  it.each([
    [LISTS, 'random lists', randomList],
    [2000, 'random lists with prices for several units', randomListOfPricesPer],
  ])('agrees with the oracle on %i %s', (count, _, drawn) => {
    const disagreements: string[] = []
    for (let seed = 1; seed <= count; seed += 1) {
      const { list, rooms, lines, allocations } = drawn(seed)
      const byId = new Map(rooms.map((room) => [room.id, room]))
      const computed = lines.map((line) => {
        const own = allocations.filter(({ lineId }) => lineId === (line.alternativeOf ?? line.id))
        return {
          line,
          figures: lineFiguresOf(list, line, own, byId),
          oracle: oracleFigures(list, line, own, byId),
        }
      })
      for (const { line, figures, oracle } of computed)
        disagreements.push(...differences(figures, figuresOf(oracle), `seed ${seed}, line ${line.id}`))
      const totals = totalsOf(list, computed)
      const expected = oracleTotals(
        list,
        computed.map(({ line, oracle }) => ({ line, figures: oracle })),
      )
      disagreements.push(...differences(totals, totalsIn(expected), `seed ${seed}`))
      expect({ currency: totals.currency, unpriced: totals.unpriced }).toEqual({
        currency: list.baseCurrency,
        unpriced: expected.unpriced,
      })
      disagreements.push(...taxDifferences(totals, expected, `seed ${seed}`))
    }
    expect(disagreements.slice(0, 20)).toEqual([])
  })
})

type Named = Record<string, OracleFraction | null>

function differences(said: LineFigures | Totals, expected: Named, where: string): string[] {
  return Object.entries(expected).flatMap(([name, figure]) => {
    const text = (said as unknown as Record<string, string | number | null | undefined>)[name]
    if (text === null && figure === null) return []
    if (
      text !== undefined &&
      text !== null &&
      figure !== null &&
      isEqual(read(typeof text === 'number' ? String(BigInt(text)) : text), figure)
    )
      return []
    return [`${where}: ${name} is ${text}, not ${figure === null ? null : `${figure.over}/${figure.under}`}`]
  })
}

function taxDifferences({ taxes }: Totals, expected: OracleTotals, where: string): string[] {
  if (taxes.length !== expected.taxes.length) return [`${where}: ${taxes.length} rates, not ${expected.taxes.length}`]
  return expected.taxes.flatMap(({ rate, low, high, chosen }, place) =>
    differences(taxes[place] as unknown as Totals, { rate, low, high, chosen }, `${where}, tax ${place}`),
  )
}

function figuresOf({ need, packs, orderQty, goods, tax, shown: amounts, freight }: OracleFigures): Named {
  const prices = BOUNDS.flatMap((bound) => [
    [`goods${capital(bound)}`, goods && goods[bound]],
    [`tax${capital(bound)}`, tax && tax[bound]],
    [bound, amounts && amounts[bound]],
  ])
  // Packs are a number, which has 53 bits; ordered quantities have every digit.
  const packsTold = packs && { ...packs, over: BigInt(Number(packs.over)) }
  return { need, packs: packsTold, orderQty, freight, ...(Object.fromEntries(prices) as Named) }
}

function totalsIn({ goods, tax, contingency, total, freight }: OracleTotals): Named {
  const sums = BOUNDS.flatMap((bound) => [
    [`goods${capital(bound)}`, goods[bound]],
    [`tax${capital(bound)}`, tax[bound]],
    [`contingency${capital(bound)}`, contingency[bound]],
    [bound, total[bound]],
  ])
  return { freight, ...(Object.fromEntries(sums) as Named) }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** To four places, by its digits. */
function shown(figure: OracleFraction | null | undefined): string | undefined {
  if (figure === null || figure === undefined) return undefined
  const { over } = rounded(figure, 4)
  const digits = String(over < 0n ? -over : over).padStart(5, '0')
  return `${over < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`
}
