import { expect, test } from 'vitest'
import { stepInRow } from './row-keys.ts'

test('arrow keys go along a row and stop at its ends', () => {
  expect(stepInRow('ArrowRight', 0, 3)).toBe(1)
  expect(stepInRow('ArrowRight', 2, 3)).toBe(2)
  expect(stepInRow('ArrowLeft', 0, 3)).toBe(0)
})

test('Home and End go to the ends', () => {
  expect(stepInRow('Home', 2, 3)).toBe(0)
  expect(stepInRow('End', 0, 3)).toBe(2)
})

test('other keys are left alone', () => {
  expect(stepInRow('Enter', 1, 3)).toBeNull()
})
