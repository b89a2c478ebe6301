import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Band } from '../../contract/image-search.ts'

/**
 * For who cannot see it: what a search came to. Always in the page, and empty at first, so that a change is read out: also of
 * what was found before the page came.
 */
export function SearchAnnouncement({
  outcome,
}: {
  outcome: { total: number; best: Band | undefined; more: number } | null
}) {
  const { t, i18n } = useTranslation()
  const words = () => {
    if (!outcome) return ''
    const { total, best, more } = outcome
    if (best === undefined) return t('imageSearch.none')
    const figure = new Intl.NumberFormat(i18n.language).format(total)
    const summary = t('imageSearch.summary', { count: total, figure, band: t(`imageSearch.bands.${best}`) })
    return more > 0 ? t('imageSearch.summaryMore', { summary, more }) : summary
  }
  const [said, setSaid] = useState('')
  const summary = words()
  // What is read out is how the document changes; a page that is left and returned to says it again.
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
