import { createReadStream } from 'node:fs'
import type { ReadingChoice, ReadingWarning, TableKind, ImportTableRow } from '../../../contract/import-table.ts'
import { unguarded } from '../../../contract/csv.ts'
import { csvRows } from './csv-rows.ts'
import { openWorkbook, sharedTexts } from './workbook.ts'
import type { WorkbookSheet, Workbook } from './workbook.ts'
import { readableRow } from './stray-signs.ts'
import { TableRefused } from './table-refused.ts'
import { MOST_COLUMNS, xlsxRows } from './xlsx-rows.ts'

/** A table's file on disk, unpacked if it came in an archive. */
export interface TableFile {
  path: string
  kind: TableKind
}

/** Every row of a table from the first, except blank ones. `warn` receives what a person should know. */
export async function* allRows(
  { path, kind }: TableFile,
  choice: ReadingChoice,
  warn: (warning: ReadingWarning) => void = () => undefined,
): AsyncGenerator<ImportTableRow> {
  const rows = kind === 'xlsx' ? rowsOfBook(path, choice, warn) : csvRows(createReadStream(path), choice)
  for await (const row of rows)
    if (row.problem || row.faults || row.cells.some((cell) => cell.trim() !== '')) yield readableRow(row)
}

async function* rowsOfBook(
  path: string,
  { sheet: name }: ReadingChoice,
  warn: (warning: ReadingWarning) => void,
): AsyncGenerator<ImportTableRow> {
  const book = await openWorkbook(path)
  try {
    yield* xlsxRows(book, sheetNamed(book, name), { texts: await sharedTexts(book), warn })
  } finally {
    await book.close()
  }
}

export function sheetNamed({ sheets }: Workbook, name: string | null): WorkbookSheet {
  const sheet = name === null ? sheets[0] : sheets.find((one) => one.name === name)
  if (!sheet)
    throw new TableRefused(
      `The workbook has no sheet called ${name ?? ''}.`,
      `工作簿中没有名为 ${name ?? ''} 的工作表。`,
    )
  return sheet
}

/** The rows below the header. `width` is the number of columns. */
export async function* readTable(
  file: TableFile,
  choice: ReadingChoice,
  width: number,
): AsyncGenerator<ImportTableRow> {
  for await (const row of allRows(file, choice))
    if (row.row > choice.headerRow) yield file.kind === 'csv' ? withinColumns(row, width) : row
}

/** Rejects a row that is too long: an unquoted delimiter in a text has shifted the cells after it. */
export function withinColumns(row: ImportTableRow, width: number): ImportTableRow {
  if (row.problem || row.cells.slice(width).every((cell) => cell.trim() === '')) return row
  const count = row.cells.length
  const problem = {
    en: `has ${count} cells, and the header ${width}: quote texts that contain the delimiter`,
    zh: `有 ${count} 个单元格，而表头只有 ${width} 个：含有分隔符的文本需要加引号`,
  }
  return { ...row, problem }
}

/** The names of the columns, unique even if headers repeat or are empty. Throws TableRefused for too many columns. */
export function columnNames(header: readonly string[]): string[] {
  const width = header.findLastIndex((cell) => cell.trim() !== '') + 1
  if (width > MOST_COLUMNS)
    throw new TableRefused(`The table has more than ${MOST_COLUMNS} columns.`, `表格超过 ${MOST_COLUMNS} 列。`)
  const used = new Set<string>()
  return Array.from({ length: width }, (_, index) => {
    const stated = unguarded((header[index] ?? '').replace(/\s+/g, ' ').trim()) || `Column ${index + 1}`
    let name = stated
    for (let copy = 2; used.has(name); copy += 1) name = `${stated} (${copy})`
    used.add(name)
    return name
  })
}
