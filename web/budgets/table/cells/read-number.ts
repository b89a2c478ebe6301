import { readTyped, type TypedReading } from '../../../../contract/budgets/typed.ts'
import type { CellProblem } from './problem.ts'

/** A number that was typed or pasted; null of an empty cell. Both languages of the page have a point before the last digits. */
export function readCellNumber(
  typed: string,
  reading: Omit<TypedReading, 'decimalSign' | 'system'>,
): { value: string | null } | { problem: CellProblem } {
  const { value, problem } = readTyped(typed, { ...reading, decimalSign: '.' })
  return problem ? { problem } : { value }
}
