import { describe, expect, it } from 'vitest'
import { mayBeKept, wordsOf } from './words.ts'

describe('words that are looked for', () => {
  it('are the same however they were typed', () => {
    expect(wordsOf('  Oak   FLOOR ')).toBe('oak floor')
    expect(wordsOf('ＯＡＫ　ｆｌｏｏｒ')).toBe('oak floor')
    expect(wordsOf(' \t ')).toBe('')
  })

  it.each(['oak 18 mm', '600x1200', '橡木地板', 'RAL 9010', '600×1200', '18*1220*2440'])(
    'are kept where they are of things: %s',
    (words) => {
      expect(mayBeKept(wordsOf(words))).toBe(true)
    },
  )

  it.each([
    'ada@quarry.test',
    '13812345678',
    '138 1234 5678',
    '+49 (30) 123-456',
    '138,1234,5678',
    '138_1234_5678',
    '138·1234·5678',
    '1:3:8:1:2:3',
    '一'.repeat(61),
    '１２３４５６',
  ])('are not kept where they may be of a person: %s', (words) => {
    expect(mayBeKept(wordsOf(words))).toBe(false)
  })
})
