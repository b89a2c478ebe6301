import type { Readable } from 'node:stream'
import { delimiters } from '../../../contract/import-table.ts'
import type { ImportTableRow, AskedReading, Reason } from '../../../contract/import-table.ts'
import { createCsvRecords } from './csv-records.ts'
import type { CsvRecord } from './csv-records.ts'
import { decodeText } from './text-decoder.ts'

const ROWS_LOOKED_AT = 50

/** Every row of a text, including the first and blank ones, numbered as in a spreadsheet. */
export async function* csvRows(bytes: Readable, choice: AskedReading): AsyncGenerator<ImportTableRow> {
  const records = createCsvRecords(choice.delimiter ?? ',')
  const { headerRow = 1, headerLines = 1 } = choice
  const lastOfHeader = headerRow + headerLines - 1
  let row = 0
  let header: string[] = []
  try {
    for await (const text of decodeText(bytes, choice.encoding ?? 'utf-8')) yield* rowsOf(records.take(text))
    yield* rowsOf(records.end())
  } finally {
    bytes.destroy()
  }

  function* rowsOf(some: Iterable<CsvRecord>): Generator<ImportTableRow> {
    for (const { cells, problem, note, isOdd } of some) {
      row += 1
      if (row === 1 && isDelimiterLine(cells)) continue
      if (row >= headerRow && row <= lastOfHeader && cells.length > header.length) header = cells
      const noted = note ?? (isOdd && row > lastOfHeader ? countNote(cells.length) : undefined)
      yield { row, cells, ...(problem ? { problem } : noted && { notes: [noted] }) }
    }
  }

  function countNote(count: number): Reason | undefined {
    const width = header.findLastIndex((cell) => cell.trim() !== '') + 1
    if (count === width || count === header.length) return undefined
    return {
      en: `has ${count} cells, and the header ${width}: compare its values with their columns`,
      zh: `有 ${count} 个单元格，而表头有 ${width} 个：请核对各值与列是否对应`,
    }
  }
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
  const records = createCsvRecords(delimiter)
  const rows = [...records.take(head), ...records.end()].slice(0, ROWS_LOOKED_AT)
  return rows.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')).map(({ cells }) => cells.length)
}

/** The share of rows that have the most frequent number of columns, weighted by that number. */
function regularity(counts: number[]): number {
  const byCount = Map.groupBy(counts, (count) => count)
  let best = 0
  for (const [count, rows] of byCount)
    if (count > 1) best = Math.max(best, (rows.length / counts.length) * Math.log2(count + 1))
  return best
}
