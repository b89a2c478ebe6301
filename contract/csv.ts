const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Text that a spreadsheet would take for a formula, at the start of a cell or after characters that it may skip: spaces and
 * invisible ones. Apostrophes before it are of the text.
 */
const FORMULA = /^'*(?:[\p{Z}\p{C}]*[=+\-@＝＋－＠]|[\t\r\n])/u
const GUARD = /^'(?='*(?:[\p{Z}\p{C}]*[=+\-@＝＋－＠]|[\t\r\n]))/u

/** A computed number: a sign and digits only. */
const DECIMAL = /^-?\d+(?:\.\d+)?$/

/** A person's text, or a computed decimal, which may be negative. */
export type CsvCell = string | { decimal: string }

/**
 * Comma-separated values (RFC 4180) for spreadsheets: UTF-8 with a byte order mark, and an apostrophe before text that looks like
 * a formula, so that none is ever run.
 */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + moreOfCsv(rows)
}

/** Further rows of the same file. */
export function moreOfCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}

/** The text, with an apostrophe before it if it looks like a formula. */
export function guarded(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** The text that `guarded` was given: `'tis` has kept its apostrophe, `'=1` loses the one before the formula. */
export function unguarded(text: string): string {
  return text.replace(GUARD, '')
}

function csvCell(cell: CsvCell): string {
  const text = typeof cell === 'string' ? cell : cell.decimal
  if (typeof cell !== 'string' && DECIMAL.test(text)) return text
  const harmless = guarded(text)
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
