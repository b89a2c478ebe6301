import { describe, expect, it } from 'vitest'
import type { Allocation, Line, Room } from '../entries.ts'
import { NEW_LINE, NEW_PRICE, NEW_ROOM } from '../entries.ts'
import { isEqual, read, rounded } from './fraction.ts'
import type { Fraction } from './fraction.ts'
import type { OracleList } from './oracle.ts'
import { oracleFigures, oracleTotals } from './oracle.ts'
import { randomList } from './random-lists.ts'

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

  it('takes a tax out of a price and puts it on again', () => {
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

/** To four places, by its digits. */
function shown(figure: Fraction | null | undefined): string | undefined {
  if (figure === null || figure === undefined) return undefined
  const { over } = rounded(figure, 4)
  const digits = String(over < 0n ? -over : over).padStart(5, '0')
  return `${over < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`
}
