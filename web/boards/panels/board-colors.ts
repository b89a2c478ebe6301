import { NEW_BOARD, type BoardFields } from '../../../contract/boards/board.ts'
import { inDrawingOrder, type Item } from '../../../contract/boards/item.ts'
import { paletteOfBoard, type Colored } from '../../../contract/boards/palette.ts'

/** The board's colours now, the largest share first, as the server computes them after a save. */
export function boardColors({ canvas, background }: BoardFields, items: Iterable<Item>): string[] {
  return paletteOfBoard({ ...canvas, color: colorOf(background) }, inDrawingOrder(items).flatMap(coloredOf))
}

/** The background's colour; null for that of a new board, which is left out of the palette. */
function colorOf(background: BoardFields['background']): string | null {
  if (background.type === 'material') return background.snapshot.cover?.color ?? null
  return background.type === 'color' && background.value !== NEW_BOARD.background.value ? background.value : null
}

/** What the palette needs of an item; an empty list for an item without a filled area. */
function coloredOf(item: Item): Colored[] {
  const { x, y, w, h, rotation, opacity } = item
  const lying = { x, y, w, h, rotation, opacity }
  switch (item.type) {
    case 'sku':
      return [{ ...lying, mask: item.mask, color: item.snapshot.cover?.color ?? null }]
    case 'picture':
      return [{ ...lying, mask: item.mask, color: null }]
    case 'chip':
      return [{ ...lying, mask: item.mask, color: item.color }]
    case 'shape':
      return item.fill !== null && (item.shape === 'rectangle' || item.shape === 'ellipse')
        ? [{ ...lying, mask: item.shape === 'ellipse' ? 'circle' : 'rectangle', color: item.fill }]
        : []
    default:
      return []
  }
}
