import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BudgetStatus } from '../../../contract/budgets/budget.ts'
import { AnswerError } from '../../api.ts'
import { reasonOf } from '../../errors/message.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import type { BudgetEditor } from '../editing/budget-editor.ts'

const CONFLICT = 409

/** Moves the list to another status, one move at a time, and says how that ended. */
export function useMove(editor: BudgetEditor) {
  const { t } = useTranslation()
  const [isMoving, setIsMoving] = useState(false)
  /** Through these, to the last of them. */
  const move = async (steps: readonly BudgetStatus[]) => {
    const to = steps.at(-1)
    if (isMoving || !to) return
    setIsMoving(true)
    try {
      let isMoved = true
      for (const step of steps) isMoved = isMoved && (await editor.moveTo(step))
      showToast(
        isMoved
          ? t('budgetPage.status.moved', { status: t(`budgets.statuses.${to}`) })
          : t('budgetPage.status.notSaved'),
      )
    } catch (error) {
      const isLate = error instanceof AnswerError && error.code === CONFLICT
      showToast(isLate ? t('budgetPage.status.changedMeanwhile') : reasonOf(error, t))
    } finally {
      setIsMoving(false)
    }
  }
  return { isMoving, move }
}
