import { expect, test } from 'vitest'
import { serialiseQuery } from './query-string.ts'

test('a list travels as one value parted by commas', () => {
  expect(serialiseQuery({ brandId: ['3', '7'] })).toBe('brandId=3,7')
})

test('nested values travel with dots', () => {
  expect(serialiseQuery({ attrs: { 12: ['oak', 'ash'] }, sort: 'name' })).toBe('attrs.12=oak,ash&sort=name')
})

test('absent and empty values are not sent', () => {
  expect(serialiseQuery({ keyword: '', categoryId: undefined, brandId: [], after: null })).toBe('')
})

test('words are escaped', () => {
  expect(serialiseQuery({ keyword: '橡木 & oak' })).toBe('keyword=%E6%A9%A1%E6%9C%A8%20%26%20oak')
})

test('a list with a comma in one of its values travels value by value', () => {
  expect(serialiseQuery({ attrs: { 12: ['a, b', 'c'] } })).toBe('attrs.12[0]=a%2C%20b&attrs.12[1]=c')
})
