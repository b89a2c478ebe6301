import { expect, test } from 'vitest'
import { withPricesIn } from './converted-prices.ts'

const rateOf = (currency: string, cny: number) => ({ currency, cny, date: '2026-11-01', source: null })
const known = {
  preferred: 'CNY',
  offered: new Set(['CNY', 'EUR', 'USD']),
  rates: [rateOf('CNY', 1), rateOf('EUR', 8), rateOf('USD', 7)],
}
const inCurrency = (query: string, priceIn: string) =>
  withPricesIn(new URLSearchParams(query), priceIn, known)?.toString()

test.each([
  ['priceMax=600', 'EUR', 'priceMax=75&priceIn=EUR'],
  ['priceMin=8&priceMax=605&brandId=3&skuId=9', 'EUR', 'priceMin=1&priceMax=75.63&brandId=3&priceIn=EUR&skuId=9'],
  ['priceMax=75&priceIn=EUR', 'CNY', 'priceMax=600'],
  ['priceMax=70&priceIn=EUR', 'USD', 'priceMax=80&priceIn=USD'],
])('the prices of %s are those of %s', (query, priceIn, expected) => {
  expect(inCurrency(query, priceIn)).toBe(expected)
})

test('prices without a rate are left out, and a list without price filters stays as it is', () => {
  expect(inCurrency('priceMax=600&brandId=3', 'CHF')).toBe('brandId=3')
  expect(inCurrency('brandId=3&skuId=9', 'EUR')).toBeUndefined()
})
