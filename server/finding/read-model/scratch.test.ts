import { expect, it } from 'vitest'
import { createScratch } from './scratch.ts'

it('A scratch has room for a list of any length, and the same room for the next one', () => {
  const scratch = createScratch((length) => new Uint32Array(length))
  const first = scratch(10).fill(7)
  expect(first).toHaveLength(10)
  expect(scratch(4)).toEqual(Uint32Array.of(7, 7, 7, 7))
  expect(scratch(4).buffer).toBe(first.buffer)
  expect(scratch(1000)).toHaveLength(1000)
  expect(scratch(0)).toHaveLength(0)
})
