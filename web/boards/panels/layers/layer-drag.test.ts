import { expect, test } from 'vitest'
import { gapOf, scrolledBy } from './layer-drag.ts'

test('what is held lands between the rows that are nearest, and never beyond the list', () => {
  expect([-50, 0, 17, 19, 53, 55, 400].map((y) => gapOf(y, 36, 4))).toEqual([0, 0, 0, 1, 1, 2, 4])
})

test('a list is scrolled from near its edges, faster the further out, and not from its middle', () => {
  expect([200, 36, 364].map((y) => scrolledBy(y, 400, 36))).toEqual([0, 0, 0])
  expect([35, 0, -500].map((y) => scrolledBy(y, 400, 36))).toEqual([-1, -6, -12])
  expect([365, 400, 900].map((y) => scrolledBy(y, 400, 36))).toEqual([1, 6, 12])
})
