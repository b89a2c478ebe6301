import type { Reason, ImportTableRow } from '../../../contract/import-table.ts'

/** Control characters save those of lines and tabs, what no encoding has, and halves of characters: no text has them, nor does a database keep them all. */
const STRAY = /[^\P{Cc}\t\n\r]|[\uFFFD-\uFFFF]|\p{Cs}/gu
const UNKNOWN = '\uFFFD'

/** A row as it can be kept. One that holds what cannot be read says so, with the first column that does. */
export function readableRow(row: ImportTableRow): ImportTableRow {
  const column = row.cells.findIndex(isStray)
  if (column < 0) return row
  const cell = row.cells[column] ?? ''
  const [sign = ''] = cell.match(STRAY) ?? []
  const cells = row.cells.map(withoutStray)
  return row.problem ? { ...row, cells } : { ...row, cells, problem: problemOf(sign), problemColumn: column }
}

/** A text in which what cannot be read is the sign for that. */
export function withoutStray(text: string): string {
  return text.replace(STRAY, UNKNOWN)
}

export function isStray(text: string): boolean {
  return text.search(STRAY) >= 0
}

function problemOf(sign: string): Reason {
  if (sign === UNKNOWN) return UNREADABLE
  const name = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
  return { en: `holds a sign that is no part of a text (${name})`, zh: `含有不属于文本的字符（${name}）` }
}

const UNREADABLE: Reason = {
  en: 'some of it cannot be read in this encoding: the row was written in another',
  zh: '有内容无法按所选编码读取，可能是用其他编码写入的',
}
