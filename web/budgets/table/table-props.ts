import type { BudgetFields, BudgetStatus } from '../../../contract/budgets/budget.ts'
import type { Sums } from '../../../contract/budgets/arithmetic/sums.ts'
import type { Entry, Line, LineNow } from '../../../contract/budgets/entries.ts'
import type { ReactNode } from 'react'
import type { Readable } from '../../ui/store.ts'

/** A budget as the table shows it: `Draft` of the editor. */
export interface TableDraft {
  fields: BudgetFields
  items: ReadonlyMap<string, Entry>
}

/** One step of the history: `Edit` of the editor. */
export interface TableEdit {
  put?: readonly Entry[]
  remove?: readonly string[]
  merges?: string
}

/** What the table needs of the budget's editor. */
export interface TableEditor extends Readable<{ draft: TableDraft }> {
  edit: (edit: TableEdit) => void
  undo: () => unknown
  redo: () => unknown
}

/** What the table needs of `createSums`. It follows the draft by itself. */
export type TableSums = Pick<Sums, 'figures' | 'shares' | 'roomTotals' | 'follow'>

export const groupings = ['room', 'section', 'brand', 'status'] as const
export type Grouping = (typeof groupings)[number]

/** The figures of a row that can be asked how they came about. */
export type RowFigure = 'need' | 'packs' | 'orderQty' | 'total'

/** Where somebody is in the table: what they add comes to stand there. */
export interface RowPosition {
  roomId: string | null
  section: string
}

export interface BudgetTableProps {
  editor: TableEditor
  sums: TableSums
  /** The list's: it says what may be typed in. */
  status: BudgetStatus
  /** Whose choice of columns is remembered. */
  memberId: string
  grouping: Grouping
  /** The rows of lines that it is true of are shown; a stable function. Undefined: all. */
  filter?: ((line: Line) => boolean) | undefined
  /** What is true of the lines' SKUs today, by the line's id. */
  now?: ReadonlyMap<string, LineNow> | undefined
  /** A figure was pressed: `anchor` is its cell, to put the explanation beside. */
  onExplain?: ((lineId: string, figure: RowFigure, anchor: HTMLElement) => void) | undefined
  onOpenLine?: ((lineId: string) => void) | undefined
  onOpenProduct?: ((skuId: string) => void) | undefined
  /** Somebody has gone to a row of another room or section. */
  onStand?: ((standing: RowPosition) => void) | undefined
  /** What stands in place of the rows while the list has none. */
  nothingYet?: ReactNode
}
