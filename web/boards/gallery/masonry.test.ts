import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boxesBetween, masonryOf, type CardBox } from './masonry.ts'

const DESK = { u: 1, isPhone: false }
const contents = fc.array(
  fc.record({ ratio: fc.double({ min: 0.01, max: 100, noNaN: true }), moreLines: fc.integer({ min: 0, max: 1 }) }),
  { maxLength: 60 },
)
const width = fc.integer({ min: 320, max: 3840 })
const isOver = (one: CardBox, other: CardBox) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test('no board lies over another, none outside the gallery, and none begins above one that came before it', () => {
  fc.assert(
    fc.property(contents, width, (boards, room) => {
      const { boxes, height } = masonryOf(boards, room, DESK)
      boxes.forEach((box, place) => {
        expect(boxes.slice(0, place).some((other) => isOver(box, other))).toBe(false)
        expect(box.y).toBeGreaterThanOrEqual(boxes[place - 1]?.y ?? 0)
        expect(box.x + box.width).toBeLessThanOrEqual(room + 0.01)
        expect(box.y + box.height).toBeLessThanOrEqual(height)
      })
    }),
  )
})

test('boards that are loaded later move none that stands', () => {
  fc.assert(
    fc.property(contents, contents, width, (first, later, room) => {
      const before = masonryOf(first, room, DESK).boxes
      expect(masonryOf([...first, ...later], room, DESK).boxes.slice(0, first.length)).toEqual(before)
    }),
  )
})

test('a landscape paper is as wide as an upright one and lower', () => {
  const { boxes } = masonryOf(
    [
      { ratio: 420 / 297, moreLines: 0 },
      { ratio: 297 / 420, moreLines: 0 },
    ],
    1200,
    DESK,
  )
  expect(boxes[0]?.width).toBe(boxes[1]?.width)
  expect(boxes[0]?.pictureHeight).toBeLessThan(boxes[1]?.pictureHeight ?? 0)
})

test('a phone has one column, a desk as many as there is room for', () => {
  expect(masonryOf([], 358, { u: 1, isPhone: true }).columns).toBe(1)
  expect([700, 1284, 1780].map((room) => masonryOf([], room, DESK).columns)).toEqual([2, 3, 5])
})

test('only boards that reach into the window are in the document', () => {
  const square = { ratio: 1, moreLines: 0 }
  const masonry = masonryOf([square, square, square, square], 700, DESK)
  const [first] = masonry.boxes
  expect(boxesBetween(masonry, 0, (first?.height ?? 0) - 1)).toEqual(new Set([0, 1]))
  expect(boxesBetween(masonry, masonry.height - 1, masonry.height)).toEqual(new Set([2, 3]))
})
