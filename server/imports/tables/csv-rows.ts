import { Readable } from 'node:stream'
import { parse } from 'csv-parse'
import { parse as parseAtOnce } from 'csv-parse/sync'
import { delimiters } from '../../../contract/import-table.ts'
import type { Encoding, ImportTableRow } from '../../../contract/import-table.ts'
import { decodeText } from './text-encoding.ts'

const LONGEST_ROW = 4 * 1024 * 1024
const ROWS_LOOKED_AT = 50
/** Quotes within a text are literal, and rows may have different numbers of cells. */
const LENIENT = { relax_column_count: true, relax_quotes: true, skip_empty_lines: false, bom: true } as const

/** Every row of a text, including the first and blank ones, numbered as in a spreadsheet. */
export async function* csvRows(
  bytes: Readable,
  choice: { encoding: Encoding; delimiter: string },
): AsyncGenerator<ImportTableRow> {
  let row = 0
  const text = Readable.from(decodeText(bytes, choice.encoding))
  const parser = parse({ ...LENIENT, delimiter: choice.delimiter, max_record_size: LONGEST_ROW })
  text.on('error', (error) => parser.destroy(error))
  try {
    for await (const cells of text.pipe(parser) as AsyncIterable<string[]>) {
      row += 1
      if (row === 1 && isDelimiterLine(cells)) continue
      yield { row, cells }
    }
  } catch (error) {
    const problem = PROBLEMS[(error as { code?: string }).code ?? '']
    if (!problem) throw error
    yield { row: row + 1, cells: [], problem }
  } finally {
    text.destroy()
    bytes.destroy()
  }
}

const PROBLEMS: Record<string, { en: string; zh: string }> = {
  CSV_QUOTE_NOT_CLOSED: {
    en: 'a quote is opened in this row and never closed: nothing from here on can be read',
    zh: '该行的引号没有闭合，从这里开始的内容无法读取',
  },
  CSV_MAX_RECORD_SIZE: {
    en: 'the row is longer than 4 MB; a quote may be opened in it and never closed',
    zh: '该行超过 4 MB，可能是引号没有闭合',
  },
}

/** Excel's own line that names the delimiter. */
function isDelimiterLine(cells: string[]): boolean {
  return /^sep=/i.test(cells[0] ?? '') && cells.length <= 2
}

/** The delimiter that gives the first rows the most columns, and the same number each. */
export function guessDelimiter(head: string): string {
  const stated = /^\uFEFF?sep=(.)\r?\n/i.exec(head)?.[1]
  if (stated !== undefined) return stated
  let best = { delimiter: ',' as string, score: 0 }
  for (const delimiter of delimiters) {
    const score = regularity(columnsBy(head, delimiter))
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}

function columnsBy(head: string, delimiter: string): number[] {
  try {
    const rows = parseAtOnce(head, { ...LENIENT, delimiter, to: ROWS_LOOKED_AT })
    return rows.filter((cells) => cells.some((cell) => cell.trim() !== '')).map((cells) => cells.length)
  } catch {
    return []
  }
}

/** The share of rows that have the most frequent number of columns, weighted by that number. */
function regularity(counts: number[]): number {
  const byCount = Map.groupBy(counts, (count) => count)
  let best = 0
  for (const [count, rows] of byCount)
    if (count > 1) best = Math.max(best, (rows.length / counts.length) * Math.log2(count + 1))
  return best
}
