import { expect, test } from 'vitest'
import { timeAgo } from './moments.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const MINUTE = 60_000

test('how long ago it was, in the largest unit that is full', () => {
  const inWords = (minutes: number, language = 'en') => timeAgo(NOW - minutes * MINUTE, NOW, language)
  expect(inWords(1)).toBe('1 minute ago')
  expect(inWords(119)).toBe('1 hour ago')
  expect(inWords(60 * 24)).toBe('yesterday')
  expect(inWords(60 * 24 * 29)).toBe('29 days ago')
  expect(inWords(60 * 24 * 400)).toBe('last year')
  expect(inWords(60 * 3, 'zh-CN')).toBe('3小时前')
})

test('what is less than a minute ago, or by a clock that is ahead yet to come, has no number', () => {
  expect(timeAgo(NOW - 59_999, NOW, 'en')).toBeUndefined()
  expect(timeAgo(NOW + MINUTE, NOW, 'en')).toBeUndefined()
})
