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

/** What cells need to read and write their texts. */
export interface CellContext {
  fields: BudgetFields
  status: BudgetStatus
  rooms: ReadonlyMap<string, Room>
  words: TableWords
}

/** Changed entries after a text was typed. */
export interface CellChange {
  put: readonly Entry[]
  remove?: readonly string[]
}
export type Written = CellChange | { problem: CellProblem }

export interface CellChoice {
  value: string
  label: string
}

/** A column of the table: what it shows of a row, and how it is edited. */
export interface GridColumn {
  key: ColumnKey
  /** Design pixels. */
  width: number
  /** Where there is room to spare: its notes need no more lines then. */
  roomyWidth?: number
  isNumber?: boolean
  /** The text that is copied and that editing starts with: numbers in the shown unit, without it and without thousands separators. */
  raw: (facts: RowFacts, context: CellContext) => string
  /** The displayed text, where it is not `raw`. */
  shown?: (facts: RowFacts, context: CellContext) => string
  /** The unit of what is typed, shown while the cell is edited. */
  unit?: (facts: RowFacts, context: CellContext) => string
  /** The text is not what counts: the note below it says what does. */
  isStruck?: (facts: RowFacts) => boolean
  /** A small note below the text. */
  note?: (facts: RowFacts, context: CellContext) => string
  /** The value is not the row's own: a default of the list, or a figure of all rooms together. */
  isQuiet?: (facts: RowFacts, context: CellContext) => boolean
  /** What editing changes; undefined where nothing can be typed. */
  changes?: Touched
  write?: (facts: RowFacts, text: string, context: CellContext) => Written
  choices?: (facts: RowFacts, context: CellContext) => readonly CellChoice[]
  explains?: RowFigure
}
