/** Why a line, or one of its fields, was rejected. `field` is empty if the whole line is meant. */
export interface Rejection {
  line: number
  field: string
  reason: string
  /** The reason in Chinese, if known. */
  reasonZh?: string | undefined
  /** In a table: the header of the column, and the text of the cell. */
  column?: string | undefined
  value?: string | undefined
}

/** Finds the row, column and text of the cell from which a field of a line was made. */
export type PlaceOfField = (field: string) => { line: number; column: string; value: string } | undefined
