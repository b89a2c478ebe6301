import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readArithmetic } from './typed-number.ts'

it('reads a number as it is written here and there, with its unit, and sums', () => {
  const read: Record<string, number | null> = {
    '120': 120,
    ' 1,5 ': 1.5,
    '.5': 0.5,
    '-12.25': -12.25,
    '−3': -3,
    '120 mm': 120,
    '12 cm': 120,
    '1.2m': 1200,
    '2 厘米': 20,
    '120+5': 125,
    '0.1+0.2': 0.3,
    '2*(40-1.5)': 77,
    '1.2 m / 3': 400,
    '10 × 3 ÷ 2': 15,
    '3 - -2': 5,
    '１２０': 120,
    '１．２ ｍ': 1200,
    '４０＋２': 42,
    '1 200': 1200,
    '1 200 000': 1_200_000,
    '1.234,5': 1234.5,
    "1'200": 1200,
    '٣ سم': null,
    '١٢٫٥': 12.5,
    '10 ft': 3048,
    '2 Zoll': 50.8,
    [`5' 6 1/2"`]: 1689.1,
    [`5' 6 1/2" - 2 * 3 cm`]: 1629.1,
    [`1' + 6"`]: 457.2,
    '3/4"': 19.05,
    '5-10': -5,
    '100/10': 10,
    '(2 cm)': 20,
    '2 m²': null,
    '20 €': null,
    'ca. 12': null,
    '12*': null,
    '': null,
    wide: null,
    '12 13': null,
    '(2': null,
    '1/0': null,
    '1 furlong': null,
    '1e5': null,
  }
  for (const [text, value] of Object.entries(read))
    expect([text, readArithmetic(text, 'millimeter')]).toEqual([text, value])
})

it('reads back every number that a field shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000, max: 2_000_000 }), (hundredths) => {
      expect(readArithmetic(String(hundredths / 100))).toBe(hundredths / 100)
    }),
  )
})

it('takes a unit only where the field has one of its kind', () => {
  expect(['45', '45 %', '45 mm'].map((text) => readArithmetic(text, 'percent'))).toEqual([45, 45, null])
  expect(['45', '45 mm'].map((text) => readArithmetic(text))).toEqual([45, null])
})
