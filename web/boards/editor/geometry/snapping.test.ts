import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PaperBox } from './boxes.ts'
import { snapEdges, snapMove, type SnapTargets } from './snapping.ts'

const none: SnapTargets = { boxes: [], neighbours: [], grid: 0 }
const at = (x: number, y: number, w = 100, h = 100): PaperBox => ({ x, y, w, h })
const among = (...boxes: PaperBox[]): SnapTargets => ({ boxes, neighbours: boxes, grid: 0 })

test('an edge that comes near another’s is brought to it, and a line shows it', () => {
  const snapped = snapMove(at(102, 250), among(at(0, 0)), 5)
  expect(snapped.dx).toBe(-2)
  expect(snapped.dy).toBe(0)
  expect(snapped.guides).toEqual([{ kind: 'line', axis: 'x', at: 100, from: 0, to: 350 }])
})

test('middles are kept to as edges are', () => {
  expect(snapMove(at(23, 400, 50, 50), among(at(0, 0)), 5).dx).toBe(2)
})

test('nothing is brought farther than the threshold', () => {
  const box = fc.record({
    x: fc.integer({ min: -300, max: 300 }),
    y: fc.integer({ min: -300, max: 300 }),
    w: fc.integer({ min: 1, max: 200 }),
    h: fc.integer({ min: 1, max: 200 }),
  })
  fc.assert(
    fc.property(box, fc.array(box, { maxLength: 8 }), fc.integer({ min: 0, max: 20 }), (moved, others, threshold) => {
      const { dx, dy } = snapMove(moved, { ...among(...others), grid: 10 }, threshold)
      expect(Math.abs(dx)).toBeLessThanOrEqual(threshold + 1e-5)
      expect(Math.abs(dy)).toBeLessThanOrEqual(threshold + 1e-5)
      // The snapped place is stable along x. Along y the box may find new neighbours.
      const across = snapMove({ ...moved, x: moved.x + dx }, { ...among(...others), grid: 10 }, threshold)
      expect(Math.abs(across.dx)).toBeLessThan(1e-5)
      const down = snapMove({ ...moved, y: moved.y + dy }, { ...among(...others), grid: 10 }, threshold)
      expect(Math.abs(down.dy)).toBeLessThan(1e-5)
    }),
  )
})

test('a third in a row keeps the gap of the first two', () => {
  const row = [at(0, 0), at(130, 7)]
  const snapped = snapMove(at(263, 3), { boxes: [], neighbours: row, grid: 0 }, 5)
  expect(snapped.dx).toBe(-3)
  expect(snapped.guides).toEqual([
    { kind: 'gap', axis: 'x', at: 53.5, from: 100, to: 130 },
    { kind: 'gap', axis: 'x', at: 53.5, from: 230, to: 260 },
  ])
})

test('what stands between two keeps to their middle', () => {
  const row = [at(0, 0), at(300, 0)]
  expect(snapMove(at(152, 0), { boxes: [], neighbours: row, grid: 0 }, 5).dx).toBe(-2)
})

test('what does not stand beside them has no part in their gaps', () => {
  const row = [at(0, 0), at(130, 0)]
  expect(snapMove(at(263, 400), { boxes: [], neighbours: row, grid: 0 }, 5)).toEqual({ dx: 0, dy: 0, guides: [] })
})

test('the grid is kept to where nothing nearer is', () => {
  expect(snapMove(at(12, 27), { ...none, grid: 10 }, 4)).toEqual({ dx: -2, dy: 3, guides: [] })
  expect(snapMove(at(12, 27), none, 4)).toEqual({ dx: 0, dy: 0, guides: [] })
})

test('of a handle only the edge that it moves keeps to something', () => {
  const targets = among(at(205, 0))
  expect(snapEdges(at(0, 50, 202, 80), { x: 'to' }, { targets, threshold: 5 })).toMatchObject({ dx: 3, dy: 0 })
  expect(snapEdges(at(0, 50, 202, 80), { y: 'from' }, { targets, threshold: 5 })).toMatchObject({ dx: 0, dy: 0 })
})
