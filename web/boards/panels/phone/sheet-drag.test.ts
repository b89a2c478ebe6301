import { expect, test } from 'vitest'
import { restOf } from './sheet-drag.ts'

test('a sheet that is let go rests where it is nearest: over all, over half, or away', () => {
  expect([0.95, 0.76, 0.7, 0.5, 0.31].map((share) => restOf(share, 0))).toEqual([
    'whole',
    'whole',
    'half',
    'half',
    'half',
  ])
  expect(restOf(0.25, 0)).toBeNull()
})

test('one that is flung goes on, a step at a time downwards', () => {
  expect(restOf(0.55, 1)).toBe('whole')
  expect(restOf(0.9, -1)).toBe('half')
  expect(restOf(0.45, -1)).toBeNull()
})
