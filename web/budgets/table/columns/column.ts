import type { BudgetFields, BudgetStatus } from '../../../../contract/budgets/budget.ts'
import type { Entry, Room } from '../../../../contract/budgets/entries.ts'
import type { Touched } from '../../../../contract/budgets/permitted.ts'
import type { CellProblem } from '../cells/problem.ts'
import type { RowFigure } from '../table-props.ts'
import type { RowFacts } from '../rows/row-facts.ts'
import type { TableWords } from '../words.ts'

export const columnKeys = [
  'code',
  'picture',
  'item',
  'section',
  'net',
  'source',
  'layout',
  'waste',
  'need',
  'packs',
  'order',
  'unit',
  'coverage',
  'minPacks',
  'sparePacks',
  'price',
  'chosen',
  'discount',
  'markup',
  'freight',
  'tax',
  'currency',
  'total',
  'status',
  'leadTime',
  'supplier',
  'batch',
  'note',
] as const
export type ColumnKey = (typeof columnKeys)[number]

/** What cells are read and written with. */
export interface CellContext {
  fields: BudgetFields
  status: BudgetStatus
  rooms: ReadonlyMap<string, Room>
  words: TableWords
}

/** Entries as a text that was typed makes them. */
export interface CellChange {
  put: readonly Entry[]
  remove?: readonly string[]
}
export type Written = CellChange | { problem: CellProblem }

export interface CellChoice {
  value: string
  label: string
}

/** What a column says of a row, and how it is typed in. */
export interface GridColumn {
  key: ColumnKey
  /** Design pixels. */
  width: number
  isNumber?: boolean
  /** What is copied, and what typing begins with: numbers without unit and groups. */
  raw: (facts: RowFacts, context: CellContext) => string
  /** What stands in the cell where it is not `raw`. */
  shown?: (facts: RowFacts, context: CellContext) => string
  /** Below it, small: what it has to be read with. */
  note?: (facts: RowFacts, context: CellContext) => string
  /** Not of the row alone: a default of the list's, or a figure of all rooms together. */
  isQuiet?: (facts: RowFacts, context: CellContext) => boolean
  /** What typing in it changes; undefined where nothing can be typed. */
  changes?: Touched
  write?: (facts: RowFacts, text: string, context: CellContext) => Written
  choices?: (facts: RowFacts, context: CellContext) => readonly CellChoice[]
  explains?: RowFigure
}
