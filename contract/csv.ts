const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet would take for a formula, at the beginning of a cell or behind what it may skip: spaces, and signs that do not show. */
const FORMULA = /^(?:[\p{Z}\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u

/** What has been computed: nothing but digits, whatever its sign. */
const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** A text of somebody's, or a decimal of ours, which may stand there below zero. */
export type CsvCell = string | { decimal: string }

/**
 * Comma-separated values (RFC 4180) as spreadsheets open them: UTF-8 with its mark, and a text that looks like a formula
 * behind an apostrophe, so that none is ever run.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + moreOfCsv(rows)
}

/** Rows that go on a file. */
export function moreOfCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

function csvCell(cell: CsvCell): string {
  const text = typeof cell === 'string' ? cell : cell.decimal
  if (typeof cell !== 'string' && DECIMAL.test(text)) return text
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
