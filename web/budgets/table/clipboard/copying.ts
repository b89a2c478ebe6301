import type { Block } from '../keys/selection.ts'
import { factsOf } from '../rows/row-facts.ts'
import { lineRowsIn, type TableModel } from '../table-model.ts'
import { HEAD_COLUMN } from '../grid/head-column.ts'
import { writeTsv } from './tsv.ts'

/** The texts of a block's cells as they would be typed, without units and thousands separators. Group heads are left out. */
export function cellsOf(model: TableModel, { top, bottom, left, right }: Block): string[][] {
  return lineRowsIn(model, top, bottom).flatMap((row) => {
    const facts = factsOf(row, model)
    if (!facts) return []
    const cells = model.columns
      .slice(Math.max(left, HEAD_COLUMN + 1) - 1, right)
      .map((column) => column.raw(facts, model.context))
    return cells.length > 0 ? [cells] : []
  })
}

/** Puts cells on the clipboard as plain text, and as an HTML table for programs that read one. */
export function putOnClipboard(clipboard: DataTransfer, cells: readonly (readonly string[])[]): void {
  clipboard.setData('text/plain', writeTsv(cells))
  clipboard.setData('text/html', htmlTable(cells))
}

export function htmlTable(cells: readonly (readonly string[])[]): string {
  const rows = cells.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`)
  return `<table>${rows.join('')}</table>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '<br>')
}
