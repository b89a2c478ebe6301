import { hashKey } from '@tanstack/react-query'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportFailure } from '../../errors/report.ts'
import { useAfterPause } from '../../kit/after-pause.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import type { Location } from 'react-router'
import { HeldPlace } from '../../catalogue/held-place.tsx'
import { useAddressFilters } from '../filters/address-filters.ts'
import { loadChips } from '../filters/load-chips.ts'
import { CategoryTree } from './category/CategoryTree.tsx'
import { useIsNearestOnly } from '../list/product-pages.ts'
import { CountsContext, useFacetsQuery } from './facets.ts'
import styles from './FilterRail.module.css'
import { RailFailure } from './RailFailure.tsx'
import { RailSkeleton } from './RailSkeleton.tsx'
import { SkipToResults } from './SkipToResults.tsx'

const RailFacets = lazyComponent(async () => {
  // The first ticked value needs its chip at once. If loading fails, the component that shows chips reports it.
  loadChips().catch(() => undefined)
  return (await import('./RailFacets.tsx')).RailFacets
})

const LATE_AFTER_MS = 300

/** All filters of the list, one group below the other. */
export function FilterRail() {
  const { filters } = useAddressFilters()
  const { isPlaceholderData } = useFacetsQuery()
  const besideWords = hashKey([{ ...filters, keyword: null }])
  const [counted, setCounted] = useState(besideWords)
  if (!isPlaceholderData && counted !== besideWords) setCounted(besideWords)
  // Counts that come at once need no sign of loading.
  const isLate = useAfterPause(isPlaceholderData, LATE_AFTER_MS)
  return (
    <>
      <SkipToResults />
      <div className={styles['rail']} aria-busy={isPlaceholderData}>
        {isLate && <div className={styles['busy']} />}
        {/* Other words change no ticks: until the new counts come there is nothing to render, and then the list has priority. */}
        <HeldPlace isHeld={isPlaceholderData && counted === besideWords} mayLag={isSameBesideWords}>
          <Groups />
        </HeldPlace>
      </div>
      <SkipToResults />
    </>
  )
}

function isSameBesideWords(one: Location, other: Location): boolean {
  return one.pathname === other.pathname && besideWordsOf(one) === besideWordsOf(other)
}

function besideWordsOf({ search }: Location): string {
  const query = new URLSearchParams(search)
  query.delete('keyword')
  return query.toString()
}

const Groups = memo(function Groups() {
  const { t } = useTranslation()
  const isNearestOnly = useIsNearestOnly(useAddressFilters().filters)
  return (
    <CountsContext value={!isNearestOnly}>
      <RailFailure />
      {isNearestOnly && <p className={styles['note']}>{t('filters.narrowNearest')}</p>}
      <CategoryTree />
      <LatePart fallback={<RailSkeleton rows={16} />} onFailure={reportFailure}>
        <RailFacets />
      </LatePart>
    </CountsContext>
  )
})
