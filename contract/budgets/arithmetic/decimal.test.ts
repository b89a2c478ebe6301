import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compareDecimals, divideRounded, divideUp, parseDecimal, printDecimal, roundedTo, sumOf } from './decimal.ts'

const scale = fc.integer({ min: 0, max: 12 })
const value = fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n })
const short = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n })
const anyValue = fc.oneof(short, value)

it('reads what it prints, long or short', () => {
  fc.assert(
    fc.property(anyValue, scale, (value, scale) => {
      const printed = printDecimal(value, scale)
      expect(parseDecimal(printed, scale)).toBe(value)
      expect(printed).toMatch(/^-?\d+(\.\d*[1-9])?$/)
      expect(parseDecimal(printDecimal(value, scale, scale), scale)).toBe(value)
    }),
  )
})

it.each([
  ['0', 0, 0n],
  ['-0', 2, 0n],
  ['12.34', 4, 123_400n],
  ['-12.34', 2, -1234n],
  ['007.5', 1, 75n],
  ['9999999999.99', 2, 999_999_999_999n],
  ['123456789012345678901234567890.5', 1, 1_234_567_890_123_456_789_012_345_678_905n],
])('reads %s at %i places', (text, scale, expected) => expect(parseDecimal(text, scale)).toBe(expected))

it.each(['', '-', '.', '1.', '.5', '1,5', '1e5', ' 1', '+1', '1.2.3', '--1', 'NaN', '1.234'])(
  'refuses "%s" at two places',
  (text) => {
    expect(() => parseDecimal(text, 2)).toThrow(RangeError)
    expect(() => parseDecimal(text.padEnd(40, 'x'), 2)).toThrow(RangeError)
  },
)

it('rounds to the nearest, and a half away from zero', () => {
  expect([-15n, -5n, -4n, 4n, 5n, 14n, 15n].map((tenths) => divideRounded(tenths, 10n))).toEqual([
    -2n,
    -1n,
    0n,
    0n,
    1n,
    1n,
    2n,
  ])
  expect(roundedTo({ numerator: -1005n, denominator: 1000n }, 2)).toBe(-101n)
  fc.assert(
    fc.property(value, fc.bigInt({ min: 1n, max: 10n ** 20n }), (numerator, denominator) => {
      const rounded = divideRounded(numerator, denominator)
      const off = 2n * (numerator - rounded * denominator)
      const isNearest = off <= denominator && off >= -denominator
      const isAway = (off !== denominator || numerator < 0n) && (off !== -denominator || numerator > 0n)
      expect({ isNearest, isAway }).toEqual({ isNearest: true, isAway: true })
      expect(divideRounded(-numerator, denominator)).toBe(-rounded)
    }),
  )
})

it('rounds up to the next whole number, and no further', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 30n }),
      fc.bigInt({ min: 1n, max: 10n ** 10n }),
      (needed, coverage) => {
        const packs = divideUp(needed, coverage)
        expect(packs * coverage >= needed).toBe(true)
        expect((packs - 1n) * coverage < needed).toBe(true)
      },
    ),
  )
})

it('adds and compares texts by their value', () => {
  expect(sumOf([])).toBe('0')
  expect(sumOf(['0.1', '0.2'])).toBe('0.3')
  expect(sumOf(['4147.20', '0.005'])).toBe('4147.205')
  expect(['10', '9.5', '9.50', '-1'].toSorted(compareDecimals)).toEqual(['-1', '9.5', '9.50', '10'])
  expect(compareDecimals('1.0', '1')).toBe(0)
})
