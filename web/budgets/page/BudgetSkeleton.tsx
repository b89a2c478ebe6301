import { useTranslation } from 'react-i18next'
import styles from './BudgetSkeleton.module.css'

const ROWS = 8

/** Stands in place of a list until it is loaded. */
export function BudgetSkeleton() {
  const { t } = useTranslation()
  return (
    <output className={styles['skeleton']} aria-label={t('budgetPage.opening')}>
      <span className={styles['head']} aria-hidden />
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} className={styles['row']} aria-hidden />
      ))}
    </output>
  )
}
