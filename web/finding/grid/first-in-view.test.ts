import { expect, test } from 'vitest'
import { scrollAfter } from './first-in-view.ts'

const wide = { columns: 5, rowHeight: 300, top: 100 }
const narrow = { columns: 2, rowHeight: 260, top: 140 }

test('the first product in view stays in view when the columns become fewer', () => {
  // Row 20 of five columns begins with product 100, which is in row 50 of two.
  expect(scrollAfter(wide, narrow, 100 + 20 * 300)).toBe(140 + 50 * 260)
})

test('half a row stays half a row', () => {
  expect(scrollAfter(wide, narrow, 100 + 20.5 * 300)).toBe(140 + 50.5 * 260)
})

test('there and back is where it was', () => {
  const there = scrollAfter(wide, narrow, 100 + 20.25 * 300) ?? 0
  expect(scrollAfter(narrow, wide, there)).toBeCloseTo(100 + 20.25 * 300)
})

test('above the products nothing moves', () => {
  expect(scrollAfter(wide, narrow, 60)).toBeNull()
})
