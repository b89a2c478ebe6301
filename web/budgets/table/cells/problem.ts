import type { TypedProblem } from '../../../../contract/budgets/typed.ts'
import type { TableWords } from '../words.ts'

/** Why a cell refuses a text, or all texts. */
export type CellProblem =
  | TypedProblem
  | { reason: 'crossed' | 'noChoice' | 'otherPer' | 'noCurrency' | 'noRoom' | 'notFromHere' }
  | { reason: 'tooLong'; count: number }
  | { reason: 'computed' | 'closed' | 'severalRooms' | 'alternative' | 'noCell' | 'noLine' | 'noNeed' }

/** The reason in words. */
export function cellProblemText(
  { t, unit, lock }: Pick<TableWords, 't' | 'unit' | 'lock'>,
  problem: CellProblem,
): string {
  switch (problem.reason) {
    case 'digitsBefore':
    case 'digitsAfter':
      if (problem.most === 0) return t('budgetTable.problem.notWhole')
      return t(`budgetTable.problem.${problem.reason}`, { count: problem.most })
    case 'tooLong':
      return t('budgetTable.problem.tooLong', { count: problem.count })
    case 'tooMuch':
      return t('budgetTable.problem.tooMuch', { most: problem.most })
    case 'otherUnit':
      return t('budgetTable.problem.otherUnit', { typed: problem.typed, unit: unit(problem.unit) })
    case 'otherCurrency':
      return t('budgetTable.problem.otherCurrency', { currency: problem.currency })
    case 'closed':
      return t(lock ? `budgetTable.lock.${lock}` : 'budgetTable.problem.closed')
    default:
      return t(`budgetTable.problem.${problem.reason}`)
  }
}
