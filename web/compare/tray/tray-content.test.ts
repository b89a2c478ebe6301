import { expect, test } from 'vitest'
import { isSameSet, parseTray } from './tray-content.ts'

test.each([
  ['nothing', null],
  ['no JSON', '[1,'],
  ['no list', '{"0":"1"}'],
  ['numbers', '[1,2]'],
  ['no ids', '["../1","","1e3",null,["1"],"1234567890123456789"]'],
])('a stored tray with %s holds no SKU', (_, text) => {
  expect(parseTray(text)).toEqual([])
})

test('a stored tray keeps its valid ids, each once, six at most', () => {
  expect(parseTray('["4",null,"4","2"]')).toEqual(['4', '2'])
  expect(parseTray('["1","2","3","4","5","6","7"]')).toEqual(['1', '2', '3', '4', '5', '6'])
})

test('the order of a set does not matter', () => {
  expect(isSameSet(['1', '2'], ['2', '1'])).toBe(true)
  expect(isSameSet(['1', '2'], ['1', '3'])).toBe(false)
  expect(isSameSet(['1'], ['1', '2'])).toBe(false)
})
