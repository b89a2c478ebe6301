import { useTranslation } from 'react-i18next'
import { PlaceInLine } from '../../kit/files/PlaceInLine.tsx'
import styles from './ExportProgress.module.css'

interface ExportProgressProps {
  /** 0..1 of the file; null while unknown. */
  share: number | null
  /** The place in the server's queue; null once the file is being made. */
  place: number | null
  onStop: () => void
}

/** The progress of an export, with a button that cancels it. It appears after a second: faster exports need none. */
export function ExportProgress({ share, place, onStop }: ExportProgressProps) {
  const { t } = useTranslation()
  const percent = share === null ? undefined : Math.round(share * 100)
  return (
    <div className={styles['progress']}>
      {place === null ? (
        <span aria-hidden className={styles['words']}>
          {percent === undefined ? t('export.making') : t('export.coming', { percent })}
        </span>
      ) : (
        <PlaceInLine className={styles['words']} place={place} />
      )}
      <progress className="visually-hidden" aria-label={t('export.making')} max={100} value={percent} />
      <button type="button" className={styles['stop']} onClick={onStop}>
        {t('export.stop')}
      </button>
    </div>
  )
}
