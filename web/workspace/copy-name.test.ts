import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyNameOf } from './copy-name.ts'

const LONGEST = 60

const copy = (name: string) => copyNameOf(name, LONGEST, (text) => `${text} (copy)`)

test('a copy is called after what it is of, cut where that would be too long, and never within a sign', () => {
  expect(copy('Lobby')).toBe('Lobby (copy)')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: LONGEST }), (name) => {
      const called = copy(name)
      expect(called.length).toBeLessThanOrEqual(Math.max(LONGEST, name.length))
      expect(called.endsWith(' (copy)')).toBe(true)
      expect(called.isWellFormed()).toBe(name.isWellFormed())
    }),
  )
})
