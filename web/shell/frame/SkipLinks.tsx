import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { findSkipTarget, goToContent, useHasSkipTarget } from '../../kit/focus/skip-target.ts'
import { SkipLink } from '../../kit/focus/SkipLink.tsx'

/** The first tab stops of every page: they skip to the content, the filters, and the tray. */
export const SkipLinks = memo(function SkipLinks() {
  const { t } = useTranslation()
  const hasFilters = useHasSkipTarget('filters')
  const hasComparison = useHasSkipTarget('comparison')
  return (
    <nav aria-label={t('nav.skips')}>
      <SkipLink to="#content" name={t('nav.skip')} onFollow={goToContent} />
      {hasFilters && (
        <SkipLink to="#filters" name={t('nav.skipToFilters')} onFollow={() => findSkipTarget('filters')?.focus()} />
      )}
      {hasComparison && (
        <SkipLink
          to="#comparison"
          name={t('nav.skipToComparison')}
          onFollow={() => findSkipTarget('comparison')?.focus()}
        />
      )}
    </nav>
  )
})
