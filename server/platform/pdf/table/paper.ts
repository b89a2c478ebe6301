import type { Pages } from '../pages.ts'

/** Where a table's things stand on its pages, in points. */
export interface TablePaper {
  picture: { x: number; side: number }
  item: { x: number; width: number }
  columns: (TablePaperColumn & {
    /** Where its texts end. */
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
  /** The side of pictures; 0 where there are none. */
  picture: number
  /** What items have at least: columns are narrower where they would leave less. */
  leastItem: number
}

/** Columns at the right; before them, what they leave for items. */
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

/** With the gaps before them. */
export function columnsWidth(columns: readonly TablePaperColumn[]): number {
  return columns.reduce((sum, { width }) => sum + GAP + width, 0)
}
