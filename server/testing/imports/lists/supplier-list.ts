import type { ColumnRule, ImportMapping } from '../../../../contract/import-mapping.ts'
import type { LeftOutKind } from '../../../../contract/import-table.ts'

// Whole lists as suppliers send them, each with what a careful person reads in it. All names are invented.

export type Value = string | number | null

/** A cell of a workbook with its number format and its merging, in cells to the right and below, itself among them. */
export interface StyledCell {
  v: Value
  format?: string
  across?: number
  down?: number
}

/** What the list says of an article; absent: nothing. */
export interface Article {
  model: string
  name: string
  brand: string
  category: string
  unit: string
  currency: string
  /** For `per` units, `12.40` or `180.00–220.00`. */
  price?: string
  per?: 1 | 10 | 100 | 1000
  tax?: boolean
  stock?: number
  days?: number
  /** Length, width and thickness in mm, `600 × 600 × 9`; an absent one is `-`. */
  size?: string
  coverage?: number
  pieces?: number
  /** A colour of a system, or what the list calls it. */
  colour?: string
  /** ISO 3166. */
  origin?: string
}

type Cells = readonly (Value | StyledCell)[]

/** A row as it is written, and what it is: an article, a row to be rejected, one to be left out, or one above the header. */
export interface ListRow {
  cells: Cells
  is: 'above' | 'header' | 'article' | 'rejected' | LeftOutKind
  article?: Partial<Article>
  isBold?: true
}

export const above = (...cells: Cells): ListRow => ({ is: 'above', cells })
export const header = (...cells: Cells): ListRow => ({ is: 'header', cells, isBold: true })
export const section = (...cells: Cells): ListRow => ({ is: 'section', cells, isBold: true })
export const subsection = (...cells: Cells): ListRow => ({ is: 'section', cells })
/** A header that is repeated on the next page. */
export const again = (...cells: Cells): ListRow => ({ is: 'header', cells })
/** Notes, sums, page numbers and terms. */
export const footer = (...cells: Cells): ListRow => ({ is: 'footer', cells })
export const blank = (): ListRow => ({ is: 'blank', cells: [] })
export const hidden = (...cells: Cells): ListRow => ({ is: 'hidden', cells })
export const struck = (...cells: Cells): ListRow => ({ is: 'struck', cells })
/** A row that cannot be read as it stands: it is told, with its number. */
export const rejected = (...cells: Cells): ListRow => ({ is: 'rejected', cells })
export const article = (article: Partial<Article>, ...cells: Cells): ListRow => ({ is: 'article', cells, article })

/** What the person who imports says, because the list does not: columns by their header. */
export interface Answers {
  constants?: ImportMapping['constants']
  signs?: ImportMapping['signs']
  columns?: Record<string, Omit<ColumnRule, 'column'>>
}

export interface SupplierList {
  /** The name of its file. */
  name: string
  /** For a text. */
  encoding?: string
  delimiter?: string
  /** Other sheets of its workbook, before and after the list. */
  before?: Record<string, readonly Cells[]>
  after?: Record<string, readonly Cells[]>
  sheet?: string
  /** Hidden columns, from 0. */
  hiddenColumns?: readonly number[]
  isRightToLeft?: true
  rows: readonly ListRow[]
  /** Currencies that the catalogue does not have yet and an operator adds first. */
  currencies?: readonly string[]
  answers: Answers
  /** What is so of every article of the list. */
  all: Partial<Article>
}
