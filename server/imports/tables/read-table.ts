import { createReadStream } from 'node:fs'
import type { ReadingChoice, ReadingWarning, TableKind, TableRow } from '../../../contract/import-table.ts'
import { csvRows } from './csv-rows.ts'
import { openWorkbook, sharedTexts } from './workbook.ts'
import type { Sheet, Workbook } from './workbook.ts'
import { TableRefused } from './table-refused.ts'
import { xlsxRows } from './xlsx-rows.ts'

/** A table's file as it lies on the disk, out of its archive where it came in one. */
export interface TableFile {
  path: string
  kind: TableKind
}

const KEPT_BLANK = 1000

/** Every row of a table from the first, blank ones left out. `warn` is told what a person should know of it. */
export async function* allRows(
  { path, kind }: TableFile,
  choice: ReadingChoice,
  warn: (warning: ReadingWarning) => void = () => undefined,
): AsyncGenerator<TableRow> {
  const rows =
    kind === 'xlsx'
      ? rowsOfBook(path, choice, warn)
      : csvRows(createReadStream(path), { encoding: choice.encoding ?? 'utf-8', delimiter: choice.delimiter ?? ',' })
  let blank = 0
  for await (const row of rows) {
    const isBlank = !row.problem && row.cells.every((cell) => cell.trim() === '')
    blank = isBlank ? blank + 1 : 0
    // A sheet whose empty rows are all formatted goes on to its million.
    if (blank > KEPT_BLANK && kind === 'xlsx') return
    if (!isBlank) yield row
  }
}

async function* rowsOfBook(
  path: string,
  { sheet: name }: ReadingChoice,
  warn: (warning: ReadingWarning) => void,
): AsyncGenerator<TableRow> {
  const book = await openWorkbook(path)
  try {
    yield* xlsxRows(book, sheetNamed(book, name), { texts: await sharedTexts(book), warn })
  } finally {
    await book.close()
  }
}

export function sheetNamed({ sheets }: Workbook, name: string | null): Sheet {
  const sheet = name === null ? sheets[0] : sheets.find((one) => one.name === name)
  if (!sheet)
    throw new TableRefused(
      `The workbook has no sheet called ${name ?? ''}.`,
      `工作簿中没有名为 ${name ?? ''} 的工作表。`,
    )
  return sheet
}

/** The rows below the header. */
export async function* readTable(file: TableFile, choice: ReadingChoice): AsyncGenerator<TableRow> {
  for await (const row of allRows(file, choice)) if (row.row > choice.headerRow) yield row
}

/** What the columns are called: each by a name of its own, also where two cells of the header say the same or nothing. */
export function columnNames(header: readonly string[], width = header.length): string[] {
  const used = new Set<string>()
  return Array.from({ length: Math.max(width, header.length) }, (_, index) => {
    const stated = (header[index] ?? '').replace(/\s+/g, ' ').trim() || `Column ${index + 1}`
    let name = stated
    for (let copy = 2; used.has(name); copy += 1) name = `${stated} (${copy})`
    used.add(name)
    return name
  })
}
