import { expect, it } from 'vitest'
import { largestRectangle } from './rectangle.ts'

/** Rows of a grid: # is in. */
const gridOf = (...rows: string[]) => Uint8Array.from(rows.join(''), (cell) => Number(cell === '#'))

it('is the largest of what is in', () => {
  const grid = gridOf('.##..', '####.', '####.', '#....')
  expect(largestRectangle(grid, 5)).toEqual({ x: 0, y: 1, w: 4, h: 2 })
})

it('is what a search sees most of: the middle of a long strip is less than a block', () => {
  const grid = gridOf('############', '.........###', '.........###')
  expect(largestRectangle(grid, 12)).toEqual({ x: 9, y: 0, w: 3, h: 3 })
})

it('is as large as can be among those of which a search sees as much', () => {
  expect(largestRectangle(gridOf('############'), 12)).toEqual({ x: 0, y: 0, w: 12, h: 1 })
})

it('is empty where nothing is in', () => {
  expect(largestRectangle(gridOf('....', '....'), 4)).toMatchObject({ w: 0, h: 0 })
})
