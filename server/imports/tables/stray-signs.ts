import type { Reason, ImportTableRow } from '../../../contract/import-table.ts'

/** Control characters except tab and line ends, U+FFFD to U+FFFF, and lone surrogates: no text has them, and a database refuses some. */
const STRAY = /[^\P{Cc}\t\n\r]|[\uFFFD-\uFFFF]|\p{Cs}/gu
const UNKNOWN = '\uFFFD'

/** A row that can be stored: its cells with stray characters are faults. */
export function readableRow(row: ImportTableRow): ImportTableRow {
  if (!row.cells.some(isStray)) return row
  const stray = row.cells.flatMap((cell, column) => {
    const [sign] = cell.match(STRAY) ?? []
    return sign === undefined ? [] : [{ column, reason: reasonOf(sign) }]
  })
  return { ...row, cells: row.cells.map(withoutStray), faults: [...(row.faults ?? []), ...stray] }
}

/** Replaces stray characters with U+FFFD. */
export function withoutStray(text: string): string {
  return text.replace(STRAY, UNKNOWN)
}

export function isStray(text: string): boolean {
  return text.search(STRAY) >= 0
}

function reasonOf(sign: string): Reason {
  if (sign === UNKNOWN) return UNREADABLE
  const name = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return { en: `holds a sign that is no part of a text (${name})`, zh: `含有不属于文本的字符（${name}）` }
}

const UNREADABLE: Reason = {
  en: 'some of it cannot be read in this encoding: the row was written in another',
  zh: '有内容无法按所选编码读取，可能是用其他编码写入的',
}
