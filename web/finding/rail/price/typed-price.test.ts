import { expect, test } from 'vitest'
import { readTypedPrice } from './typed-price.ts'

const yuan = { currency: 'CNY', symbol: '¥' }

test.each([
  ['120', 120],
  [' 12.5 ', 12.5],
  ['.5', 0.5],
  ['7.', 7],
  ['12.345', 12.35],
  ['1,200.50', 1200.5],
  ['12,5', 12.5],
  ['1.200,50', 1200.5],
  ['1,20,000', 120_000],
  ['1,000,000', 1_000_000],
  ['1 200', 1200],
  ['¥1,200', 1200],
  ['￥１２０', 120],
  ['１，２００．５０', 1200.5],
  ['120 元', 120],
  ['０', 0],
  ['-0', 0],
  ['', null],
  ['   ', null],
])('%j is understood', (text, price) => {
  expect(readTypedPrice(text, yuan)).toEqual({ price, problem: null })
})

test.each([
  ['abc', 'notAnAmount'],
  ['12abc', 'notAnAmount'],
  ['1e5', 'notAnAmount'],
  ['0x10', 'notAnAmount'],
  ['Infinity', 'notAnAmount'],
  ['1.2.3', 'notAnAmount'],
  ['100-200', 'notAnAmount'],
  ['-5', 'negative'],
  ['－５', 'negative'],
  ['−5', 'negative'],
  ['1000000001', 'tooHigh'],
  ['9'.repeat(400), 'tooHigh'],
])('%j is refused, and why', (text, problem) => {
  expect(readTypedPrice(text, yuan)).toEqual({ price: null, problem })
})

test.each([
  ['EUR', '€', '€50', 50],
  ['EUR', '€', '50 €', 50],
  ['EUR', '€', 'eur 1,200.50', 1200.5],
  ['USD', 'US$', '$7', 7],
  ['USD', 'US$', 'US$ 7', 7],
  ['CHF', 'CHF', '9 chf', 9],
  ['SEK', '瑞典克朗', '9瑞典克朗', 9],
])('in %s (%s) %j is understood', (currency, symbol, text, price) => {
  expect(readTypedPrice(text, { currency, symbol })).toEqual({ price, problem: null })
})

test.each([
  ['EUR', '€', '¥50'],
  ['EUR', '€', '$50'],
  ['CNY', '¥', '€50'],
])('in %s (%s) %j, the sign of another, is refused', (currency, symbol, text) => {
  expect(readTypedPrice(text, { currency, symbol }).problem).toBe('notAnAmount')
})
