import { expect, test } from 'vitest'
import { USUAL_COLUMNS, widened } from './chosen-columns.ts'
import { columnWidths, widthStyles } from './column-widths.ts'

const ITEM = USUAL_COLUMNS.keys.indexOf('item') + 1

test('the item takes what is left, and gives way first', () => {
  expect(columnWidths(USUAL_COLUMNS, 1500, 1).total).toBe(1500)
  const narrow = columnWidths(USUAL_COLUMNS, 1080, 1)
  expect(narrow.total).toBe(1080)
  expect(narrow.widths[ITEM]).toBeLessThan(260)
  expect(columnWidths(USUAL_COLUMNS, 300, 1).widths[ITEM]).toBe(170)
})

test('packs, whose notes are long, take what they need where there is room, unless somebody has set their width', () => {
  const packs = USUAL_COLUMNS.keys.indexOf('packs') + 1
  const widthIn = (chosen: typeof USUAL_COLUMNS, box: number) => columnWidths(chosen, box, 1).widths[packs]
  expect(widthIn(USUAL_COLUMNS, 1080)).toBe(78)
  expect(widthIn(USUAL_COLUMNS, 1600)).toBe(160)
  expect(widthIn(widened(USUAL_COLUMNS, 'packs', 90), 1600)).toBe(90)
  expect(columnWidths(USUAL_COLUMNS, 1600, 1).total).toBe(1600)
})

test('an item that somebody has widened keeps its width', () => {
  expect(columnWidths(widened(USUAL_COLUMNS, 'item', 400), 300, 1).widths[ITEM]).toBe(400)
  const wide = columnWidths(widened(USUAL_COLUMNS, 'item', 200), 1920, 1)
  expect(wide.widths[ITEM]).toBe(200)
  expect(wide.total).toBe(1920)
})

test('columns that stay in sight know where', () => {
  expect(widthStyles({ widths: [52, 84, 60], total: 196 })).toMatchObject({ '--left-1': '52px', '--left-2': '136px' })
})
