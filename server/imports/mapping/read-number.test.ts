import { describe, expect, it } from 'vitest'
import { decimalMarkOf } from './read-number.ts'
import { readPrice } from './read-price.ts'
import { readNumber } from './read-values.ts'

const quiet = { tell: () => {} }

describe('an amount', () => {
  it.each([
    ['1,234', ',', 1.234],
    ['1,234', '.', 1234],
    ['1.234', '.', 1.234],
    ['1.234', ',', 1234],
    // Shown by the number itself, whatever its column uses.
    ['1,234.50', ',', 1234.5],
    ['12.50', ',', 12.5],
    ['-3', '.', -3],
  ] as const)('is read by the mark of its column where it shows none: %s with %s', (text, mark, value) => {
    expect(readNumber(text, { ...quiet, mark })).toBe(value)
  })

  it.each([
    ['many', /no number/],
    ['12 or 14', /several numbers/],
    ['1.2.3', /no number/],
    ['1.234', /thousand/],
    ['12 furlongs', /“furlongs” was not understood/],
    ['12 EUR', /is a price/],
    ['7-9', /is a range/],
  ])('that is ambiguous, not whole or no number is refused: %s', (text, says) => {
    expect(() => readNumber(text, quiet)).toThrow(says)
  })

  it('is absent where words say so', () => {
    expect(['n/a', 'auf Anfrage', '询价', '-'].map((text) => readNumber(text, quiet))).toEqual(Array(4).fill(undefined))
  })

  it('is taken to the unit asked for, exactly, and refused in another kind of unit', () => {
    expect(readNumber('16.5 sq ft', quiet, 'square_meter')).toBe(1.53290016)
    expect(() => readNumber('16.5 m', quiet, 'square_meter')).toThrow('is in meter, not in square meter')
  })
})

describe('a price', () => {
  it.each([
    ['180-220', '.', 180, 220],
    ['180～220元/㎡', '.', 180, 220],
    ['von 1.180,00 bis 1.220,00', ',', 1180, 1220],
    ['180 to 220', '.', 180, 220],
    ['180至220', '.', 180, 220],
    ['180 至 220', '.', 180, 220],
    ['180–220', '.', 180, 220],
    ['180~220', '.', 180, 220],
    ['180 — 220', '.', 180, 220],
    ['180 € - 220 €', '.', 180, 220],
    ['EUR 180-EUR 220', '.', 180, 220],
    ['¥180-¥220', '.', 180, 220],
    ['1 180,00 – 1 220,00', ',', 1180, 1220],
    ['45.- – 60.-', '.', 45, 60],
    ['da 180 a 220', '.', 180, 220],
    ['95', '.', 95, 95],
  ] as const)('may be a range: %s', (text, mark, low, high) => {
    expect(readPrice(text, { ...quiet, mark })).toMatchObject({ low, high })
  })

  it.each([
    ['220-180', /lowest is greater than its highest/],
    ['1-2-3', /several numbers/],
    ['12 or 14', /several numbers/],
    ['180/220', /several numbers/],
    ['12A-300', /“A” was not understood/],
    ['5--10', /not understood/],
    ['A-12', /“A” was not understood/],
    ['2024-05', /is a date/],
    ['2024-05-31', /is a date/],
    ['-180', /must be 0 or more/],
    ['5,00-', /must be 0 or more/],
    ['(5,00)', /in brackets/],
    ['1,5k', /“k” was not understood/],
    ['ca. 40', /no price/],
  ])('that cannot be read is refused: %s', (text, says) => {
    expect(() => readPrice(text, { ...quiet, mark: '.' })).toThrow(says)
  })

  it('keeps two decimals, a half rounded up, and tells of more', () => {
    const told: string[] = []
    expect(readPrice('12,345', { mark: ',', tell: ({ en }) => told.push(en) })).toMatchObject({ low: 12.35 })
    expect(told).toContain('has more than 2 decimals; rounded to 12.35')
  })

  it('says its currency, what it is for, and whether tax is in it', () => {
    expect(readPrice('ab 12,50 € / m² inkl. MwSt.', quiet)).toMatchObject({ low: 12.5, currencies: ['EUR'], per: { quantity: 1, units: ['square_meter'] }, isTaxIncluded: true }) // prettier-ignore
    expect(readPrice('12.40 per 100', quiet)?.per).toEqual({ quantity: 100, units: [] })
  })
})

describe('the mark before decimals of a column', () => {
  it.each([
    [['1.234,50', '89'], ','],
    [['1,234.50', '89'], '.'],
    [['12,5', '1.234'], ','],
    [['1.234.567', '12'], ','],
    [['12', '14'], '.'],
    [['0.125'], '.'],
  ] as const)('is found by unambiguous numbers: %j', (samples, mark) => {
    expect(decimalMarkOf(samples)).toBe(mark)
  })

  it('is not guessed if a thousand could be a thousandth', () => {
    expect(decimalMarkOf(['1.234', '2.345'])).toBeUndefined()
    expect(decimalMarkOf(['12,5', '12.5'])).toBeUndefined()
  })
})
