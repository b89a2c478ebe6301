import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { majorFromMinor, minorFromMajor, shownCurrency, shownPrice } from './money.ts'

describe('an amount', () => {
  it('comes back unchanged from hundredths', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (minor) => {
        expect(minorFromMajor(majorFromMinor(minor))).toBe(minor)
      }),
    )
  })

  it.each([
    [0.29, 29],
    [1.15, 115],
    [180.5, 18_050],
    [4.35, 435],
  ])('of %d is %i hundredths, whatever binary makes of it', (major, minor) => {
    expect(minorFromMajor(major)).toBe(minor)
  })
})

describe('a price shown', () => {
  it('is divided by seven and rounded behind a dollar sign for the literal unit rmb alone', () => {
    expect(shownPrice(168, 'rmb', '¥')).toEqual({ amount: 24, symbol: '$' })
    expect(['rmb', 'CNY', 'EUR'].map(shownCurrency)).toEqual(['USD', 'CNY', 'EUR'])
    expect(shownPrice(100, 'rmb', '¥')).toEqual({ amount: 14, symbol: '$' })
    expect(shownPrice(168, 'CNY', '¥')).toEqual({ amount: 168, symbol: '¥' })
    expect(shownPrice(168, 'RMB', '¥')).toEqual({ amount: 168, symbol: '¥' })
  })
})
