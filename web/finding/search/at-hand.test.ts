import { expect, it } from 'vitest'
import { suggestAtHand } from './at-hand.ts'

const lists = {
  categories: [
    { id: '1', name: '木地板', enName: 'Wood flooring' },
    { id: '2', name: '瓷砖', enName: 'Tiles, floor' },
    { id: '3', name: '墙板', enName: 'Floor-to-wall panels' },
  ],
  brands: [
    { id: '7', name: '弗洛拉', englishName: 'Flora' },
    { id: '8', name: 'İstanbul', englishName: 'İstanbul' },
  ],
}
const told = (words: string) =>
  suggestAtHand(words, lists).map(({ type, id, nameRanges, enNameRanges }) => [type, id, nameRanges, enNameRanges])

it('finds categories and brands whose name has a word that begins so, two of each', () => {
  expect(told('flo')).toEqual([
    ['category', '1', [], [[5, 8]]],
    ['category', '2', [], [[7, 10]]],
    ['brand', '7', [], [[0, 3]]],
  ])
  expect(told('loor')).toEqual([])
})

it('finds Chinese names by any of their characters', () => {
  expect(told('地板')).toEqual([['category', '1', [[1, 3]], []]])
})

it('marks nothing where a letter has another length in small', () => {
  expect(told('stan')).toEqual([])
})

it('finds nothing for nothing, and where nothing has been read', () => {
  expect(told('')).toEqual([])
  expect(suggestAtHand('flo', { categories: undefined, brands: undefined })).toEqual([])
})
