import { expect, test } from 'vitest'
import { blockOf, nextCell, placeAfter } from './selection.ts'

const size = { rows: 50, columns: 8, page: 10 }
const at = { row: 5, column: 3 }
const after = (key: string, isFar = false, from = at) => placeAfter(from, { key, isFar }, size)

test('somebody walks the table by arrows, a page at a time, and to its ends', () => {
  expect(after('ArrowLeft')).toEqual({ row: 5, column: 2 })
  expect(after('ArrowDown')).toEqual({ row: 6, column: 3 })
  expect(after('ArrowDown', true)).toEqual({ row: 49, column: 3 })
  expect(after('PageDown')).toEqual({ row: 15, column: 3 })
  expect(after('Home')).toEqual({ row: 5, column: 0 })
  expect(after('Home', true)).toEqual({ row: 0, column: 0 })
  expect(after('End', true)).toEqual({ row: 49, column: 7 })
  expect(after('x')).toBeNull()
})

test('nobody walks out of it, and above the first row are the names of the columns', () => {
  expect(after('ArrowUp', false, { row: 0, column: 0 })).toEqual({ row: -1, column: 0 })
  expect(after('ArrowUp', false, { row: -1, column: 0 })).toEqual({ row: -1, column: 0 })
  expect(after('PageUp', false, { row: 3, column: 0 })).toEqual({ row: 0, column: 0 })
  expect(after('ArrowRight', false, { row: 3, column: 7 })).toEqual({ row: 3, column: 7 })
})

test('a block is the same from whichever corner it is drawn', () => {
  const block = { top: 2, bottom: 5, left: 1, right: 3 }
  expect(blockOf({ row: 2, column: 3 }, { row: 5, column: 1 })).toEqual(block)
  expect(blockOf({ row: 5, column: 1 }, { row: 2, column: 3 })).toEqual(block)
})

test('Tab goes on to the next row after the last cell, and nowhere after the very last', () => {
  expect(nextCell({ row: 2, column: 7 }, 1, size, 1)).toEqual({ row: 3, column: 1 })
  expect(nextCell({ row: 2, column: 1 }, -1, size, 1)).toEqual({ row: 1, column: 7 })
  expect(nextCell({ row: 49, column: 7 }, 1, size, 1)).toBeNull()
})
