import { useTranslation } from 'react-i18next'
import buttons from '../../kit/buttons.module.css'
import { Face } from '../../kit/Face.tsx'

interface NothingListedProps {
  /** The total over all pages. */
  total: number
  /** Shown where the list has no rows at all. */
  words: string
  onFirst: () => void
}

/** Shown where a list is empty, or the address names a page beyond its end. */
export function NothingListed({ total, words, onFirst }: NothingListedProps) {
  const { t } = useTranslation()
  if (total === 0) return <Face title={words} />
  return (
    <Face
      title={t('analysis.noPage')}
      action={
        <button type="button" className={buttons['plain']} onClick={onFirst}>
          {t('analysis.toFirst')}
        </button>
      }
    />
  )
}
