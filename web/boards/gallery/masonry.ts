import type { PageUnit } from '../../kit/page-unit.ts'

/** What the gallery must know of a board to place it. */
export interface BoxContent {
  /** Width over height of its paper. */
  ratio: number
  /** Extra lines of text below the usual ones. */
  moreLines: number
}

/** CSS px, from the gallery's corner. */
export interface CardBox {
  x: number
  y: number
  width: number
  height: number
  pictureHeight: number
}

export interface Masonry {
  boxes: CardBox[]
  columns: number
  cellWidth: number
  gap: number
  height: number
}

/** In design units. */
const NARROWEST_CELL = 330
const GUTTER = { desk: 28, phone: 16 }
/** The height of the palette, the name and two lines below it. The same as in BoardCard.module.css. */
const FOOT = 94
const LINE = 24
const ROW_AIR = 34
/** Limits of ratios: a narrower paper would fill the window, a wider one would be a line. */
const RATIOS = { least: 0.5, most: 3 }

/**
 * Places boards by the ratio of their paper, each in the column that is shortest then (the first of equal ones). So boards that are loaded
 * later move none. `width` in CSS px.
 */
export function masonryOf(contents: readonly BoxContent[], width: number, { u, isPhone }: PageUnit): Masonry {
  const gap = GUTTER[isPhone ? 'phone' : 'desk'] * u
  const columns = isPhone ? 1 : Math.max(1, Math.floor((width + gap) / (NARROWEST_CELL * u + gap)))
  const cellWidth = Math.max(0, (width - gap * (columns - 1)) / columns)
  const ends: number[] = Array.from({ length: columns }, () => 0)
  const boxes = contents.map(({ ratio, moreLines }): CardBox => {
    const y = Math.min(...ends)
    const column = ends.indexOf(y)
    const pictureHeight = cellWidth / boundRatio(ratio)
    const height = pictureHeight + (FOOT + moreLines * LINE) * u
    ends[column] = y + height + ROW_AIR * u
    return { x: column * (cellWidth + gap), y, width: cellWidth, height, pictureHeight }
  })
  return { boxes, columns, cellWidth, gap, height: Math.max(0, ...boxes.map(({ y, height }) => y + height)) }
}

function boundRatio(ratio: number): number {
  return Math.min(Math.max(ratio, RATIOS.least), RATIOS.most)
}

/** The indices of the boxes that reach between two heights. */
export function boxesBetween({ boxes }: Pick<Masonry, 'boxes'>, top: number, bottom: number): Set<number> {
  return new Set(boxes.flatMap(({ y, height }, place) => (y + height >= top && y <= bottom ? [place] : [])))
}
