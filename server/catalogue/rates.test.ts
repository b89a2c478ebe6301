import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { boundsInYuan, fromYuan, getRate, inYuan, listRates } from './rates.ts'
import type { Rate } from './rates.ts'

const rateOf = (whole: number, scale: number): Rate => ({ whole, scale, date: '2026-11-01', source: null })

const anyRate = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(1, 10, 100, 1000, 10_000))
  .map(([whole, scale]) => rateOf(whole, scale))
const minor = fc.integer({ min: 0, max: 100_000_000 })

describe('a range of prices in another currency', () => {
  it('matches exactly the prices that lie in it as shown', () => {
    fc.assert(
      fc.property(anyRate, anyRate, minor, minor, (own, rate, price, bound) => {
        const yuan = inYuan(price, own)
        const exact = fromYuan(yuan, rate)
        // So close to a half, floating point may round either way.
        fc.pre(Math.abs(exact - Math.floor(exact) - 0.5) > 1e-6)
        const said = Math.round(exact)
        const { below } = boundsInYuan({ low: undefined, high: bound }, rate)
        const { from } = boundsInYuan({ low: bound, high: undefined }, rate)
        expect([yuan < below, yuan >= from]).toEqual([said <= bound, said >= bound])
      }),
    )
  })

  it('includes a price at its very end, in its own currency', () => {
    fc.assert(
      fc.property(anyRate, minor, (rate, price) => {
        const { from, below } = boundsInYuan({ low: price, high: price }, rate)
        const yuan = inYuan(price, rate)
        expect(yuan >= from && yuan < below).toBe(true)
      }),
    )
  })

  it('matches nothing if it is reversed, and no unknown price', () => {
    const upsideDown = boundsInYuan({ low: 501, high: 500 }, rateOf(8, 1))
    expect(4000 >= upsideDown.from && 4000 < upsideDown.below).toBe(false)
    const all = boundsInYuan({ low: undefined, high: undefined }, rateOf(8, 1))
    const unknown = inYuan(NaN, rateOf(8, 1))
    expect(unknown >= all.from).toBe(false)
  })
})

test('what prices can be compared in begins with the yuan, and does not say it twice', () => {
  const yuan = { whole: 1, scale: 1, date: null, source: null }
  const rates = new Map([
    ['USD', rateOf(712, 100)],
    ['rmb', yuan],
    ['EUR', rateOf(8, 1)],
    ['CNY', yuan],
  ])
  expect(listRates(rates).map(({ currency, cny }) => [currency, cny])).toEqual([
    ['CNY', 1],
    ['EUR', 8],
    ['USD', 7.12],
  ])
  expect(() => getRate(rates, 'JPY')).toThrow('priceIn: expected a currency that has an exchange rate today')
})
