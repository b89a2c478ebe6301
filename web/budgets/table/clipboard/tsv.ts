/**
 * Reads cells as spreadsheets put them on the clipboard: tabs between cells, a line break after each row, and quotes as in RFC 4180 with
 * tabs. A final line break starts no row.
 */
export function readTsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at) : bareCell(text, at)
    row.push(cell)
    at = end + 1
    if (text[end] === '\t') continue
    rows.push(row)
    row = []
    if (text[end] === '\r' && text[end + 1] === '\n') at += 1
    // A final line break has no row after it.
    if (at >= text.length) break
  }
  return rows
}

export function writeTsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(quoted).join('\t')).join('\r\n')
}

function quoted(cell: string): string {
  return /[\t\r\n]|^"/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function bareCell(text: string, from: number) {
  END.lastIndex = from
  const end = END.exec(text)?.index ?? text.length
  return { cell: text.slice(from, end), end }
}
const END = /[\t\r\n]/g

/** A quote that is not closed, or has more text after it, is an ordinary character: 3" × 5". */
function quotedCell(text: string, from: number) {
  let end = text.indexOf('"', from + 1)
  while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
  const after = end < 0 ? 'more' : (text[end + 1] ?? '\n')
  if (!/[\t\r\n]/.test(after)) return bareCell(text, from)
  return {
    cell: text
      .slice(from + 1, end)
      .replaceAll('""', '"')
      .replace(/\r\n?/g, '\n'),
    end: end + 1,
  }
}
