import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './CompareSkeleton.module.css'

const ROWS = 8

/** The comparison's shape while it loads. */
export function CompareSkeleton({ count }: { count: number }) {
  const { t } = useTranslation()
  const style: CSSProperties & Record<'--columns', number> = { '--columns': count }
  return (
    <output className={styles['shape']} style={style} aria-label={t('list.loading')}>
      <div className={styles['title']} />
      <div className={styles['row']}>
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={styles['picture']} />
        ))}
      </div>
      {Array.from({ length: ROWS }, (_, place) => (
        <div key={place} className={styles['line']} />
      ))}
    </output>
  )
}
