import type { PageUnit } from '../../ui/page-unit.ts'

/** What the gallery has to know of a board to place it. */
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

/** In units of the design. */
const NARROWEST_CELL = 330
const GUTTER = { desk: 28, phone: 16 }
/** The palette, and name and two lines of facts below it. Kept equal with BoardCard.module.css. */
const FOOT = 94
const LINE = 24
const ROW_AIR = 34
/** Ratios are kept within these: a narrower strip would fill the window, a wider one would be a line. */
const RATIOS = { least: 0.5, most: 3 }

/**
 * Boards by the ratio of their paper: each stands in the column that is shortest when its turn comes, the first of equal ones. So what
 * is loaded later moves nothing that stands. `width` in CSS px.
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

/** Which boxes reach between two heights, by their places. */
export function boxesBetween({ boxes }: Pick<Masonry, 'boxes'>, top: number, bottom: number): Set<number> {
  return new Set(boxes.flatMap(({ y, height }, place) => (y + height >= top && y <= bottom ? [place] : [])))
}
