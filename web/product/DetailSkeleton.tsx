import { useTranslation } from 'react-i18next'
import styles from './DetailSkeleton.module.css'

export function DetailSkeleton() {
  const { t } = useTranslation()
  return (
    <output className={styles['detail']} aria-label={t('drawer.loading')}>
      <div className={styles['picture']} />
      <div className={styles['facts']}>
        {['58%', '34%', '44%', '97%', '98%', '99%'].map((width) => (
          <div key={width} style={{ width }} />
        ))}
      </div>
    </output>
  )
}
