import { isCounted } from '../../../contract/budgets/arithmetic/line-figures.ts'
import { inOrder } from '../../../contract/budgets/entries.ts'
import type { FileBudget } from './file-budget.ts'
import { budgetSheetOf } from './xlsx/budget-sheet.ts'
import type { SheetOfCells } from './xlsx/cells.ts'
import { linesSheetOf } from './xlsx/lines-sheet.ts'
import { ordersSheetOf } from './xlsx/orders-sheet.ts'
import { quantitiesSheetOf } from './xlsx/quantities-sheet.ts'
import { roomsSheetOf } from './xlsx/rooms-sheet.ts'
import { writeWorkbook } from './xlsx/workbook.ts'
import type { CellName } from './xlsx/workbook.ts'

/**
 * A workbook of live formulas with their values: the list, and behind it the sheets of lines, quantities and rooms that it is
 * computed from. A client's workbook has the list alone.
 */
export function writeXlsx(budget: FileBudget): Uint8Array {
  const { sheets, names } = sheetsOf(budget)
  return writeWorkbook(sheets, names, budget)
}

function sheetsOf(budget: FileBudget): { sheets: SheetOfCells[]; names: CellName[] } {
  if (budget.audience === 'orders') return { sheets: [ordersSheetOf(budget)], names: [] }
  if (budget.audience === 'client') {
    const shown = budgetSheetOf(budget, undefined)
    return { sheets: [shown], names: shown.names }
  }
  const sorted = inOrder(budget.lines)
  const counted = sorted.filter(isCounted)
  const lines = [...counted, ...sorted.filter((line) => !isCounted(line))]
  const rooms = roomsSheetOf(budget)
  const quantities = quantitiesSheetOf(budget, lines, rooms)
  const linesSheet = linesSheetOf(budget, lines, { countedLines: counted.length, quantities })
  const shown = budgetSheetOf(budget, { linesSheet, quantities })
  return { sheets: [shown, linesSheet, quantities, rooms], names: shown.names }
}
