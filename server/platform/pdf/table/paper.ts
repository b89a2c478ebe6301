import type { Pages } from '../pages.ts'

/** The layout of a table on its pages, in points. */
export interface TablePaper {
  picture: { x: number; side: number }
  item: { x: number; width: number }
  columns: (TablePaperColumn & {
    /** The right edge of its texts. */
    right: number
  })[]
}

export interface TablePaperColumn {
  heading: string
  /** In points. */
  width: number
}

const GAP = 8

interface Beside {
  /** The side of pictures; 0 without pictures. */
  picture: number
  /** The least width of the item column: other columns shrink for it. */
  leastItem: number
}

/** The columns at the right, and the width that they leave for items. */
export function paperOf(
  columns: readonly TablePaperColumn[],
  { left, right }: Pick<Pages, 'left' | 'right'>,
  { picture, leastItem }: Beside,
): TablePaper {
  const x = picture ? left + picture + GAP : left
  const wanted = columnsWidth(columns)
  const share = Math.min(1, (right - x - leastItem) / Math.max(1, wanted))
  const first = right - wanted * share
  let end = first
  return {
    picture: { x: left, side: picture },
    item: { x, width: first - x },
    columns: columns.map((column) => {
      end += (GAP + column.width) * share
      return { ...column, width: column.width * share, right: end }
    }),
  }
}

/** The total width of the columns with the gaps before them. */
export function columnsWidth(columns: readonly TablePaperColumn[]): number {
  return columns.reduce((sum, { width }) => sum + GAP + width, 0)
}
