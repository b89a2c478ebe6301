import { useTranslation } from 'react-i18next'
import styles from './ExportProgress.module.css'

interface ExportProgressProps {
  /** 0..1 of the file; null while nobody knows. */
  share: number | null
  onStop: () => void
}

/** How far a file has come, and a way to give it up. It shows itself after a second: what is quicker needs none. */
export function ExportProgress({ share, onStop }: ExportProgressProps) {
  const { t } = useTranslation()
  const percent = share === null ? undefined : Math.round(share * 100)
  return (
    <div className={styles['progress']}>
      <span aria-hidden className={styles['words']}>
        {percent === undefined ? t('export.making') : t('export.coming', { percent })}
      </span>
      <progress className="visually-hidden" aria-label={t('export.making')} max={100} value={percent} />
      <button type="button" className={styles['stop']} onClick={onStop}>
        {t('export.stop')}
      </button>
    </div>
  )
}
