import { useTranslation } from 'react-i18next'
import styles from './ProductsView.module.css'

const ROWS = 8

/** Shown while the first page loads. */
export function ProductsSkeleton() {
  const { t } = useTranslation()
  return (
    <output className={styles['skeleton']} aria-label={t('keptProducts.loading')}>
      {Array.from({ length: ROWS }, (_, row) => (
        <span key={row} className={styles['bone']} aria-hidden />
      ))}
    </output>
  )
}
