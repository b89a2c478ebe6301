import { describe, expect, it } from 'vitest'
import { decimalMarkOf, readNumber, readAmountRange } from './read-number.ts'

describe('an amount', () => {
  it.each([
    ['1,234.50', '.', 1234.5],
    ['1.234,50', ',', 1234.5],
    ["1'234.50", '.', 1234.5],
    ['1 234,50 €', ',', 1234.5],
    ['１２.５', '.', 12.5],
    ['￥ 680', '.', 680],
    ['CHF 45.-', '.', 45],
    ['€ 80,–', ',', 80],
    ['38元/㎡', '.', 38],
    ['12,5 EUR/m2', ',', 12.5],
    ['-3', '.', -3],
    ['.5', '.', 0.5],
  ] as const)('is read in the usual notations: %s with %s', (text, mark, value) => {
    expect(readNumber(text, mark)).toBe(value)
  })

  it.each([
    ['1,234.50', ',', 1234.5],
    ['1.234,50', '.', 1234.5],
    ['12,345,678.9', ',', 12_345_678.9],
  ] as const)('with both marks is read without the mark of its column: %s', (text, mark, value) => {
    expect(readNumber(text, mark)).toBe(value)
  })

  it.each([
    ['面议', '.', /no number/],
    ['12 or 14', '.', /several numbers/],
    ['12.50', ',', /no number with , before its decimals/],
    ['1.2.3', '.', /no number with/],
    ['1,23,4.5', '.', /no number with/],
  ] as const)('that is ambiguous or no number is refused: %s', (text, mark, says) => {
    expect(() => readNumber(text, mark)).toThrow(says)
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
    ['-180', '.', -180, -180],
    ['95', '.', 95, 95],
  ] as const)('may be a range: %s', (text, mark, low, high) => {
    expect(readAmountRange(text, mark)).toEqual({ low, high })
  })

  it.each([
    ['on request', /no price/],
    ['220-180', /lowest price is greater than its highest/],
    ['1-2-3', /several prices/],
    ['12-3/4', /several prices/],
    ['12 or 14', /several prices/],
    ['180/220', /several prices/],
    ['12A-300', /is no price|several prices/],
    ['5--10', /several prices/],
    ['A-12', /is no price/],
    ['2024-05', /is no price/],
    ['2024-05-31', /is no price/],
  ])('that cannot be read is refused: %s', (text, says) => {
    expect(() => readAmountRange(text, '.')).toThrow(says)
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
