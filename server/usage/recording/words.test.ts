import { describe, expect, it } from 'vitest'
import { mayBeKept, wordsInVain, wordsOf } from './words.ts'

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
    '0207 – 9460',
    '020 · 7946 · 0958',
    '1:3:8:1:2:3',
    '一'.repeat(61),
    '１２３４５６',
  ])('are not kept where they may be of a person: %s', (words) => {
    expect(mayBeKept(wordsOf(words))).toBe(false)
  })
})

describe('searches in vain', () => {
  const none = { words: [], isAll: false }

  it.each([
    ['zorkle floor tiles for a hotel', { words: ['zorkle'], isAll: false }, ['zorkle']],
    ['zorkle floor', { words: ['Zorkle'], isAll: false }, ['zorkle']],
    ['gris pulpis', { words: ['gris', 'pulpis'], isAll: true }, ['gris pulpis']],
    ['blue oak', none, ['blue oak']],
    ['blue oak for a sauna floor', none, []],
    ['浅色的橡木地板用在桑拿房', none, []],
    ['one two six ten zero', { words: ['one', 'two', 'one', 'a'], isAll: true }, ['one', 'two']],
    ['mail ada@quarry.test about zorkle', { words: ['ada', 'zorkle'], isAll: false }, []],
    ['call 138 1234 5678 zorkle', { words: ['call', 'zorkle'], isAll: false }, []],
  ])('are counted under words, never under a sentence: %s', (words, unread, counted) => {
    expect(wordsInVain(words, unread)).toEqual(counted)
  })
})
