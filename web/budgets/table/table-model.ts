import type { Entry, LineNow } from '../../../contract/budgets/entries.ts'
import type { FitsById } from '../../catalogue/fits/fits.ts'
import type { CellContext, GridColumn } from './columns/column.ts'
import type { TableEditor, TableSums } from './table-props.ts'
import type { LineRow, RowOutline } from './rows/outline.ts'
import { factsOf, type RowFacts } from './rows/row-facts.ts'

/** The table as it is shown now. All actions work on it. */
export interface TableModel {
  editor: TableEditor
  sums: TableSums
  items: ReadonlyMap<string, Entry>
  outline: RowOutline
  columns: readonly GridColumn[]
  context: CellContext
  now: ReadonlyMap<string, LineNow> | undefined
  fits: FitsById | undefined
}

/** The line rows between two rows, both included. */
export function lineRowsIn({ outline }: Pick<TableModel, 'outline'>, top: number, bottom: number): LineRow[] {
  return outline.rows.slice(Math.max(top, 0), bottom + 1).filter((row) => row.kind === 'line')
}

export function factsAt(model: TableModel, index: number): RowFacts | undefined {
  const row = model.outline.rows[index]
  return row?.kind === 'line' ? factsOf(row, model) : undefined
}
