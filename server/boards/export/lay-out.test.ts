import { expect, it } from 'vitest'
import { NEW_BOARD } from '../../../contract/boards/board.ts'
import { marksOn } from '../../../contract/boards/layout/sheet.ts'
import type { Item, TextItem } from '../../../contract/boards/item.ts'
import { aChip, anOwnPicture } from '../../testing/boards.ts'
import type { DrawingOrder } from './job.ts'
import { layOutDrawing, picturesOn, requireDrawable, TooMuchToDraw } from './lay-out.ts'

const aText = (text: string, size = 5): TextItem => {
  const { color: _color, name: _name, mask: _mask, shadow: _shadow, label: _label, ...plain } = aChip()
  return { ...plain, type: 'text', text, level: 'body', align: 'left', color: '#211f1b', size }
}
const aBoard = (items: Item[]) => ({ ...NEW_BOARD, name: 'Lobby', items })
const sheetOf = (items: Item[], dpi = 300): DrawingOrder => {
  const sheet = { board: aBoard(items), paper: 'own', hasLegend: false, hasPrices: false, language: 'en' } as const
  return { format: 'pdf', dpi, sheet }
}
const thumbnailOf = (items: Item[]): DrawingOrder => ({ format: 'webp', width: 640, board: aBoard(items) })
const textsOn = (wish: DrawingOrder) =>
  marksOn(layOutDrawing(wish).pages).flatMap(({ mark }) => (mark.type === 'text' ? [mark.text] : []))

it('lays out as many letters as can be drawn, and says of more that they are too many', () => {
  const words = (count: number) => Array.from({ length: count }, () => aText('oak '.repeat(500)))
  expect(textsOn(sheetOf(words(100))).length).toBeGreaterThan(1000)
  expect(() => layOutDrawing(sheetOf(words(110)))).toThrow(TooMuchToDraw)
  const few = textsOn(thumbnailOf(words(110))).join('')
  expect(few.length).toBeGreaterThan(1900)
  expect(few.length).toBeLessThan(2001)
})

it.each(['svg', 'pdf', 'png'] as const)(
  'takes large boards with short texts or notes, and estimates others before (%s)',
  (format) => {
    const estimate = (count: number, letters: number) => () =>
      requireDrawable({
        ...sheetOf(Array.from({ length: count }, () => aText('x'.repeat(letters)))),
        format,
      } as DrawingOrder)
    expect(estimate(500, 40)).not.toThrow()
    expect(estimate(200, 300)).not.toThrow()
    expect(estimate(500, 500)).toThrow(TooMuchToDraw)
  },
)

it('leaves labels and what is too small to be seen off a small picture', () => {
  const label = { show: true, fields: ['name' as const], position: 'below' as const }
  const small = thumbnailOf([aChip({ label }), aText('Lobby', 20), aText('tiny', 1), aText('less', 0.5)])
  // They are on one layer, where their random ids decide the order.
  expect(textsOn(small).toSorted()).toEqual(['Lobby', 'tiny'])
})

it('wants each picture as wide as it is drawn, and all of them smaller where they are many', () => {
  const key = (place: number) => place.toString(16).padStart(32, '0')
  const wide = (place: number) => anOwnPicture(key(place), { w: 127 })
  const wantedBy = (items: Item[]) => {
    const wish = sheetOf(items)
    return picturesOn(layOutDrawing(wish), wish)
  }
  expect(wantedBy([wide(1), anOwnPicture(key(1), { w: 20 })])).toEqual([
    { source: { type: 'own', key: key(1) }, widthPx: 1500, seen: null },
  ])
  const many = wantedBy(Array.from({ length: 500 }, (_, place) => wide(place)))
  expect(many).toHaveLength(500)
  expect(many.reduce((sum, { widthPx }) => sum + widthPx ** 2, 0)).toBeLessThan(200_000_001)
})
