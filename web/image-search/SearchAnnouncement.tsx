import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Band } from '../../contract/image-search.ts'

/**
 * Announces the search's result to screen readers. Always in the page and empty at first, so that changes are read out, including a
 * result that was there before the page.
 */
export function SearchAnnouncement({
  outcome,
  surfaces,
}: {
  outcome: { total: number; best: Band | undefined; more: number } | null
  /** How many surfaces there are to choose from. */
  surfaces: number
}) {
  const { t, i18n } = useTranslation()
  const words = () => {
    if (!outcome) return ''
    const { total, best, more } = outcome
    if (best === undefined) return surfaces > 0 ? t('imageSearch.noneAsks', { total: surfaces }) : t('imageSearch.none')
    const figure = new Intl.NumberFormat(i18n.language).format(total)
    const summary = t('imageSearch.summary', { count: total, figure, band: t(`imageSearch.bands.${best}`) })
    return more > 0 ? t('imageSearch.summaryMore', { summary, more }) : summary
  }
  const [said, setSaid] = useState('')
  const summary = words()
  // Screen readers announce changes of the document; a page returned to announces its result again.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setSaid(summary))
    return () => {
      cancelAnimationFrame(frame)
      setSaid('')
    }
  }, [summary])
  return (
    <p className="visually-hidden" aria-live="polite">
      {said}
    </p>
  )
}
