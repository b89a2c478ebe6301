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
    '45°': 45,
    '120+5': 125,
    '2*(40-1.5)': 77,
    '1.2 m / 3': 400,
    '10 × 3 ÷ 2': 15,
    '3 - -2': 5,
    '１２０': 120,
    '１．２ ｍ': 1200,
    '４０＋２': 42,
    '1 200': 1200,
    '1 200 000': 1_200_000,
    '': null,
    wide: null,
    '12 13': null,
    '(2': null,
    '1/0': null,
    '1 furlong': null,
    '1e5': null,
  }
  for (const [text, value] of Object.entries(read)) expect([text, readArithmetic(text)]).toEqual([text, value])
})

it('reads back every number that a field shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000, max: 2_000_000 }), (hundredths) => {
      expect(readArithmetic(String(hundredths / 100))).toBe(hundredths / 100)
    }),
  )
})
