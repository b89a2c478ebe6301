import { expect, test } from 'vitest'
import { formatApproximate, formatMeasure, formatPriceRange, formatQuantity } from './price.ts'

const cny = (minPrice: number | null, maxPrice: number | null) => ({ minPrice, maxPrice, currencyUnit: 'CNY' })

test('a range shows its symbol once', () => {
  expect(formatPriceRange(cny(180, 1220), '¥', 'en')).toBe('¥180 – 1,220')
})

test('one price for both ends shows one figure', () => {
  expect(formatPriceRange(cny(310, 310), '¥', 'en')).toBe('¥310')
  expect(formatPriceRange(cny(null, 310), '¥', 'en')).toBe('¥310')
})

test('parts of a unit show two decimals', () => {
  expect(formatPriceRange(cny(9.5, 12), '€', 'en')).toBe('€9.50 – 12')
})

test('the unit rmb is shown divided by seven, rounded, in dollars', () => {
  expect(formatPriceRange({ minPrice: 70, maxPrice: 100, currencyUnit: 'rmb' }, '¥', 'en')).toBe('$10 – 14')
})

test('an unknown price is no price', () => {
  expect(formatPriceRange(cny(null, null), '¥', 'en')).toBeNull()
})

test('a currency written in letters stands apart from its figure', () => {
  expect(formatPriceRange(cny(12, 12), 'CHF', 'en')).toBe('CHF 12')
})

test('a quantity shows the decimals it has', () => {
  expect([1.44, 0.5, 1240].map((quantity) => formatQuantity(quantity, 'en'))).toEqual(['1.44', '0.5', '1,240'])
})

test('an estimate is rounded to what it can say', () => {
  const rounded = [1161.4, 186.67, 86.67, 16.86, 3.456, 0.852].map((amount) => formatApproximate(amount, 'en'))
  expect(rounded).toEqual(['1,161', '187', '87', '17', '3.46', '0.85'])
})

test('an estimate below ten has the decimals of an own price', () => {
  const rounded = [2.1, 2, 2.999, 9.996, 0.0324, 0.004].map((amount) => formatApproximate(amount, 'en'))
  expect(rounded).toEqual(['2.10', '2', '3', '10', '0.03', '0.004'])
})

test('a small measure keeps three figures', () => {
  expect([1.44, 5.3265, 0.0324].map((quantity) => formatMeasure(quantity, 'en'))).toEqual(['1.44', '5.33', '0.0324'])
})
