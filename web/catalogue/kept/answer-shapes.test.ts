import { expect, test } from 'vitest'
import { isProductPage } from './answer-shapes.ts'

const card = { spuId: '1', brand: {}, swatches: [] }

test('a page of products is a list of cards, and may be empty', () => {
  expect(isProductPage({ list: [] })).toBe(true)
  expect(isProductPage({ list: [card, card] })).toBe(true)
})

test.each([
  null,
  undefined,
  [],
  {},
  { list: null },
  { list: {} },
  { list: [null] },
  { list: [card, {}] },
  { list: [{ ...card, spuId: 1 }] },
  { list: [{ ...card, brand: null }] },
  { list: [{ ...card, swatches: null }] },
])('what would break the page is none: %j', (answer) => {
  expect(isProductPage(answer)).toBe(false)
})
