import { readTyped, type TypedReading } from '../../../../contract/budgets/typed.ts'
import type { PricePer } from '../../../../contract/budgets/price-per.ts'
import type { CellProblem } from './problem.ts'

/** Reads a number that was typed or pasted; null for an empty cell. The decimal sign is a point in both languages. */
export function readCellNumber(
  typed: string,
  reading: Omit<TypedReading, 'decimalSign'>,
): { value: string | null; per?: PricePer } | { problem: CellProblem } {
  const read = readTyped(typed, { ...reading, decimalSign: '.' })
  return read.problem ? { problem: read.problem } : read
}
