import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  boundsOfTurned,
  boundsOfAll,
  boxBetween,
  contains,
  cornersOf,
  degreesWithin,
  holds,
  middleOf,
  touches,
  turnedPoint,
  type TurnedBox,
} from './boxes.ts'

const length = fc.double({ min: -1000, max: 1000, noNaN: true })
const side = fc.double({ min: 1, max: 1000, noNaN: true })
const degrees = fc.double({ min: -180, max: 180, noNaN: true })
const anyBox: fc.Arbitrary<TurnedBox> = fc.record({ x: length, y: length, w: side, h: side, rotation: degrees })

test('a box that is turned by a quarter stands upright in its bounds', () => {
  const { x, y, w, h } = boundsOfTurned({ x: 0, y: 0, w: 200, h: 100, rotation: 90 })
  expect([x, y, w, h].map((value) => Math.round(value))).toEqual([50, -50, 100, 200])
})

test('a point that is turned and turned back is where it was', () => {
  fc.assert(
    fc.property(length, length, degrees, (x, y, angle) => {
      const there = turnedPoint({ x, y }, { x: 7, y: -3 }, angle)
      const back = turnedPoint(there, { x: 7, y: -3 }, -angle)
      expect(back.x).toBeCloseTo(x, 6)
      expect(back.y).toBeCloseTo(y, 6)
    }),
  )
})

test('the bounds of a turned box have its corners and share its middle', () => {
  fc.assert(
    fc.property(anyBox, (box) => {
      const bounds = boundsOfTurned(box)
      for (const { x, y } of cornersOf(box)) expect(contains(bounds, { x, y, w: 0, h: 0 })).toBe(true)
      expect(middleOf(bounds).x).toBeCloseTo(middleOf(box).x, 6)
      expect(middleOf(bounds).y).toBeCloseTo(middleOf(box).y, 6)
    }),
  )
})

test('the bounds of several hold those of each, and nothing has none', () => {
  fc.assert(
    fc.property(fc.array(anyBox, { minLength: 1, maxLength: 5 }), (boxes) => {
      const all = boundsOfAll(boxes)
      for (const box of boxes) expect(all && contains(all, boundsOfTurned(box))).toBe(true)
    }),
  )
  expect(boundsOfAll([])).toBeUndefined()
})

test('a press beside the corner of a turned box misses it, though its bounds are there', () => {
  const box = { x: 0, y: 0, w: 100, h: 100, rotation: 45 }
  expect(holds(box, { x: 50, y: -15 })).toBe(true)
  expect(holds(box, { x: 2, y: 2 })).toBe(false)
})

test('a marquee takes what it touches, and not a turned box whose bounds alone it touches', () => {
  const box = { x: 0, y: 0, w: 100, h: 100, rotation: 45 }
  expect(touches(boxBetween({ x: 10, y: 10 }, { x: -30, y: -30 }), box)).toBe(false)
  expect(touches(boxBetween({ x: 30, y: 30 }, { x: -30, y: -30 }), box)).toBe(true)
  // One lies wholly within the other.
  expect(touches({ x: -500, y: -500, w: 1000, h: 1000 }, box)).toBe(true)
  expect(touches({ x: 45, y: 45, w: 2, h: 2 }, box)).toBe(true)
})

test('an angle has one name', () => {
  expect([370, -190, 180, -180, 540, 0].map(degreesWithin)).toEqual([10, 170, 180, 180, 180, 0])
})
