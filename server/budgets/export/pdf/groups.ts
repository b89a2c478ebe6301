import type { Bounds } from '../../../../contract/budgets/arithmetic/amounts.ts'
import type { TablePaperRow } from '../../../platform/pdf/table/row.ts'
import type { FileBudget } from '../file-budget.ts'
import { layOutRows } from '../lay-out.ts'
import type { ExportRow } from '../lay-out.ts'
import { ordersOf } from '../orders.ts'
import { budgetWordsIn } from '../words.ts'
import { orderInWords, rowInWords } from './row-words.ts'

export interface PaperGroup {
  name: string
  sums: Bounds<string> | undefined
  rows: PaperRow[]
  /** Its lines count in no total. */
  isApart: boolean
}

export interface PaperRow {
  words: TablePaperRow
  amounts: Bounds<string | null>
}

const NO_AMOUNTS: Bounds<null> = { low: null, high: null, chosen: null }

/** The rows of a printed list: by seller for orders, else as the file's options group them. */
export function groupsOf(budget: FileBudget): PaperGroup[] {
  if (budget.audience === 'orders')
    return ordersOf(budget).map(({ seller, orders }) => ({
      name: seller,
      sums: undefined,
      rows: orders.map(({ line }) => ({ words: orderInWords(budget, line), amounts: NO_AMOUNTS })),
      isApart: false,
    }))
  const { groups, apart } = layOutRows(budget)
  const rowsOf = (rows: readonly ExportRow[]): PaperRow[] =>
    rows.map((row) => ({ words: rowInWords(budget, row), amounts: row.amounts }))
  const shown = groups.map(({ name, sums, rows }): PaperGroup => ({ name, sums, rows: rowsOf(rows), isApart: false }))
  const others = { name: budgetWordsIn(budget.language).apart, sums: undefined, rows: rowsOf(apart), isApart: true }
  return apart.length > 0 ? [...shown, others] : shown
}
