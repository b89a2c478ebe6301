import { SCALES } from '../../../contract/budgets/amounts.ts'
import { parseDecimal, printDecimal } from '../../../contract/budgets/arithmetic/decimal.ts'
import { SQUARE_METRE } from '../../catalogue/prices/price-text.ts'

/** Units that are counted by the piece. Without a quantity one piece is meant. */
const COUNTED: ReadonlySet<string> = new Set(['piece', 'sheet', 'set', 'roll', 'box'])

export function isCountedUnit(unit: string): boolean {
  return COUNTED.has(unit)
}

export function isAreaUnit(unit: string): boolean {
  return unit === SQUARE_METRE
}

/** The quantity of a new line where none is given: one piece, or nothing where the unit is measured. */
export function firstQuantity(unit: string): string {
  return isCountedUnit(unit) ? '1' : '0'
}

export function sumOfQuantities(quantities: readonly string[]): string {
  const sum = quantities.reduce((before, one) => before + parseDecimal(one, SCALES.quantity), 0n)
  return printDecimal(sum, SCALES.quantity)
}

export function isZeroQuantity(quantity: string): boolean {
  return !/[1-9]/.test(quantity)
}

export function isSameQuantity(one: string, other: string): boolean {
  return parseDecimal(one, SCALES.quantity) === parseDecimal(other, SCALES.quantity)
}
