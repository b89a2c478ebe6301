import { NEW_BOARD, type BoardFields } from '../../../contract/boards/board.ts'
import { inDrawingOrder, type Item } from '../../../contract/boards/item.ts'
import { paletteOfBoard, type Colored } from '../../../contract/boards/palette.ts'

/** The board's colours as it is now, the widest first, as the server has them after a save. */
export function boardColors({ canvas, background }: BoardFields, items: Iterable<Item>): string[] {
  return paletteOfBoard({ ...canvas, color: colorOf(background) }, inDrawingOrder(items).flatMap(coloredOf))
}

/** A new board's own background is nobody's choice, and does not count. */
function colorOf(background: BoardFields['background']): string | null {
  if (background.type === 'material') return background.snapshot.cover?.color ?? null
  return background.type === 'color' && background.value !== NEW_BOARD.background.value ? background.value : null
}

/** What the palette needs to know of an item; nothing where it hides nothing. */
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
