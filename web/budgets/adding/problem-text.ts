import type { TFunction } from 'i18next'
import type { TypedProblem } from '../../../contract/budgets/typed.ts'

/** Says why a typed text is not the number that the field needs. */
export function typedProblemText(t: TFunction, problem: TypedProblem): string {
  switch (problem.reason) {
    case 'noNumber':
      return t('budgetAdding.problem.noNumber', { typed: problem.typed })
    case 'otherUnit':
      return t('budgetAdding.problem.otherUnit', { typed: problem.typed, unit: problem.unit })
    case 'otherCurrency':
      return t('budgetAdding.problem.otherCurrency', { typed: problem.typed, currency: problem.currency })
    case 'digitsBefore':
    case 'digitsAfter':
      return t(`budgetAdding.problem.${problem.reason}`, { most: problem.most })
    case 'tooMuch':
      return t('budgetAdding.problem.tooMuch', { most: problem.most })
    default:
      return t(`budgetAdding.problem.${problem.reason}`)
  }
}
