import { expect, test } from 'vitest'
import { valueAfterKey } from './slider-keys.ts'

const scale = { min: 0, max: 8, step: 0.2 }

test.each([
  ['ArrowRight', 3, 3.2],
  ['ArrowUp', 3, 3.2],
  ['ArrowLeft', 3, 2.8],
  ['ArrowDown', 3, 2.8],
  ['PageUp', 3, 3.8],
  ['PageDown', 3, 2.2],
  ['Home', 3, 0],
  ['End', 3, 8],
  ['PageUp', 7.9, 8],
  ['ArrowLeft', 0, 0],
])('%s leads from %d to %d', (key, from, to) => {
  expect(valueAfterKey(key, from, scale)).toBe(to)
})

test('a page is one step at least, and no other key leads anywhere', () => {
  expect(valueAfterKey('PageUp', 1, { min: 0, max: 3, step: 1 })).toBe(2)
  expect(valueAfterKey('Enter', 1, scale)).toBeNull()
  expect(valueAfterKey('Tab', 1, scale)).toBeNull()
})
