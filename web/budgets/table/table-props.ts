import type { BudgetFields, BudgetStatus } from '../../../contract/budgets/budget.ts'
import type { Sums } from '../../../contract/budgets/arithmetic/sums.ts'
import type { Entry, Line, LineNow } from '../../../contract/budgets/entries.ts'
import type { ReactNode, RefObject } from 'react'
import type { Readable } from '../../kit/store.ts'
import type { FitsById } from '../../catalogue/fits/fits.ts'

/** The part of a budget that the table shows: `Draft` of the editor. */
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

/** The part of `createSums` that the table uses. The sums follow the draft. */
export type TableSums = Pick<Sums, 'figures' | 'shares' | 'roomTotals' | 'follow'>

export const groupings = ['room', 'section', 'brand', 'status'] as const
export type Grouping = (typeof groupings)[number]

/** The figures of a row that can be explained. */
export type RowFigure = 'need' | 'packs' | 'orderQty' | 'total'

/** The current row's room and section, where new lines are added. */
export interface RowPosition {
  roomId: string | null
  section: string
}

export interface BudgetTableProps {
  editor: TableEditor
  sums: TableSums
  /** The list's status: it decides what may be edited. */
  status: BudgetStatus
  /** Whose column arrangement is stored. */
  memberId: string
  grouping: Grouping
  /** Shows only matching lines; a stable function. Undefined shows all. */
  filter?: ((line: Line) => boolean) | undefined
  /** What the catalogue says of the lines' SKUs today, by line id. */
  now?: ReadonlyMap<string, LineNow> | undefined
  /** What is to be told of lines that may not fit their rooms. */
  fits?: FitsById | undefined
  /** A figure was pressed. The explanation opens beside `anchor`, its cell. */
  onExplain?: ((lineId: string, figure: RowFigure, anchor: HTMLElement) => void) | undefined
  /** The line whose details are open. */
  openLine?: string | null
  onOpenLine?: ((lineId: string) => void) | undefined
  onOpenProduct?: ((skuId: string) => void) | undefined
  /** The current row is in another room or section now. */
  onStand?: ((standing: RowPosition) => void) | undefined
  /** On a phone: what scrolls the rows together with what stands above them, and how high that is in px. Else they scroll alone. */
  within?: { scroller: RefObject<HTMLElement | null>; above: number } | undefined
  /** Shown in place of the rows while the list is empty. */
  nothingYet?: ReactNode
}
