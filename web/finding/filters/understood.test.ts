import { expect, test } from 'vitest'
import type { UnderstoodCondition } from '../../../contract/conditions.ts'
import { tellApart, keywordWithout, withoutWords } from './understood.ts'

const keyword = 'oak under 500 and in stock'
const price: UnderstoodCondition = {
  kind: 'price',
  text: 'under 500',
  start: 4,
  end: 13,
  priceMin: null,
  priceMax: 500,
  priceIn: 'CNY',
  priceUnit: null,
}
const stock: UnderstoodCondition = { kind: 'stock', text: 'in stock', start: 18, end: 26 }

test('the words are the rest of the keyword without its conditions', () => {
  const told = tellApart(keyword, [price, stock])
  expect(told).toEqual({ words: 'oak', conditions: [price, stock] })
  expect(withoutWords(told)).toBe('under 500 in stock')
  expect(tellApart('oak', [])).toEqual({ words: 'oak', conditions: [] })
})

test('a condition is removed with its piece, and with the particle that joined it', () => {
  expect(keywordWithout(keyword, price)).toBe('oak and in stock')
  expect(keywordWithout(keyword, stock)).toBe('oak under 500')
  expect(keywordWithout('in stock', { ...stock, start: 0, end: 8 })).toBe('')
})

test('until a changed keyword is read again, its remaining conditions stay', () => {
  expect(tellApart('oak and in stock', [price, stock])).toEqual({
    words: 'oak',
    conditions: [{ ...stock, start: 8, end: 16 }],
  })
  expect(tellApart('marble', [price, stock])).toEqual({ words: 'marble', conditions: [] })
})

test('two limits that stand apart are one condition, and go together', () => {
  const apart = 'over 100 felt under 300 in stock'
  const both: UnderstoodCondition = {
    ...price,
    priceMin: 100,
    priceMax: 300,
    text: 'under 300',
    start: 14,
    end: 23,
    also: [{ text: 'over 100', start: 0, end: 8 }],
  }
  const later: UnderstoodCondition = { ...stock, start: 24, end: 32 }
  const told = tellApart(apart, [both, later])
  expect(told).toEqual({ words: 'felt', conditions: [both, later] })
  expect(keywordWithout(apart, both)).toBe('felt in stock')
  expect(withoutWords(told)).toBe('over 100 under 300 in stock')
  expect(tellApart('felt in stock', [both, later])).toMatchObject({ words: 'felt', conditions: [{ kind: 'stock' }] })
})

test('what could not be read stays among the words, and goes with its chip', () => {
  const words = 'oak 3/4 lb in stock'
  const unread: UnderstoodCondition = { kind: 'unread', text: '3/4 lb', start: 4, end: 10 }
  const told = tellApart(words, [{ ...stock, start: 11, end: 19 }, unread])
  expect(told.words).toBe('oak 3/4 lb')
  expect(withoutWords(told)).toBe('in stock')
  expect(keywordWithout(words, unread)).toBe('oak in stock')
})
