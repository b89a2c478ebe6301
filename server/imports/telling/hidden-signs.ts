import type { Reason } from '../../../contract/import-table.ts'
import { hides } from '../../../contract/names.ts'
import type { CellProblem } from '../mapping/read-number.ts'

/** Told of a name or a value that is kept without them (`contract/names.ts`). */
export const HIDDEN_SIGNS: Reason = {
  en: 'holds signs that nobody sees: it is kept without them',
  zh: '含有不可见的字符，导入时会去掉',
}

/** Tells of hidden signs once for each column or field: many cells of a file that was copied from a page have them. */
export function oncePerColumn(onNote: (note: CellProblem) => void): (note: CellProblem) => void {
  const told = new Set<string>()
  return (note) => {
    if (note.reason === HIDDEN_SIGNS) {
      if (told.has(note.column)) return
      told.add(note.column)
    }
    onNote(note)
  }
}

/** The fields of a JSON line that are kept without hidden signs; descriptions are kept as they are. */
export function hiddenFields(line: number, text: string): CellProblem[] {
  if (!hides(text) && !text.includes('\\u')) return []
  const found: CellProblem[] = []
  const look = (field: string, value: unknown) => {
    if (typeof value === 'string' && !/description$/i.test(field) && hides(value))
      found.push({ row: line, column: field, value, reason: HIDDEN_SIGNS })
    return value
  }
  try {
    JSON.parse(text, look)
  } catch {
    return []
  }
  return found
}
