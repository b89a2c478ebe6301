import { createReadStream } from 'node:fs'
import type {
  AskedReading,
  ImportTableRow,
  LeftOutKind,
  ReadingChoice,
  TableKind,
} from '../../../contract/import-table.ts'
import { unguarded } from '../../../contract/csv.ts'
import { MOST_COLUMNS } from './cell-place.ts'
import { csvRows } from './csv-rows.ts'
import { pathText } from '../mapping/category-path.ts'
import { namesOf } from './find-header.ts'
import { createRowSorter } from './row-roles.ts'
import type { SortedRow } from './row-roles.ts'
import { openWorkbook, sharedTexts } from './workbook.ts'
import type { WorkbookSheet, Workbook } from './workbook.ts'
import { readableRow } from './stray-signs.ts'
import { TableRefused } from './table-refused.ts'
import { xlsxRows } from './xlsx-rows.ts'
import type { Warn } from './xlsx-rows.ts'

/** A table's file on disk, unpacked if it came in an archive. */
export interface TableFile {
  path: string
  kind: TableKind
}

/** Every row of a table from the first, except blank ones. `warn` receives what a person should know. */
export async function* allRows(
  { path, kind }: TableFile,
  choice: AskedReading,
  warn: Warn = () => undefined,
): AsyncGenerator<ImportTableRow> {
  const rows = kind === 'xlsx' ? rowsOfBook(path, choice, warn) : csvRows(createReadStream(path), choice)
  for await (const row of rows)
    if (row.problem || row.faults || row.cells.some((cell) => cell.trim() !== '')) yield readableRow(row)
}

async function* rowsOfBook(path: string, { sheet: name }: AskedReading, warn: Warn): AsyncGenerator<ImportTableRow> {
  const book = await openWorkbook(path)
  try {
    yield* xlsxRows(book, sheetNamed(book, name), { shared: await sharedTexts(book), warn })
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

/** What a reader of a table hears of besides its rows. */
export interface TableListener {
  warn?: Warn
  /** The names of the columns; those of section titles come after them, as many as there are levels. */
  onHeader?(names: string[]): void
  /** A row above the header. */
  onLetterhead?(row: ImportTableRow): void
  /** A row below the header that is no product. */
  onLeftOut?(kind: LeftOutKind, row: ImportTableRow): void
  /** How many levels of section titles stand above the rows so far. */
  onLevels?(levels: number): void
  /** A row below the header, with how many blank ones stand above it. */
  onBelow?(blank: number): void
}

/** The rows of a table below its header. Titles of sections, at least `levels` of them, follow the columns of each row. */
export async function* readTable(
  file: TableFile,
  choice: ReadingChoice,
  { levels = 0, ...listener }: TableListener & { levels?: number } = {},
): AsyncGenerator<ImportTableRow> {
  const headerEnd = choice.headerRow + (choice.headerLines ?? 1) - 1
  const [letterhead, header]: [ImportTableRow[], ImportTableRow[]] = [[], []]
  let sorter: ReturnType<typeof createRowSorter> | undefined
  let names: string[] = []
  let last = headerEnd
  for await (const row of allRows(file, choice, listener.warn)) {
    if (row.row < choice.headerRow) {
      letterhead.push(row)
      listener.onLetterhead?.(row)
    } else if (row.row <= headerEnd) header.push(row)
    else {
      sorter ??= begin()
      listener.onBelow?.(Math.max(0, row.row - last - 1))
      last = Math.max(last, row.row)
      yield* sorted(sorter.take(row))
    }
  }
  if (sorter) yield* sorted(sorter.end())
  else if (header.length > 0) begin()

  function begin() {
    names = columnNames(namesOf(header))
    listener.onHeader?.(names)
    return createRowSorter({ choice, names, header, letterhead })
  }

  function* sorted(rows: Iterable<SortedRow>): Generator<ImportTableRow> {
    for (const one of rows) {
      if (one.kind !== 'row') listener.onLeftOut?.(one.kind, one.row)
      else {
        const { row, titles } = one
        if (titles.length > levels) {
          levels = titles.length
          listener.onLevels?.(levels)
        }
        const own = file.kind === 'csv' ? withinColumns(row, names.length) : row
        if (own === row && isWider(row, names.length)) listener.warn?.('unnamedColumns')
        yield levels === 0 ? own : withTitles(own, names.length, padded(titles.map(titleCell), levels))
      }
    }
  }
}

/** A row with the titles after its named columns: what stands to the right of them moves on. */
function withTitles(row: ImportTableRow, width: number, titles: readonly string[]): ImportTableRow {
  const { cells, numbers, faults, cellNotes } = row
  const placed = (column: number) => (column < width ? column : column + titles.length)
  return {
    ...row,
    cells: [...padded(cells, width), ...titles, ...cells.slice(width)],
    ...(numbers && { numbers: numbers.map(placed) }),
    ...(faults && { faults: faults.map((fault) => ({ ...fault, column: placed(fault.column) })) }),
    ...(cellNotes && { cellNotes: cellNotes.map((note) => ({ ...note, column: placed(note.column) })) }),
  }
}

/** A title is one step of a category path, `"Skirting / accessories"`, unless it is written as a path. */
function titleCell(title: string): string {
  return /[>›»＞]/.test(title) ? title : pathText([title])
}

function padded(texts: readonly string[], width: number): string[] {
  return Array.from({ length: width }, (_, at) => texts[at] ?? '')
}

function isWider({ cells }: ImportTableRow, width: number): boolean {
  return cells.length > width && cells.slice(width).some((cell) => cell.trim() !== '')
}

/** The names of the columns that hold the titles of sections. */
export const SECTION_NAMES = ['Section', 'Section 2'] as const

/** Rejects a row that is too long: an unquoted delimiter in a text has shifted the cells after it. */
export function withinColumns(row: ImportTableRow, width: number): ImportTableRow {
  if (row.problem || !isWider(row, width)) return row
  const count = row.cells.length
  const problem = {
    en: `has ${count} cells, and the header ${width}: quote texts that contain the delimiter`,
    zh: `有 ${count} 个单元格，而表头只有 ${width} 个：含有分隔符的文本需要加引号`,
  }
  return { ...row, problem }
}

/** A longer header is a text that stands in its row. */
const LONGEST_NAME = 200

/** The names of the columns, unique even if headers repeat or are empty. Throws TableRefused for too many columns. */
export function columnNames(header: readonly string[]): string[] {
  const width = header.findLastIndex((cell) => cell.trim() !== '') + 1
  if (width > MOST_COLUMNS)
    throw new TableRefused(`The table has more than ${MOST_COLUMNS} columns.`, `表格超过 ${MOST_COLUMNS} 列。`)
  const used = new Set<string>()
  return Array.from({ length: width }, (_, index) => {
    const said = unguarded((header[index] ?? '').replace(/\s+/g, ' ').trim())
    const stated = said.slice(0, LONGEST_NAME).replace(/[\uD800-\uDBFF]$/, '') || `Column ${index + 1}`
    let name = stated
    for (let copy = 2; used.has(name); copy += 1) name = `${stated} (${copy})`
    used.add(name)
    return name
  })
}
