import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { scrollOf } from './edge-scrolling.ts'
import { LEAST_ZOOM, MOST_ZOOM } from './viewing.ts'

const desk = { w: 900, h: 600 }
const paper = { w: 594, h: 420 }
const middle = { x: 450, y: 300 }
/** A paper that extends beyond every edge. */
const view = { zoom: 4, x: -1000, y: -800 }

const scrolled = (at: { x: number; y: number }, start = middle) => scrollOf({ start, at }, { view, paper, desk }, 0.1)

test('the paper comes the faster the nearer the pointer is to the edge, and no faster beyond it', () => {
  expect(scrolled({ x: 60, y: 300 })).toEqual({ x: 0, y: 0 })
  const [near, nearer, at, beyond] = [40, 10, 0, -300].map((x) => scrolled({ x, y: 300 }).x)
  expect(near).toBeGreaterThan(0)
  expect(nearer).toBeGreaterThan(near ?? 0)
  expect(at).toBeGreaterThan(nearer ?? 0)
  expect(beyond).toBe(at)
  expect(scrolled({ x: 890, y: 590 })).toEqual({ x: expect.any(Number), y: expect.any(Number) })
  expect(Math.max(scrolled({ x: 890, y: 590 }).x, scrolled({ x: 890, y: 590 }).y)).toBeLessThan(0)
})

test('who begins at the edge goes on outwards first', () => {
  const start = { x: 20, y: 300 }
  expect(scrolled({ x: 20, y: 320 }, start)).toEqual({ x: 0, y: 0 })
  expect(scrolled({ x: 5, y: 300 }, start).x).toBeGreaterThan(0)
})

test('no more than a quarter of the desk comes into sight beside the paper, and nothing springs back', () => {
  const px = fc.double({ min: -2000, max: 2000, noNaN: true })
  const zoom = fc.double({ min: LEAST_ZOOM, max: MOST_ZOOM, noNaN: true })
  fc.assert(
    fc.property(px, px, px, px, zoom, (x, y, right, down, larger) => {
      const lying = { view: { zoom: larger, x, y }, paper, desk }
      const by = scrollOf({ start: middle, at: { x: right, y: down } }, lying, 0.05)
      // A point farther inside stays still.
      expect(x + by.x).toBeLessThanOrEqual(Math.max(desk.w / 4, x) + 1e-6)
      expect(y + by.y).toBeLessThanOrEqual(Math.max(desk.h / 4, y) + 1e-6)
      expect(by.x === 0 || by.x > 0 === right < desk.w / 2).toBe(true)
      expect(by.y === 0 || by.y > 0 === down < desk.h / 2).toBe(true)
    }),
  )
})
