import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endOf, timeAgo } from './moments.ts'

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

describe('when something ends', () => {
  const zone = process.env['TZ']
  beforeAll(() => void (process.env['TZ'] = 'Asia/Shanghai'))
  afterAll(() => (zone === undefined ? delete process.env['TZ'] : (process.env['TZ'] = zone)))

  test('is told by day and time in the reader’s time zone, and with it', () => {
    const end = Date.UTC(2026, 11, 3, 10)
    expect(endOf(end, 'en')).toBe('December 3, 2026 at 6:00 PM GMT+8')
    expect(endOf(end, 'zh-CN')).toBe('2026年12月3日 GMT+8 18:00')
  })
})
