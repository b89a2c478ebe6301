import { expect, test } from 'vitest'
import { countedFilters } from '../../../contract/filters.ts'
import { isAttributeList, isFacets, isProductPage } from './answer-shapes.ts'

const card = { spuId: '1', brand: {}, swatches: [] }

test('a page of products is a list of cards, and may be empty', () => {
  expect(isProductPage({ list: [] })).toBe(true)
  expect(isProductPage({ list: [card, card] })).toBe(true)
  const near = { ...card, met: [0], lacking: [], unstated: [] }
  expect(isProductPage({ list: [], nearest: { wishes: [{ text: 'oak', means: {} }], list: [near] } })).toBe(true)
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
  { list: [card], otherScales: [{ value: 'B..' }] },
  { list: [], nearest: null },
  { list: [], nearest: { wishes: [{ text: 'oak' }], list: [] } },
  { list: [], nearest: { wishes: [], list: [card] } },
])('what would break the page is none: %j', (answer) => {
  expect(isProductPage(answer)).toBe(false)
})

test('an attribute of the table of facts has scales with classes', () => {
  const listOf = (fact?: unknown) => [{ id: '1', enName: 'Slip class', options: [], fact }]
  expect(isAttributeList(listOf())).toBe(true)
  expect(isAttributeList(listOf({ scales: [{ classes: ['R9'] }] }))).toBe(true)
  expect(isAttributeList(listOf({ scales: [{}] }))).toBe(false)
  expect(isAttributeList(listOf('slip-ramp'))).toBe(false)
})

test('counts of a class or better are counts of values', () => {
  const answer = (atLeast: unknown) => {
    const lists = Object.fromEntries(countedFilters.map(({ counts }) => [counts, []]))
    return { ...lists, priceUnits: [], prices: [], attrs: [{ id: '1', values: [], atLeast }] }
  }
  expect(isFacets(answer(undefined))).toBe(true)
  expect(isFacets(answer([{ value: 'R9..', count: 1 }]))).toBe(true)
  expect(isFacets(answer([{ value: 'R9..' }]))).toBe(false)
})
