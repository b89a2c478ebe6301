import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coverSquares } from './cover-squares.ts'

const SIZES = { side: 32, margin: 18 }

it('Rectangles hold every square that was asked for', () => {
  const squares = fc.array(
    fc.record({ column: fc.integer({ min: -9, max: 9 }), row: fc.integer({ min: -9, max: 9 }) }),
    {
      maxLength: 40,
    },
  )
  fc.assert(
    fc.property(squares, (wanted) => {
      const areas = coverSquares(wanted, SIZES)
      for (const { column, row } of wanted) {
        const isHeld = areas.some(
          (area) =>
            column >= area.column &&
            column < area.column + area.columns &&
            row >= area.row &&
            row < area.row + area.rows,
        )
        expect(isHeld).toBe(true)
      }
    }),
  )
})

it('Squares of a wall are one rectangle, and those far from each other are not', () => {
  const wall = Array.from({ length: 12 }, (_, index) => ({ column: index % 4, row: Math.floor(index / 4) }))
  expect(coverSquares(wall, SIZES)).toEqual([{ column: 0, row: 0, columns: 4, rows: 3 }])
  expect(coverSquares([wall[0] ?? { column: 0, row: 0 }, { column: 40, row: 40 }], SIZES)).toHaveLength(2)
})
