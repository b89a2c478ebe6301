import type { GridColumn } from '../columns/column.ts'

/** The leftmost cell of each row, which ticks and moves the row. */
export const HEAD_COLUMN = 0
/** Design pixels. */
export const HEAD_COLUMN_WIDTH = 52

/** A column by its place from the left; undefined for the row heads. */
export function columnAt(columns: readonly GridColumn[], place: number): GridColumn | undefined {
  return columns[place - 1]
}
