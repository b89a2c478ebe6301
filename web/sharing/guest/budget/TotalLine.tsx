import { useTranslation } from 'react-i18next'
import type { SharedBudget } from '../../../../contract/sharing/views.ts'
import { useGuestFormats } from '../subject/words.ts'
import styles from './TotalsOfBudget.module.css'
import { totalText, unmeasuredLines } from './totals-rows.ts'

/** The total of a list as one line; nothing where the link hides it. */
export function TotalLine({ budget }: { budget: SharedBudget }) {
  const { t } = useTranslation()
  const total = totalText(budget, useGuestFormats())
  const unmeasured = unmeasuredLines(budget)
  if (!total) return null
  return (
    <p className={styles['line']}>
      {t('shared.taxed.inclusive', { amount: t('shared.total') })} <span>{total}</span>
      {unmeasured > 0 && ` · ${t('shared.unmeasured', { count: unmeasured })}`}
    </p>
  )
}
