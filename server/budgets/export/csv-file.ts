import { csvOf } from '../../../contract/csv.ts'
import type { CsvCell } from '../../../contract/csv.ts'
import { columnsOf, headingOfColumn } from './columns.ts'
import type { ExportColumn } from './columns.ts'
import type { FileBudget } from './file-budget.ts'
import { layOutRows, wholeRow } from './lay-out.ts'
import type { ExportRow } from './lay-out.ts'
import { ordersOf } from './orders.ts'
import { countNotesOf, totalRowsOf } from './total-rows.ts'
import { budgetWordsIn } from './words.ts'

/** Writes one row for each line, beginning with its group, and the totals below the columns that they sum up. */
export function writeCsv(budget: FileBudget): Uint8Array {
  const words = budgetWordsIn(budget.language)
  const columns = columnsOf(budget)
  const group = budget.audience === 'orders' ? words.seller : words.group[budget.groupBy]
  const head = [group, ...columns.map((column) => headingOfColumn(column, budget))]
  return Buffer.from(csvOf([head, ...rowsOf(budget, columns)]))
}

function rowsOf(budget: FileBudget, columns: ExportColumn[]): CsvCell[][] {
  const write = (name: string, rows: readonly ExportRow[]) =>
    rows.map((row) => [name, ...columns.map((column) => cellOf(column, column.read(row, budget)))])
  if (budget.audience === 'orders')
    return ordersOf(budget).flatMap(({ seller, orders }) =>
      write(
        seller,
        orders.map(({ line }) => wholeRow(line)),
      ),
    )
  const { groups, apart } = layOutRows(budget)
  return [
    ...groups.flatMap(({ name, rows }) => write(name, rows)),
    ...totalRowsOf(budget).map(({ name, amounts }) => [
      name,
      ...columns.map((column) => cellOf(column, amounts[column.name] ?? '')),
    ]),
    ...countNotesOf(budget).map((note) => [note]),
    ...write(budgetWordsIn(budget.language).apart, apart),
  ]
}

function cellOf({ kind }: ExportColumn, text: string): CsvCell {
  return kind === 'number' ? { decimal: text } : text
}
