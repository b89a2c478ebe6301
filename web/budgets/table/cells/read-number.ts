import { readTyped, type TypedReading } from '../../../../contract/budgets/typed.ts'
import type { CellProblem } from './problem.ts'

/** Reads a number that was typed or pasted; null for an empty cell. The decimal sign is a point in both languages. */
export function readCellNumber(
  typed: string,
  reading: Omit<TypedReading, 'decimalSign'>,
): { value: string | null } | { problem: CellProblem } {
  const { value, problem } = readTyped(typed, { ...reading, decimalSign: '.' })
  return problem ? { problem } : { value }
}
