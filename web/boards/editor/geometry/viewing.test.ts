import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  broughtIntoSight,
  viewOfBox,
  heldInSight,
  LEAST_ZOOM,
  MOST_ZOOM,
  toDesk,
  toPaper,
  zoomedAt,
  type DeskView,
} from './viewing.ts'

const px = fc.double({ min: -3000, max: 3000, noNaN: true })
const zoom = fc.double({ min: LEAST_ZOOM, max: MOST_ZOOM, noNaN: true })
const anyView: fc.Arbitrary<DeskView> = fc.record({ zoom, x: px, y: px })

test('what lies under the pointer stays there while the paper is zoomed', () => {
  fc.assert(
    fc.property(anyView, zoom, px, px, (view, next, x, y) => {
      const under = toPaper(view, { x, y })
      const after = toDesk(zoomedAt(view, next, { x, y }), under)
      expect(after.x).toBeCloseTo(x, 4)
      expect(after.y).toBeCloseTo(y, 4)
    }),
  )
})

test('a zoom keeps to its limits', () => {
  const view = { zoom: 1, x: 0, y: 0 }
  expect(zoomedAt(view, 1000, view).zoom).toBe(MOST_ZOOM)
  expect(zoomedAt(view, 0, view).zoom).toBe(LEAST_ZOOM)
})

test('a paper that fits lies in the middle with all of it in sight', () => {
  const desk = { w: 1200, h: 800 }
  const view = viewOfBox({ x: 0, y: 0, w: 594, h: 420 }, desk)
  const [from, to] = [toDesk(view, { x: 0, y: 0 }), toDesk(view, { x: 594, y: 420 })]
  expect(Math.min(from.x, from.y)).toBeGreaterThan(0)
  expect(to.x).toBeLessThan(desk.w)
  expect(to.y).toBeLessThan(desk.h)
  expect(from.x).toBeCloseTo(desk.w - to.x, 6)
  expect(from.y).toBeCloseTo(desk.h - to.y, 6)
})

test('a paper cannot be pushed out of sight', () => {
  const desk = { w: 600, h: 600 }
  const paper = { w: 100, h: 100 }
  fc.assert(
    fc.property(anyView, (view) => {
      const held = heldInSight(view, paper, desk)
      const end = toDesk(held, { x: paper.w, y: paper.h })
      expect(held.x).toBeLessThanOrEqual(500.001)
      expect(end.x).toBeGreaterThanOrEqual(99.999)
      expect(end.y).toBeGreaterThanOrEqual(99.999)
    }),
  )
})

test('what is brought into sight is in it, pushed no further than needed', () => {
  const desk = { w: 390, h: 240 }
  const box = { x: 300, y: 200, w: 40, h: 30 }
  const view = { zoom: 1, x: 0, y: 0 }
  const seen = broughtIntoSight(view, box, desk)
  const [from, to] = [toDesk(seen, box), toDesk(seen, { x: 340, y: 230 })]
  expect(from.x).toBeGreaterThan(0)
  expect(from.y).toBeGreaterThan(0)
  expect(to.x).toBeLessThan(390)
  expect(to.y).toBeLessThan(240)
  expect(broughtIntoSight(seen, box, desk)).toEqual(seen)
})

test('what is larger than the desk is made smaller, until all of it is in sight', () => {
  const desk = { w: 390, h: 240 }
  const large = { x: 0, y: 0, w: 400, h: 400 }
  expect(broughtIntoSight({ zoom: 1, x: -500, y: -500 }, large, desk)).toEqual(viewOfBox(large, desk))
})
