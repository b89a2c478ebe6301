import { expect, test } from 'vitest'
import {
  forgetRecentSearch,
  forgetRecentSearches,
  keepRecentSearch,
  MOST_RECENT,
  readRecentSearches,
} from './recent-searches.ts'

function aStorage(content?: string) {
  const values = new Map<string, string>(content === undefined ? [] : [['quarry-recent-searches', content]])
  return () => ({
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
}

test('the newest search comes first, and the same words are kept once', () => {
  const open = aStorage()
  for (const words of ['oak', 'stone', ' Oak ']) keepRecentSearch(words, open)
  expect(readRecentSearches(open)).toEqual(['Oak', 'stone'])
})

test('only so many are kept', () => {
  const open = aStorage()
  for (let index = 0; index < 20; index += 1) keepRecentSearch(`words ${index}`, open)
  expect(readRecentSearches(open)).toHaveLength(MOST_RECENT)
  expect(readRecentSearches(open)[0]).toBe('words 19')
})

test('an empty text, or one too long for a search, is not kept', () => {
  const open = aStorage()
  for (const words of ['', '  ', 'x'.repeat(201)]) keepRecentSearch(words, open)
  expect(readRecentSearches(open)).toEqual([])
})

test('one is forgotten, or all', () => {
  const open = aStorage('["oak","stone","glass"]')
  forgetRecentSearch('stone', open)
  expect(readRecentSearches(open)).toEqual(['oak', 'glass'])
  forgetRecentSearches(open)
  expect(readRecentSearches(open)).toEqual([])
})

test.each(['{', 'null', '{"a":1}', '[1,null,"oak",""]', '"oak"'])('storage that holds %s breaks nothing', (content) => {
  expect(readRecentSearches(aStorage(content)).filter((words) => words !== 'oak')).toEqual([])
})
