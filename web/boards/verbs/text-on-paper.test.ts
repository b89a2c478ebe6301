import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NEW_ITEM, type TextItem } from '../../../contract/boards/item.ts'
import { boundsOfTurned, contains } from '../editor/geometry/boxes.ts'
import { laidOn } from './rescale.ts'
import { textOnPaper } from './text-on-paper.ts'

const A3 = { width: 420, height: 297 }
const aText = (facts: Partial<TextItem> = {}): TextItem => ({
  type: 'text',
  ...NEW_ITEM,
  id: '00000000-0000-4000-8000-000000000001',
  x: 100,
  y: 100,
  w: 80,
  h: 8.4,
  z: 1,
  text: 'Lobby',
  level: 'body',
  align: 'left',
  color: '#211f1b',
  size: 6,
  ...facts,
})
const isOnPaper = (text: TextItem, { width, height } = A3) =>
  contains({ x: 0, y: 0, w: width, h: height }, boundsOfTurned(text), 0.02)

test('a text with room stays where it begins; at the right edge it is wrapped narrower, and at the corner moved in', () => {
  expect(textOnPaper(aText(), A3)).toMatchObject({ x: 100, y: 100, w: 80 })
  expect(textOnPaper(aText({ x: 370 }), A3)).toMatchObject({ x: 370, y: 100, w: 50 })
  expect(textOnPaper(aText({ x: 410, y: 295 }), A3)).toMatchObject({ x: 384, y: 288.6, w: 36 })
})

test('a text that was laid beside the paper stays there', () => {
  expect(textOnPaper(aText({ x: 500 }), A3)).toMatchObject({ x: 500, w: 80 })
})

test('whatever is typed, however large its letters and however turned, stays on the paper while it can', () => {
  const text = fc.record({
    x: fc.double({ min: 0, max: 420, noNaN: true }),
    y: fc.double({ min: 0, max: 297, noNaN: true }),
    w: fc.double({ min: 10, max: 400, noNaN: true }),
    text: fc.string({ maxLength: 300 }),
    size: fc.integer({ min: 2, max: 20 }),
  })
  fc.assert(fc.property(text, (facts) => isOnPaper(textOnPaper(aText(facts), A3))))
  fc.assert(
    fc.property(fc.integer({ min: -180, max: 180 }), (rotation) =>
      isOnPaper(textOnPaper(aText({ x: 380, y: 280, rotation }), A3)),
    ),
  )
})

test('a text too long for its column takes the width of the paper', () => {
  const long = textOnPaper(aText({ x: 300, text: 'Oak and stone. '.repeat(120) }), A3)
  expect(isOnPaper(long)).toBe(true)
  expect(long.w).toBe(420)
})

test('texts come along to a smaller paper, and only those that lay on the larger one', () => {
  const A4 = { width: 297, height: 210 }
  const [on, beside] = [aText({ x: 400, y: 280 }), aText({ x: 600 })]
  const kept = laidOn([on, beside], A3, A4)
  expect(kept[0]?.type === 'text' && isOnPaper(kept[0], A4)).toBe(true)
  expect(kept[1]).toMatchObject({ x: 538.5 })
})
