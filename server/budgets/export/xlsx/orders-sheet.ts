import { columnsOf } from '../columns.ts'
import type { ExportColumn } from '../columns.ts'
import type { FileBudget, FileLine } from '../file-budget.ts'
import { headingOf } from '../heading.ts'
import { wholeRow } from '../lay-out.ts'
import { ordersOf } from '../orders.ts'
import { conversionOf } from '../quantities.ts'
import { budgetWordsIn } from '../words.ts'
import { QUANTITY, WHOLE } from './cells.ts'
import { footLineOf } from '../../../../contract/paper.ts'
import { letterOf } from '../../../platform/xlsx/column-letters.ts'
import type { SheetCell, SheetOfCells } from './cells.ts'
import { blockRowOf, titleRowOf } from './title-block.ts'

/** The sheet of orders, brand by brand. */
export function ordersSheetOf(budget: FileBudget): SheetOfCells {
  const { letterhead, language } = budget
  const words = budgetWordsIn(language)
  const columns = columnsOf(budget)
  const rows: SheetCell[][] = [
    titleRowOf(budget),
    [{ text: headingOf(budget) }],
    ...(letterhead ? [blockRowOf(budget, columns.length)] : []),
    columns.map(({ name }): SheetCell => ({ text: words[name], isHead: true })),
  ]
  const headRows = rows.length
  for (const { seller, orders } of ordersOf(budget)) {
    rows.push([{ text: seller, isBold: true }])
    for (const { line } of orders) rows.push(rowOf(budget, line, { columns, at: rows.length + 1 }))
    rows.push([])
  }
  if (letterhead) rows.push([{ text: footLineOf(letterhead, language) }])
  return { name: words.orders, widths: columns.map(({ name }) => WIDTHS[name] ?? 13), rows, headRows }
}

const WIDTHS: Partial<Record<ExportColumn['name'], number>> = { name: 34, model: 18, room: 24, remarks: 30, note: 36 }

function rowOf(
  budget: FileBudget,
  line: FileLine,
  { columns, at }: { columns: readonly ExportColumn[]; at: number },
): SheetCell[] {
  const cell = (name: ExportColumn['name']) => `${letterOf(columns.findIndex((column) => column.name === name))}${at}`
  const formulas: Partial<Record<ExportColumn['name'], string>> = {
    ...(line.figures.packs !== null && { order: `${cell('packs')}*${cell('coverage')}` }),
    remainder: `MAX(0,${cell('order')}-${cell('need')})`,
  }
  // Converted quantities are rounded separately.
  const isExact = conversionOf(budget, line) === null
  return columns.map(({ name, kind, read }): SheetCell => {
    const value = read(wholeRow(line), budget)
    if (value === '') return null
    if (kind === 'text') return { text: value }
    const format = name === 'packs' || name === 'leadTime' ? WHOLE : QUANTITY
    const formula = isExact ? formulas[name] : undefined
    return formula === undefined ? { number: value, format } : { formula, value, format }
  })
}
