import { expect, test } from 'vitest'
import { canvasOf, metresOfRoom, paperOf, sideOf } from './paper-size.ts'

test('a paper is called by its format, however it lies', () => {
  expect(paperOf(canvasOf('a3', 'landscape'))).toBe('a3')
  expect(paperOf(canvasOf('a1', 'portrait'))).toBe('a1')
  expect(paperOf({ width: 500, height: 500 })).toBeNull()
})

test('a side is typed in millimetres, within what a paper can have', () => {
  expect(['50', ' 420 ', '297,5', '5000', '42 cm', '２９７', `8 1/2"`].map(sideOf)).toEqual([
    50, 420, 297.5, 5000, 420, 297, 215.9,
  ])
  expect(['', '49', '5001', '-300', 'NaN', 'Infinity', 'wide'].map(sideOf)).toEqual(Array(7).fill(null))
})

test('at 1:5 an A3 shows two metres of the room', () => {
  expect(metresOfRoom(canvasOf('a3', 'landscape'), 5)).toEqual({ width: 2.1, height: 1.485 })
})
