import type { GridColumn } from '../columns/column.ts'

/** Left of all columns each row has a cell to tick it and to take hold of it. */
export const HEAD_COLUMN = 0
/** Design pixels. */
export const HEAD_COLUMN_WIDTH = 52

/** A column of the grid by its place from the left; undefined of the rows' own heads. */
export function columnAt(columns: readonly GridColumn[], place: number): GridColumn | undefined {
  return columns[place - 1]
}
