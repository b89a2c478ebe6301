import { useTranslation } from 'react-i18next'
import styles from './BudgetsSkeleton.module.css'

const ROWS = 6

/** Stands in place of the lists until the first answer. */
export function BudgetsSkeleton() {
  const { t } = useTranslation()
  return (
    <output className={styles['rows']} aria-label={t('budgets.loading')}>
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} className={styles['row']} aria-hidden>
          <span />
          <span />
          <span />
        </span>
      ))}
    </output>
  )
}
