import { useTranslation } from 'react-i18next'
import buttons from '../../ui/buttons.module.css'
import { PlaceInLine } from '../../ui/files/PlaceInLine.tsx'
import styles from './CatalogueFile.module.css'

interface FileProgressProps {
  /** 0..1 of the file; null while unknown. */
  share: number | null
  /** The place in the server's queue; null once the file is being made. */
  place: number | null
  onStop: () => void
}

/** The progress of the file, with a button that cancels it. */
export function FileProgress({ share, place, onStop }: FileProgressProps) {
  const { t } = useTranslation()
  const percent = share === null ? undefined : Math.round(share * 100)
  return (
    <>
      <button type="button" className={buttons['plain']} onClick={onStop}>
        {t('catalogueFile.stop')}
      </button>
      <progress className="visually-hidden" aria-label={t('catalogueFile.making')} max={100} value={percent} />
      {place === null ? (
        <span className={styles['hint']} aria-hidden>
          {percent === undefined ? t('catalogueFile.making') : t('catalogueFile.coming', { percent })}
        </span>
      ) : (
        <PlaceInLine className={styles['hint']} place={place} />
      )}
    </>
  )
}
