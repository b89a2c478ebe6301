import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddressFilters } from '../../finding/filters/address-filters.ts'
import type { CardActions } from '../../finding/cards/card-actions.ts'
import { clearedFilters, countFilters } from '../../finding/filters/filters.ts'
import { GridSkeleton } from '../../finding/grid/GridSkeleton.tsx'
import { AnswerError, TransportError } from '../../api.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { RetryButton } from '../../errors/RetryButton.tsx'
import { Face } from '../../kit/Face.tsx'
import { RegionChoice, type RegionChoiceProps } from '../region/RegionChoice.tsx'
import { useGlide } from './glide.ts'
import { LIKENESS_ROOM } from './LikeGrid.tsx'
import { NoMatch } from './NoMatch.tsx'
import { Results } from './Results.tsx'
import results from './Results.module.css'
import styles from '../ImageSearchView.module.css'
import type { useImageSearch } from '../use-image-search.ts'

const REFUSED = 400
const TOO_LARGE = 413

interface SearchOutcomeProps {
  search: ReturnType<typeof useImageSearch>
  /** The picture whose surfaces may be asked about. */
  choice: Omit<RegionChoiceProps, 'regions'>
  actions: CardActions
}

/** The outcome of a search, in all states. */
export function SearchOutcome({ search, choice, actions }: SearchOutcomeProps) {
  const { t } = useTranslation()
  const { filters, changeFilters } = useAddressFilters()
  const hasMatchLine = filters.keyword !== null || filters.colorHex !== null
  const { items: products, query, isOutdated, error } = search
  const list = useRef<HTMLDivElement>(null)
  useGlide(list, { isOutdated, of: products })
  const failed = t(isTooLarge(error) ? 'imageSearch.tooLargeToSend' : 'imageSearch.failed')
  // All other input is valid by construction; the server's message names the field.
  if (error instanceof AnswerError && error.code === REFUSED)
    return <Face title={t('imageSearch.unreadable')} hint={t('imageSearch.unreadableHint')} />
  if (error) return <FailureFace isPart error={error} what={failed} onRetry={search.retry} />
  if (!query) return <GridSkeleton hasMatchLine={hasMatchLine} below={LIKENESS_ROOM} />
  const surfaces = { ...choice, regions: query.regions }
  const isVague = query.bestBand === 'mood' && choice.region === null && query.regions.length > 1
  return (
    <div ref={list} className={isOutdated ? styles['outdated'] : undefined} aria-busy={isOutdated}>
      {products.length > 0 && isVague && (
        <div className={results['ask']}>
          <p>{t('imageSearch.moodSeveral')}</p>
          <RegionChoice {...surfaces} />
        </div>
      )}
      {products.length > 0 ? (
        <Results
          products={products}
          more={search.more}
          hasMatchLine={hasMatchLine}
          hasMore={search.hasMore}
          onNearEnd={search.readOn}
          actions={actions}
        />
      ) : (
        <NoMatch
          nearestByColor={search.nearestByColor}
          surfaces={surfaces}
          isNarrowed={countFilters(filters) > 0}
          hasMatchLine={hasMatchLine}
          onClear={() => changeFilters(clearedFilters(filters))}
          actions={actions}
        />
      )}
      {search.failedOn && (
        <Face title={t('imageSearch.failed')} action={<RetryButton look="plain" onRetry={search.retry} />} />
      )}
    </div>
  )
}

/** The server, or the network on the way to it, failed. */
function isTooLarge(error: Error | null): boolean {
  const status = error instanceof AnswerError ? error.code : error instanceof TransportError ? error.status : null
  return status === TOO_LARGE
}
