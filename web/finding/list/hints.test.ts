import { expect, test } from 'vitest'
import { noFilters } from '../filters/filters.ts'
import { followingHint } from './hints.ts'

const filters = {
  ...noFilters,
  keyword: 'Oak  from Italy',
  brandIds: ['1', '2'],
  priceMin: 10,
  places: ['stairs', 'stairs:unstated', 'heated-floor'] as const,
  attrs: { '12': ['5..20'], '13': ['oiled'] },
}
const leave = (filter: string, word: string | null = null) => followingHint(filters, { filter, word, total: 1 })

test('a word is taken out of the words, however it is capitalised', () => {
  expect(leave('keyword', 'italy')).toEqual({ keyword: 'Oak from' })
  expect(followingHint({ ...noFilters, keyword: 'italy' }, { filter: 'keyword', word: 'Italy', total: 1 })).toEqual({
    keyword: null,
  })
})

test('a word of Chinese words that are written as one is taken out of their midst', () => {
  const chinese = { ...noFilters, keyword: '意大利橡木' }
  expect(followingHint(chinese, { filter: 'keyword', word: '意大利', total: 1 })).toEqual({ keyword: '橡木' })
})

test('a joining particle goes with the word', () => {
  const run = { ...noFilters, keyword: '不存在的东西大理石' }
  const hint = { filter: 'keyword', word: '不存在', besides: ['东西'], total: 3 }
  expect(followingHint(run, hint)).toEqual({ keyword: '大理石' })
})

test('words that nothing has are left out beside it', () => {
  const besides = ['from']
  expect(followingHint(filters, { filter: 'keyword', word: 'oak', besides, total: 1 })).toEqual({ keyword: 'Italy' })
  expect(followingHint(filters, { filter: 'brandId', word: null, besides, total: 1 })).toEqual({
    brandIds: [],
    keyword: 'Oak Italy',
  })
})

test('a word that is not there cannot be taken out', () => {
  expect(leave('keyword', 'stone')).toBeNull()
})

test('all words, a list, both ends of a price and one attribute are left out whole', () => {
  expect(leave('keyword')).toEqual({ keyword: null })
  expect(leave('brandId')).toEqual({ brandIds: [] })
  expect(leave('price')).toEqual({ priceMin: null, priceMax: null })
  expect(leave('attrs.12')).toEqual({ attrs: { '13': ['oiled'] } })
})

test('filters that are not in force, or unknown here, cannot be removed', () => {
  expect([leave('areaId'), leave('attrs.99'), leave('weather')]).toEqual([null, null, null])
})

test('a place goes with all its answers, and leaves the others', () => {
  expect(leave('place.stairs')).toEqual({ places: ['heated-floor'] })
  expect(leave('place.outdoors')).toBeNull()
})

test('a colour may be farther off in place of being left out, as a filter or for the words that named it', () => {
  const farther = { hex: '#f1ece1', distance: 15 }
  const near = { ...noFilters, colorHex: '#f1ece1', colorDistance: 3 }
  expect(followingHint(near, { filter: 'colorHex', word: null, farther, total: 1 })).toMatchObject({
    colorHex: '#f1ece1',
    colorDistance: 15,
  })
  const named = { ...noFilters, keyword: 'paint RAL 9010' }
  expect(followingHint(named, { filter: 'keyword', word: 'RAL 9010', farther, total: 1 })).toEqual({
    keyword: 'paint',
    colorHex: '#f1ece1',
    colorDistance: 15,
  })
})
