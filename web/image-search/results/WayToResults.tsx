import { IconArrowDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { bands, type Band } from '../../../contract/image-search.ts'
import styles from './WayToResults.module.css'

interface WayToResultsProps {
  /** How many results each band shows, and how many follow them. */
  counts: Partial<Record<Band | 'more', number>>
  /** The counts belong to the previous search. */
  isOutdated: boolean
  onGo: () => void
}

/**
 * A line under the picture that links to the results below it: a person choosing a region sees that results came, and goes on choosing.
 * The page does not scroll by itself.
 */
export function WayToResults({ counts, isOutdated, onGo }: WayToResultsProps) {
  const { t, i18n } = useTranslation()
  const figure = new Intl.NumberFormat(i18n.language)
  const parts = [...bands, 'more' as const].flatMap((name) => {
    const count = counts[name]
    if (!count) return []
    const words = name === 'more' ? t('imageSearch.moreShort') : t(`imageSearch.bands.${name}`)
    return t('imageSearch.countOf', { words, figure: figure.format(count) })
  })
  return (
    <button type="button" className={styles['way']} aria-busy={isOutdated} onClick={onGo}>
      {parts.length > 0 ? parts.join(' · ') : t('imageSearch.none')}
      <IconArrowDown aria-hidden />
    </button>
  )
}
