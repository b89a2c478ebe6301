import { expect, test } from 'vitest'
import { rateText } from './comparable-price.ts'
import { testWordsIn } from '../../testing/catalogue/words-in.ts'

const at = (rateSource: string | null) => ({
  low: 10,
  high: 10,
  currency: 'CNY',
  per: 'square_meter',
  rateDate: '2026-11-01',
  rateSource,
})
const inEnglish = (source: string | null) => rateText(at(source), testWordsIn('en'))
const inChinese = (source: string | null) => rateText(at(source), testWordsIn('zh-CN'))

test('a rate is told with its day, and its source in the language of the reader', () => {
  const source = '演示汇率，虚构 / Demonstration rate, invented'
  expect(inEnglish(source)).toBe('at the rate of Nov 1, 2026 (Demonstration rate, invented)')
  expect(inChinese(source)).toBe('按 2026年11月1日 汇率换算（演示汇率，虚构）')
})

test('a source that does not stand in the language of the reader is left away; a sign of letters is read in both', () => {
  expect(inChinese('European Central Bank')).toBe('按 2026年11月1日 汇率换算')
  expect(inEnglish('欧洲央行')).toBe('at the rate of Nov 1, 2026')
  expect(inChinese('ECB')).toBe('按 2026年11月1日 汇率换算（ECB）')
  expect(inChinese(null)).toBe('按 2026年11月1日 汇率换算')
})

test('shows only the sources that the reader can read', () => {
  const sources = '演示汇率，虚构 / Demonstration rate, invented, European Central Bank'
  expect(inEnglish(sources)).toBe('at the rate of Nov 1, 2026 (Demonstration rate, invented, European Central Bank)')
  expect(inChinese(sources)).toBe('按 2026年11月1日 汇率换算（演示汇率，虚构）')
})
