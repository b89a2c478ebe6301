import { expect, test } from 'vitest'
import { totalDifferenceText } from './amounts.ts'

test.each(['en', 'zh-CN'])('somebody reads what they save with a minus, the smaller amount first (%s)', (language) => {
  const text = (low: string, high: string) => totalDifferenceText({ currency: 'CNY', low, high }, language)
  expect(text('-16464.00', '-21168.00')).toBe('CNY −21,168.00 – −16,464.00')
  expect(text('-200', '110.5')).toBe('CNY −200.00 – +110.50')
  expect(text('200', '200.00')).toBe('CNY +200.00')
  expect(text('0', '-5')).toBe('CNY −5.00 – 0.00')
})
