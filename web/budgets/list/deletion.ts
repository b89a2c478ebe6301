import { useTranslation } from 'react-i18next'
import { showToast } from '../../kit/toasts/toast.ts'
import { useDeleteBudgets, useRestoreBudgets, type BudgetCard } from '../queries.ts'

/** Deletes lists and shows a toast that restores them. */
export function useBudgetDeletion(onRestored: (id: string) => void): (budgets: readonly BudgetCard[]) => void {
  const { t, i18n } = useTranslation()
  const { mutateAsync: remove } = useDeleteBudgets()
  const { mutateAsync: restore } = useRestoreBudgets()
  const takeBack = async (ids: string[]) => {
    await restore({ ids })
    showToast(t('budgets.restored', { count: ids.length }))
    const [first] = ids
    if (first !== undefined) onRestored(first)
  }
  const removeAndTell = async (budgets: readonly BudgetCard[]) => {
    const [first] = budgets
    if (!first) return
    const ids = budgets.map(({ id }) => id)
    await remove({ ids })
    const figure = new Intl.NumberFormat(i18n.language).format(ids.length)
    const words =
      ids.length === 1
        ? t('budgets.deletedOne', { name: first.name })
        : t('budgets.deletedSome', { count: ids.length, figure })
    showToast(words, { label: t('budgets.undo'), act: () => void takeBack(ids).catch(told) })
  }
  return (budgets) => void removeAndTell(budgets).catch(told)
}

/** The query client has reported the failure. */
function told(): void {}
