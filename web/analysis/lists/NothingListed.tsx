import { useTranslation } from 'react-i18next'
import buttons from '../../ui/buttons.module.css'
import { Face } from '../../ui/Face.tsx'

interface NothingListedProps {
  /** Of all pages. */
  total: number
  /** What is said where there is nothing at all. */
  words: string
  onFirst: () => void
}

/** In place of a list that is empty, or shorter than the address believes. */
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
