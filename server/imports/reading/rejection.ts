/** Why a line, or one field of it, was not taken. `field` is empty where the line as a whole is meant. */
export interface Rejection {
  line: number
  field: string
  reason: string
  /** In Chinese, where whoever told it knows. */
  reasonZh?: string | undefined
  /** Of a table: what its column is called, and what stood in the cell. */
  column?: string | undefined
  value?: string | undefined
}

/** The row, the column and the text of a cell, by the field of the line that was made of it. */
export type PlaceOfField = (field: string) => { line: number; column: string; value: string } | undefined
