import { imperialSymbol, shownQuantity } from '../../../contract/budgets/units.ts'
import type { FileBudget, FileLine } from './file-budget.ts'
import { unitIn } from './line-words.ts'

/** Digits after the point of what is converted, in tables. */
export const CONVERTED_DIGITS = 4

/** The unit that a line's quantities are shown in. */
export function shownUnitOf(budget: FileBudget, { unit }: FileLine): string {
  return (isConverted(budget, unit) ? imperialSymbol(unit) : null) ?? unitIn(budget, unit)
}

/** A quantity of the line's, as it is or converted. */
export function tableQuantity(budget: FileBudget, { unit }: FileLine, quantity: string): string {
  return isConverted(budget, unit) ? shownQuantity(quantity, unit, 'imperial', CONVERTED_DIGITS) : quantity
}

/** As a person reads it: to two places. */
export function readableQuantity({ unitSystem }: FileBudget, { unit }: FileLine, quantity: string): string {
  return shownQuantity(quantity, unit, unitSystem)
}

/** How many of the shown unit one of the line's is; null where they are the same. */
export function conversionOf(budget: FileBudget, { unit }: FileLine): string | null {
  return isConverted(budget, unit) ? shownQuantity('1', unit, 'imperial', 15) : null
}

function isConverted({ unitSystem }: FileBudget, unit: string): boolean {
  return unitSystem === 'imperial' && imperialSymbol(unit) !== null
}
