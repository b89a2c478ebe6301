import { useTranslation } from 'react-i18next'
import { usePageUnit } from '../../kit/page-unit.ts'
import { goToContent } from '../../kit/focus/skip-target.ts'
import { SkipLink } from '../../kit/focus/SkipLink.tsx'

/** Skips the rail, which is long by keys. A phone's sheet closes instead. */
export function SkipToResults() {
  const { t } = useTranslation()
  if (usePageUnit().isPhone) return null
  return <SkipLink to="#content" name={t('filters.skipToResults')} place="here" onFollow={goToContent} />
}
