import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaperPoint, TurnedBox } from './boxes.ts'
import { angleOf, handles, handlePoint, resized, scaledAbout, type Handle } from './resizing.ts'

const lowerRight: Handle = { across: 1, down: 1 }
const right: Handle = { across: 1, down: 0 }
const plain = { keepsRatio: false, aboutMiddle: false }

const anyTurned: fc.Arbitrary<TurnedBox> = fc.record({
  x: fc.double({ min: -500, max: 500, noNaN: true }),
  y: fc.double({ min: -500, max: 500, noNaN: true }),
  w: fc.double({ min: 5, max: 500, noNaN: true }),
  h: fc.double({ min: 5, max: 500, noNaN: true }),
  rotation: fc.double({ min: -180, max: 180, noNaN: true }),
})
const anyHandle = fc.constantFrom(...handles)
const anyPoint: fc.Arbitrary<PaperPoint> = fc.record({
  x: fc.double({ min: -900, max: 900, noNaN: true }),
  y: fc.double({ min: -900, max: 900, noNaN: true }),
})

function acrossFrom({ across, down }: Handle): Handle {
  return { across: (-across || 0) as Handle['across'], down: (-down || 0) as Handle['down'] }
}

test('a corner that is drawn out moves its two sides', () => {
  const box = { x: 10, y: 10, w: 100, h: 50, rotation: 0 }
  expect(resized(box, { x: 160, y: 90 }, { ...plain, handle: lowerRight })).toEqual({ x: 10, y: 10, w: 150, h: 80 })
})

test('what lies across from the handle stays where it was, also of a turned box', () => {
  fc.assert(
    fc.property(anyTurned, anyHandle, anyPoint, fc.boolean(), (box, handle, to, keepsRatio) => {
      const next = resized(box, to, { handle, keepsRatio, aboutMiddle: false })
      const [before, after] = [
        handlePoint(acrossFrom(handle), box),
        handlePoint(acrossFrom(handle), { ...box, ...next }),
      ]
      expect(after.x).toBeCloseTo(before.x, 6)
      expect(after.y).toBeCloseTo(before.y, 6)
    }),
  )
})

test('a handle that is brought back leaves the box as it was', () => {
  fc.assert(
    fc.property(anyTurned, anyHandle, anyPoint, (box, handle, to) => {
      const there = { ...box, ...resized(box, to, { ...plain, handle }) }
      const back = resized(there, handlePoint(handle, box), { ...plain, handle })
      expect(back.x).toBeCloseTo(box.x, 5)
      expect(back.y).toBeCloseTo(box.y, 5)
      expect(back.w).toBeCloseTo(box.w, 5)
      expect(back.h).toBeCloseTo(box.h, 5)
    }),
  )
})

test('a stretched picture keeps its ratio', () => {
  fc.assert(
    fc.property(anyTurned, anyHandle, anyPoint, fc.boolean(), (box, handle, to, aboutMiddle) => {
      const { w, h } = resized(box, to, { handle, keepsRatio: true, aboutMiddle })
      expect(w / h).toBeCloseTo(box.w / box.h, 6)
    }),
  )
})

test('about its middle both sides move', () => {
  const box = { x: 0, y: 0, w: 100, h: 50, rotation: 0 }
  expect(resized(box, { x: 110, y: 0 }, { handle: right, keepsRatio: false, aboutMiddle: true })).toEqual({
    x: -10,
    y: 0,
    w: 120,
    h: 50,
  })
})

test('a side is never turned over, nor smaller than an item may be', () => {
  const box = { x: 0, y: 0, w: 100, h: 50, rotation: 0 }
  expect(resized(box, { x: -400, y: 25 }, { ...plain, handle: right })).toEqual({ x: 0, y: 0, w: 1, h: 50 })
})

test('several grow evenly about a point, and shrink back', () => {
  fc.assert(
    fc.property(anyTurned, anyPoint, fc.double({ min: 0.1, max: 10, noNaN: true }), (box, about, factor) => {
      const there = { ...box, ...scaledAbout(box, about, factor) }
      const back = scaledAbout(there, about, 1 / factor)
      expect(back.x).toBeCloseTo(box.x, 5)
      expect(back.w).toBeCloseTo(box.w, 5)
    }),
  )
})

test('straight up is no angle, to the right a quarter', () => {
  const from = { x: 0, y: 0 }
  expect([angleOf({ x: 0, y: -5 }, from), angleOf({ x: 5, y: 0 }, from), angleOf({ x: 0, y: 5 }, from)]).toEqual([
    0, 90, 180,
  ])
})
