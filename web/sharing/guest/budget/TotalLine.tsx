import { useTranslation } from 'react-i18next'
import { isOneFigure } from '../../../../contract/sharing/group-sums.ts'
import type { SharedBudget } from '../../../../contract/sharing/views.ts'
import { useGuestFormats } from '../subject/words.ts'
import styles from './TotalsOfBudget.module.css'
import { totalText, unmeasuredLines, unpricedText } from './totals-rows.ts'

/** The total of a list as one line; nothing where the link hides it. */
export function TotalLine({ budget }: { budget: SharedBudget }) {
  const { t } = useTranslation()
  const words = useGuestFormats()
  const total = totalText(budget, words)
  const open = isOneFigure(budget.totals) && unpricedText(budget, words)
  const unmeasured = unmeasuredLines(budget)
  if (!total) return null
  const name = t('shared.taxed.inclusive', { amount: t('shared.total') })
  return (
    <p className={styles['line']}>
      {budget.alternatives?.length ? t('shared.asProposed', { name }) : name} <span>{total}</span>
      {open && ` · ${open}`}
      {unmeasured > 0 && ` · ${t('shared.unmeasured', { count: unmeasured })}`}
    </p>
  )
}
