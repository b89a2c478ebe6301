import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LONGEST_BOARD_NAME } from '../../../contract/boards/board.ts'
import { copyNameOf } from './copy-name.ts'

const copy = (name: string) => copyNameOf(name, (text) => `${text} (copy)`)

test('a copy is called after its board, cut where that would be too long, and never within a sign', () => {
  expect(copy('Lobby')).toBe('Lobby (copy)')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: LONGEST_BOARD_NAME }), (name) => {
      const called = copy(name)
      expect(called.length).toBeLessThanOrEqual(Math.max(LONGEST_BOARD_NAME, name.length))
      expect(called.endsWith(' (copy)')).toBe(true)
      expect(called.isWellFormed()).toBe(name.isWellFormed())
    }),
  )
})
