import { csvOf } from '../../../contract/csv.ts'
import type { CsvCell } from '../../../contract/csv.ts'
import type { SharedBudget } from '../../../contract/sharing/views.ts'
import { boardColumns, legendRows } from './csv/board-columns.ts'
import { budgetColumns } from './csv/budget-columns.ts'
import { cellOf, shownColumns } from './csv/columns.ts'
import type { CsvColumn } from './csv/columns.ts'
import { folderColumns } from './csv/folder-columns.ts'
import type { FileTable } from './shared-file.ts'
import { notesOf, sharedTotalRowsOf } from './total-rows.ts'
import { sharedWordsIn } from './words.ts'

/** A shared thing as a table: one row for each line, item or material, with the columns that the link shows. */
export function writeSharedCsv(file: FileTable): Uint8Array {
  const { view, language } = file
  const { board, budget, folder } = view
  const rows = [
    ...(board ? tableOf(boardColumns(file), legendRows(board)) : []),
    ...(budget ? budgetTable(file, budget) : []),
    ...(folder ? tableOf(folderColumns(file), folder.items) : []),
  ]
  const left = folder && folder.left > 0 ? [[sharedWordsIn(language).left(folder.left)]] : []
  return Buffer.from(csvOf(rows.length === 0 ? [[sharedWordsIn(language).empty]] : [...rows, ...left]))
}

function tableOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): CsvCell[][] {
  const shown = shownColumns(columns, rows)
  if (rows.length === 0) return []
  return [
    shown.map(({ heading }) => heading),
    ...rows.map((row) => shown.map(({ kind, read }) => cellOf(kind, read(row)))),
  ]
}

/** Totals stand below the columns that they sum up. */
function budgetTable(file: FileTable, budget: SharedBudget): CsvCell[][] {
  const columns = budgetColumns(budget, file)
  const table = tableOf(columns, budget.lines)
  const shown = shownColumns(columns, budget.lines)
  const totals = shown.some(({ bound }) => bound) ? sharedTotalRowsOf(budget, file.language) : []
  return [
    ...table,
    ...totals.map(({ name, amounts }) =>
      shown.map(({ bound }, place): CsvCell => (place === 0 ? name : bound ? { decimal: amounts[bound] } : '')),
    ),
    ...(table.length === 0 ? [] : notesOf(budget, file.language).map((note) => [note])),
  ]
}
