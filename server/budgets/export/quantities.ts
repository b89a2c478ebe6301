import { imperialSymbol, shownQuantity } from '../../../contract/budgets/units.ts'
import type { FileBudget, FileLine } from './file-budget.ts'
import { unitIn } from './line-words.ts'

/** Decimals of converted quantities in tables. */
export const CONVERTED_DIGITS = 4

/** The unit in which a line's quantities are shown. */
export function shownUnitOf(budget: FileBudget, { unit }: FileLine): string {
  return (isConverted(budget, unit) ? imperialSymbol(unit) : null) ?? unitIn(budget, unit)
}

/** A line's quantity for a table, converted where needed. */
export function tableQuantity(budget: FileBudget, { unit }: FileLine, quantity: string): string {
  return isConverted(budget, unit) ? shownQuantity(quantity, unit, 'imperial', CONVERTED_DIGITS) : quantity
}

/** A quantity for people, to two decimals. */
export function readableQuantity({ unitSystem }: FileBudget, { unit }: FileLine, quantity: string): string {
  return shownQuantity(quantity, unit, unitSystem)
}

/** How many shown units are one unit of the line; null where they are the same. */
export function conversionOf(budget: FileBudget, { unit }: FileLine): string | null {
  return isConverted(budget, unit) ? shownQuantity('1', unit, 'imperial', 15) : null
}

function isConverted({ unitSystem }: FileBudget, unit: string): boolean {
  return unitSystem === 'imperial' && imperialSymbol(unit) !== null
}
