import { IconPhotoSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageUnit } from '../../kit/page-unit.ts'
import { PictureWays } from './PictureWays.tsx'
import styles from './PictureChoice.module.css'

interface PictureChoiceProps {
  isHeldOver: boolean
  /** Shown while a picture is read. */
  progress: ReactNode
  /** Why the last picture was refused. */
  note: ReactNode
  /** The pictures of earlier searches. */
  past: ReactNode
  onFile: (file: File) => void
}

/** Without a picture: explains the search, and offers the ways to bring one. */
export function PictureChoice({ isHeldOver, progress, note, past, onFile }: PictureChoiceProps) {
  const { t } = useTranslation()
  const { isPhone } = usePageUnit()
  return (
    <div className={styles['choice']}>
      <h1>{t('imageSearch.title')}</h1>
      <p className={styles['intro']}>{t('imageSearch.intro')}</p>
      <div className={styles['drop']} data-over={isHeldOver}>
        <IconPhotoSearch className={styles['sign']} aria-hidden />
        {!isPhone && <p className={styles['word']}>{t(isHeldOver ? 'imageSearch.dropHere' : 'imageSearch.drop')}</p>}
        <PictureWays isFirst onFile={onFile} />
        <p className={styles['hint']}>{t('imageSearch.advice')}</p>
        <p className={styles['hint']}>{t('imageSearch.limits')}</p>
      </div>
      {progress}
      {note}
      {past}
    </div>
  )
}
