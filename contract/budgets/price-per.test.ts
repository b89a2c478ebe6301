import { expect, test } from 'vitest'
import { lineFiguresOf } from './arithmetic/line-figures.ts'
import { explainLine } from './arithmetic/explain-line.ts'
import { NEW_LINE, NEW_PRICE } from './entries.ts'
import type { Line } from './entries.ts'
import { isOtherPer, priceCellText, pricedUnit, pricePerOf, storedPer, unitsPriced } from './price-per.ts'
import { readTyped } from './typed.ts'

const TERMS = {
  baseCurrency: 'EUR',
  taxMode: 'exclusive',
  taxRounding: 'line',
  defaultTaxRate: '0',
  contingencyPct: '0',
  packing: 'pooled',
} as const

function aLine(changed: Partial<Line>, price: Partial<Line['price']>): Line {
  const known = {
    ...NEW_PRICE,
    low: '12.40',
    high: '12.40',
    currency: 'EUR',
    fxRate: '1',
    fxDate: null,
    fxSource: null,
  }
  return { ...NEW_LINE, id: 'l', kind: 'custom', sort: 0, ...changed, price: { ...known, ...price } }
}

function amountOf(line: Line, netQty: string) {
  const need = { id: 'a', lineId: 'l', roomId: null, netQty, source: 'manual', layout: null, wastePct: '0' } as const
  return lineFiguresOf(TERMS, line, [need], new Map()).goodsLow
}

const SCREWS = aLine({ unit: 'piece' }, { per: { quantity: 100, unit: 'piece' } })
const TILE = aLine({ unit: 'square_meter' }, { low: '2.99', high: '2.99', per: { quantity: 1, unit: 'square_foot' } })

test('a line is divided exactly and rounded once', () => {
  // 7 × 0.124 is 0.868, and 7 of the rounded 0.12 would be 0.84.
  expect(amountOf(SCREWS, '7')).toBe('0.87')
  expect(amountOf(aLine({ unit: 'piece' }, { per: { quantity: 1000, unit: 'piece' } }), '250')).toBe('3.10')
  // 9.290304 m² are 100 ft².
  expect(amountOf(TILE, '9.2903')).toBe('299.00')
})

test('of what is sold by the pack, it is a number of packs', () => {
  const packed = { ...NEW_LINE.pack, sellUnit: 'box', coveragePerPack: '2' }
  const boxes = aLine({ unit: 'square_meter', pack: packed }, { basis: 'perPack', per: { quantity: 10, unit: 'box' } })
  expect(pricePerOf(boxes)).toEqual({ quantity: 10, unit: 'box' })
  expect(amountOf(boxes, '5')).toBe('3.72')
  const gallons = { ...packed, sellUnit: 'gallon' }
  const paint = aLine({ unit: 'litre', pack: gallons }, { basis: 'perPack', per: { quantity: 10, unit: 'gallon' } })
  expect(amountOf(paint, '5')).toBe('3.72')
})

test('a unit that the line no longer measures leaves the number', () => {
  const line = { ...TILE, unit: 'piece' }
  expect(pricePerOf(line)).toEqual({ quantity: 1, unit: 'piece' })
  expect(unitsPriced(line)).toEqual({ numerator: 1n, denominator: 1n })
})

test('one of the line’s own units is stored as nothing', () => {
  expect(storedPer({ quantity: 1, unit: 'piece' }, { unit: 'piece', basis: 'perUnit' })).toBeNull()
  expect(storedPer({ quantity: 1, unit: 'box' }, { unit: 'square_meter', basis: 'perPack' })).toBeNull()
  expect(storedPer({ quantity: 10, unit: 'piece' }, { unit: 'piece', basis: 'perUnit' })).toEqual({
    quantity: 10,
    unit: 'piece',
  })
})

test('as the text of a cell it is read again as it is', () => {
  for (const line of [SCREWS, TILE]) {
    const text = priceCellText('12.4', line)
    const read = readTyped(text, { kind: 'price', decimalSign: '.', unit: line.unit, currency: 'EUR' })
    expect(read).toEqual({ value: '12.4', per: pricePerOf(line) })
    expect(isOtherPer(line, read.problem ? undefined : read.per)).toBe(false)
  }
  expect(priceCellText('12.4', aLine({ unit: 'piece' }, {}))).toBe('12.4')
})

test('its explanation divides before anything else', () => {
  const need = {
    id: 'a',
    lineId: 'l',
    roomId: null,
    netQty: '7',
    source: 'manual',
    layout: null,
    wastePct: '0',
  } as const
  const first = explainLine(
    TERMS,
    SCREWS,
    { allocations: [need], rooms: new Map() },
    { figure: 'goods', bound: 'low' },
  ).find(({ operator }) => operator === 'divide')
  expect(first?.operands.map(({ value, means }) => [means, value])).toEqual([
    ['price', '12.4'],
    ['priceQuantity', '100'],
  ])
  expect(first?.result).toMatchObject({ means: 'unitPrice', value: '0.124' })
})

test('a price by the pack is typed by the pack', () => {
  const packed = { ...NEW_LINE.pack, sellUnit: 'box', coveragePerPack: '2' }
  const boxes = aLine({ unit: 'square_meter', pack: packed }, { basis: 'perPack', per: { quantity: 10, unit: 'box' } })
  const reading = { kind: 'price', decimalSign: '.', unit: pricedUnit(boxes), currency: 'EUR' } as const
  expect(readTyped(priceCellText('120', boxes), reading)).toEqual({ value: '120', per: { quantity: 10, unit: 'box' } })
  expect(readTyped('12 / box', reading)).toEqual({ value: '12', per: { quantity: 1, unit: 'box' } })
  expect(readTyped('12 / m²', reading).problem?.reason).toBe('otherUnit')
})

test('days are read as times, and other whole things are not converted', () => {
  const days = { kind: 'whole', decimalSign: '.', unit: 'day', most: 3650 } as const
  expect(['2 weeks', '14', '3 days', '', '5 working days'].map((text) => readTyped(text, days).value)).toEqual([
    '14',
    '14',
    '3',
    null,
    '7',
  ])
  expect(readTyped('2 t', { kind: 'whole', decimalSign: '.', unit: 'kilogram' }).problem?.reason).toBe('otherUnit')
})
