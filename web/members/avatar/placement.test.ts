import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  turnOfPlacement,
  atFirst,
  covering,
  drawnSize,
  flippedAcross,
  flippedDown,
  MOST_AVATAR_ZOOM,
  tilted,
  withQuarterTurn,
  zoomed,
  type Placement,
} from './placement.ts'

interface Point {
  x: number
  y: number
}

const length = fc.double({ min: -3, max: 3, noNaN: true })
const tilt = fc.double({ min: -45, max: 45, noNaN: true })
const zoom = fc.double({ min: 1, max: MOST_AVATAR_ZOOM, noNaN: true })
const placement: fc.Arbitrary<Placement> = fc.record({
  x: length,
  y: length,
  zoom,
  turns: fc.integer({ min: 0, max: 3 }),
  tilt,
  isMirrored: fc.boolean(),
})
const side = fc.integer({ min: 32, max: 4000 })
const size = fc.record({ width: side, height: side })
const point = fc.record({ x: length, y: length })

/** Where a point of the picture appears; in short sides, from the picture's centre. */
function seen({ x, y }: Point, placement: Placement): Point {
  const angle = (turnOfPlacement(placement) * Math.PI) / 180
  const [across, down] = [x * placement.zoom * (placement.isMirrored ? -1 : 1), y * placement.zoom]
  return {
    x: placement.x + across * Math.cos(angle) - down * Math.sin(angle),
    y: placement.y + across * Math.sin(angle) + down * Math.cos(angle),
  }
}

/** The picture's point that appears at a place. */
function under(place: Point, placement: Placement): Point {
  const angle = (-turnOfPlacement(placement) * Math.PI) / 180
  const [x, y] = [place.x - placement.x, place.y - placement.y]
  const across = (x * Math.cos(angle) - y * Math.sin(angle)) / placement.zoom
  const down = (x * Math.sin(angle) + y * Math.cos(angle)) / placement.zoom
  return { x: placement.isMirrored ? -across : across, y: down }
}

const near = (value: number) => expect.closeTo(value, 6) as number
const nearTo = ({ x, y }: Point) => ({ x: near(x), y: near(y) })

test('no part of the round opening is ever empty', () => {
  fc.assert(
    fc.property(placement, size, fc.double({ min: 0, max: 2 * Math.PI, noNaN: true }), (any, size, direction) => {
      const kept = covering(any, size)
      const edge = under({ x: Math.cos(direction) / 2, y: Math.sin(direction) / 2 }, kept)
      const picture = drawnSize(size, 1)
      expect(Math.abs(edge.x)).toBeLessThanOrEqual(picture.width / 2 + 1e-6)
      expect(Math.abs(edge.y)).toBeLessThanOrEqual(picture.height / 2 + 1e-6)
    }),
  )
})

test('a picture that covers the opening stays where it is', () => {
  fc.assert(
    fc.property(placement, size, (any, size) => {
      const kept = covering(any, size)
      expect(covering(kept, size)).toEqual({ ...kept, ...nearTo(kept) })
    }),
  )
})

test('a zoom that is asked for beyond the limits ends at them', () => {
  const square = { width: 10, height: 10 }
  expect(covering({ ...atFirst, zoom: 0.2 }, square).zoom).toBe(1)
  expect(covering({ ...atFirst, zoom: 99 }, square).zoom).toBe(MOST_AVATAR_ZOOM)
})

test('flipping mirrors the view, however the picture is rotated', () => {
  fc.assert(
    fc.property(placement, point, (any, point) => {
      const { x, y } = seen(point, any)
      expect(seen(point, flippedAcross(any))).toEqual(nearTo({ x: -x, y }))
      expect(seen(point, flippedDown(any))).toEqual(nearTo({ x, y: -y }))
    }),
  )
})

test('turning rotates the view around the middle of the opening, clockwise to the right', () => {
  fc.assert(
    fc.property(placement, point, (any, point) => {
      const { x, y } = seen(point, any)
      expect(seen(point, withQuarterTurn(any, 1))).toEqual(nearTo({ x: -y, y: x }))
      expect(seen(point, withQuarterTurn(any, -1))).toEqual(nearTo({ x: y, y: -x }))
    }),
  )
})

test('the point in the middle stays there when one zooms or tilts', () => {
  fc.assert(
    fc.property(placement, zoom, tilt, (any, zoom, tilt) => {
      const middle = under({ x: 0, y: 0 }, any)
      expect(under({ x: 0, y: 0 }, zoomed(any, zoom))).toEqual(nearTo(middle))
      expect(under({ x: 0, y: 0 }, tilted(any, tilt))).toEqual(nearTo(middle))
    }),
  )
})

test('four turns, two flips, and there and back are as if nothing had been done', () => {
  fc.assert(
    fc.property(placement, (any) => {
      const same = { ...any, ...nearTo(any), tilt: near(any.tilt) }
      expect([1, 2, 3, 4].reduce((last) => withQuarterTurn(last, 1), any)).toEqual(same)
      expect(withQuarterTurn(withQuarterTurn(any, 1), -1)).toEqual(same)
      expect(flippedAcross(flippedAcross(any))).toEqual(same)
      expect(flippedDown(flippedDown(any))).toEqual(same)
    }),
  )
})
