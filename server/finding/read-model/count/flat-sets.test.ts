import { expect, it } from 'vitest'
import { flatten } from './flat-sets.ts'

it.each([
  [[[], [0], [1]], true],
  [[[], [0], [0, 1]], false],
  // A view: its column tells two codes apart by what it leaves out, and a product may have both.
  [[[], [0], [], [0]], false],
])('the sets %j are plain: %s', (sets, isPlain) => {
  expect(flatten(sets).isPlain).toBe(isPlain)
})
