import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { LONGEST_BUDGET_NAME } from '../../../contract/budgets/budget.ts'
import { showToast } from '../../kit/toasts/toast.ts'
import { newKey } from '../../workspace/new-key.ts'
import { usePlaceOfCopies } from '../../workspace/placing.ts'
import { copyNameOf } from '../../workspace/copy-name.ts'
import { budgetAddress } from '../budget-address.ts'
import { useDuplicateBudget } from '../queries.ts'

interface Named {
  id: string
  name: string
}

/** Copies lists with their prices, or without as templates, and shows a toast that opens the copy. */
export function useBudgetDuplication() {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const { mutateAsync } = useDuplicateBudget()
  const place = usePlaceOfCopies()
  const copy = async ({ id, name }: Named, prices: 0 | 1) => {
    const adding = (text: string) => t(prices ? 'budgets.copyName' : 'budgets.templateName', { name: text })
    const copyName = copyNameOf(name, LONGEST_BUDGET_NAME, adding)
    return { copyName, copyId: await mutateAsync({ id, name: copyName, prices, ...place, key: newKey() }) }
  }
  const copyOne = async (budget: Named, prices: 0 | 1) => {
    const { copyName, copyId } = await copy(budget, prices)
    showToast(t('budgets.duplicated', { name: copyName }), {
      label: t('budgets.open'),
      act: () => void navigate(budgetAddress(copyId)),
    })
  }
  const copySome = async (budgets: readonly Named[]) => {
    // One after the other: if there is no room for all, the first ones are copied.
    // oxlint-disable-next-line no-await-in-loop
    for (const budget of budgets) await copy(budget, 1)
    const figure = new Intl.NumberFormat(i18n.language).format(budgets.length)
    showToast(t('budgets.duplicatedSome', { count: budgets.length, figure }))
  }
  return {
    duplicate: (budget: Named) => void copyOne(budget, 1).catch(told),
    beginLike: (budget: Named) => void copyOne(budget, 0).catch(told),
    duplicateSome: (budgets: readonly Named[]) => void copySome(budgets).catch(told),
  }
}

/** The query client has reported the failure. */
function told(): void {}
