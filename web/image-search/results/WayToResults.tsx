import { IconArrowDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { bands, type Band } from '../../../contract/image-search.ts'
import styles from './WayToResults.module.css'

interface WayToResultsProps {
  /** How many are shown of each band, and behind them all. */
  counts: Partial<Record<Band | 'more', number>>
  /** What is counted is what was found before. */
  isOutdated: boolean
  onGo: () => void
}

/**
 * What was found, in a line under the picture that leads there, where it stands below the picture: whoever chooses a part of it
 * sees that something came, and goes on choosing. The page does not move by itself.
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
