import { blockLineOf, logoOf } from '../../../platform/xlsx/letterhead.ts'
import type { FileBudget } from '../file-budget.ts'
import type { SheetCell } from './cells.ts'

/** The row of a list's name, which has the studio's logo above it. */
export function titleRowOf({ list, letterhead }: FileBudget): SheetCell[] {
  return [{ text: list.name, isBold: true, ...(logoOf(letterhead) && { isLow: true }) }]
}

/** The studio and its title block, below a line in its colour that is as wide as the sheet. */
export function blockRowOf({ letterhead, language }: FileBudget, columns: number): SheetCell[] {
  if (!letterhead) return []
  const text = blockLineOf(letterhead, language)
  if (letterhead.studio.accent === null) return [{ text }]
  return Array.from({ length: columns }, (_, place) => ({ text: place === 0 ? text : '', isRuled: true }))
}
