import { expect, test } from 'vitest'
import type { Item } from '../../../../contract/boards/item.ts'
import { aSample } from '../../../testing/boards.ts'
import { itemAt, itemsInMarquee } from './hit.ts'

const under = aSample(1, { x: 0, y: 0, w: 100, h: 100 })
const above = aSample(2, { x: 50, y: 50, w: 100, h: 100 })
const { id, x, y, w, h, rotation, z, groupId, locked, opacity, note, altText } = aSample(3, {
  x: 0,
  y: 0,
  w: 400,
  h: 300,
})
const plain = { id, x, y, w, h, rotation, z, groupId, locked, opacity, note, altText }
const frame: Item = { type: 'frame', ...plain, name: 'Bath', fill: null }
const line: Item = {
  type: 'shape',
  ...plain,
  y: 200,
  h: 1,
  shape: 'line',
  fill: null,
  stroke: '#000000',
  strokeWidth: 1,
}
const press = { slack: 3, chosen: [] }

test('a press meets what lies on top there, and nothing beside it', () => {
  expect(itemAt([under, above], { x: 75, y: 75 }, press)).toBe(above)
  expect(itemAt([under, above], { x: 20, y: 20 }, press)).toBe(under)
  expect(itemAt([under, above], { x: 120, y: 20 }, press)).toBeUndefined()
})

test('a frame is met at its edge, and anywhere once it is chosen', () => {
  expect(itemAt([frame], { x: 200, y: 150 }, press)).toBeUndefined()
  expect(itemAt([frame], { x: 1, y: 150 }, press)).toBe(frame)
  expect(itemAt([frame], { x: 200, y: 150 }, { ...press, chosen: [frame.id] })).toBe(frame)
})

test('a thin line is met a little beside it', () => {
  expect(itemAt([line], { x: 200, y: 203 }, press)).toBe(line)
  expect(itemAt([line], { x: 200, y: 208 }, press)).toBeUndefined()
})

test('a marquee drawn within a frame takes what lies there and not the frame', () => {
  expect(itemsInMarquee([frame, under, above], { x: 120, y: 120, w: 60, h: 60 })).toEqual([above])
  expect(itemsInMarquee([frame, under, above], { x: -10, y: -10, w: 20, h: 20 })).toEqual([frame, under])
})
