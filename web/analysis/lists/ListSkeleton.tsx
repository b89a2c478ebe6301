import { useTranslation } from 'react-i18next'
import styles from './lists.module.css'

/** Shown while a list loads. */
export function ListSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-live="polite">
      <span className="visually-hidden">{t('loading')}</span>
      <div className={styles['skeleton']} aria-hidden>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} />
        ))}
      </div>
    </div>
  )
}
