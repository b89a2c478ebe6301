import { NEW_BOARD, type BoardFields } from '../../contract/boards/board.ts'
import { inDrawingOrder, type Item } from '../../contract/boards/item.ts'
import { legendOf } from '../../contract/boards/layout/legend.ts'
import { paletteOfBoard, type Colored } from '../../contract/boards/palette.ts'
import type { Language } from '../../contract/problem.ts'

/** A colour of a board and whose it is. */
export interface BoardColor {
  /** `#rrggbb`. */
  color: string
  /** The material that has it, by its number in the legend; null for colours of chips, shapes and the background. */
  material: { number: number; name: string } | null
}

interface ColoredBoard extends Pick<BoardFields, 'canvas' | 'background' | 'scale'> {
  items: readonly Item[]
}

/** A board's colours: one for each material, in the legend's order, then those of chips, shapes and the background, the largest first. */
export function boardColors(board: ColoredBoard, language: Language): BoardColor[] {
  const ofMaterials = legendOf(board, language).flatMap(({ number, name, snapshot: { cover } }): BoardColor[] =>
    cover ? [{ color: cover.color, material: { number, name } }] : [],
  )
  const { canvas, background } = board
  const others = paletteOfBoard(
    { ...canvas, color: colorOf(background) },
    inDrawingOrder(board.items).flatMap(coloredOf),
  )
  const known = new Set(ofMaterials.map(({ color }) => color.toLowerCase()))
  return [...ofMaterials, ...others.filter((color) => !known.has(color)).map((color) => ({ color, material: null }))]
}

/** The background's colour; null for that of a new board, which is left out. */
function colorOf(background: BoardFields['background']): string | null {
  if (background.type === 'material') return background.snapshot.cover?.color ?? null
  return background.type === 'color' && background.value !== NEW_BOARD.background.value ? background.value : null
}

/** What hides and colours the paper. Materials have their own colours and only hide here. */
function coloredOf(item: Item): Colored[] {
  const { x, y, w, h, rotation, opacity } = item
  const lying = { x, y, w, h, rotation, opacity }
  switch (item.type) {
    case 'sku':
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
