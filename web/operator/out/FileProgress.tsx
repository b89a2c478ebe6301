import { useTranslation } from 'react-i18next'
import type { DrawnFiles } from '../../../contract/files.ts'
import buttons from '../../kit/buttons.module.css'
import { PlaceInLine } from '../../kit/files/PlaceInLine.tsx'
import styles from './CatalogueFile.module.css'

interface FileProgressProps {
  /** 0..1 of the file; null while unknown. */
  share: number | null
  /** The place in the server's queue; null once the file is being made. */
  place: number | null
  /** How many pictures were drawn for it; null while it needs none. */
  drawn: DrawnFiles | null
  onStop: () => void
}

/** The progress of the file, with a button that cancels it. */
export function FileProgress({ share, place, drawn, onStop }: FileProgressProps) {
  const { t, i18n } = useTranslation()
  const isDrawn = share === null && drawn !== null && drawn.total > 0
  const known = isDrawn ? drawn.done / drawn.total : share
  const percent = known === null ? undefined : Math.round(known * 100)
  const figure = (count: number) => count.toLocaleString(i18n.resolvedLanguage)
  const said = () => {
    if (isDrawn) return t('catalogueFile.drawn', { done: figure(drawn.done), total: figure(drawn.total) })
    return percent === undefined ? t('catalogueFile.making') : t('catalogueFile.coming', { percent })
  }
  return (
    <>
      <button type="button" className={buttons['plain']} onClick={onStop}>
        {t('catalogueFile.stop')}
      </button>
      <progress className="visually-hidden" aria-label={t('catalogueFile.making')} max={100} value={percent} />
      {place === null ? (
        <span className={styles['hint']} aria-hidden>
          {said()}
        </span>
      ) : (
        <PlaceInLine className={styles['hint']} place={place} />
      )}
    </>
  )
}
