import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { reasonOf } from '../../errors/message.ts'
import { reportFailure } from '../../errors/report.ts'
import { RetryButton } from '../../errors/RetryButton.tsx'
import type { CardActions } from '../cards/card-actions.ts'
import { countFilters, type CatalogueFilters } from '../filters/filters.ts'
import { useAfterPause } from '../../kit/after-pause.ts'
import { Face } from '../../kit/Face.tsx'
import { useEndlessList } from '../../kit/lists/endless-list.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { resultsTarget } from '../../kit/focus/skip-target.ts'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { ProductGrid } from '../grid/ProductGrid.tsx'
import { useProductPages } from './product-pages.ts'
import styles from './ProductList.module.css'
import { HeldPlace } from '../../catalogue/held-place.tsx'
import { catalogueStatus, dictionaries } from '../../catalogue/queries.ts'

const EmptyList = lazyComponent(async () => (await import('./EmptyList.tsx')).EmptyList)
const OtherScales = lazyComponent(async () => (await import('./OtherScales.tsx')).OtherScales)
const WordsOnly = lazyComponent(async () => (await import('./WordsOnly.tsx')).WordsOnly)
const NearestProducts = lazyComponent(async () => (await import('./NearestProducts.tsx')).NearestProducts)

const DIMMED_AFTER_MS = 120
/** From the first answer of a server to the beginning of its first import. */
const FILLING_MS = 4000

interface ProductListProps {
  filters: CatalogueFilters
  onClear: () => void
  actions?: CardActions | undefined
}

/** The products that meet the filters, in all states. */
export function ProductList(props: ProductListProps) {
  return (
    <div ref={resultsTarget} className={styles['results']} tabIndex={-1}>
      <Products {...props} />
    </div>
  )
}

function Products({ filters, onClear, actions }: ProductListProps) {
  const { t } = useTranslation()
  useQuery(dictionaries)
  const pages = useProductPages(filters)
  const { items, total, isPending, isOutdated, error, failedOn, hasMore, readOn, retry } = useEndlessList(
    pages,
    productsIn,
  )
  const nearest = pages.data?.pages[0]?.nearest
  const hasOtherScales = items.length > 0 && (pages.data?.pages[0]?.otherScales?.length ?? 0) > 0
  // The filters of the list in sight: until the new answer comes, the old list stays.
  const [listed, setListed] = useState(filters)
  if (!isOutdated && listed !== filters) setListed(filters)
  const { keyword, colorHex } = isOutdated ? listed : filters
  const hasMatchLine = keyword !== null || colorHex !== null
  // Fading sooner would paint the whole list twice more per key.
  const isDimmed = useAfterPause(isOutdated, DIMMED_AFTER_MS)
  const isFilling = useFilling(items.length === 0 && !isPending && !error && countFilters(filters) === 0)
  const isEmpty = items.length === 0 && !isPending && !error && !isFilling
  const list = () => {
    if (isPending || isFilling) return <GridSkeleton hasMatchLine={hasMatchLine} />
    if (error) return <FailureFace isPart error={error} what={t('list.failed')} onRetry={retry} />
    return (
      <div className={isDimmed ? styles['outdated'] : undefined} aria-busy={isOutdated}>
        <HeldPlace isHeld={isOutdated}>
          <ProductGrid
            products={items}
            total={total}
            hasMatchLine={hasMatchLine}
            hasMore={hasMore}
            onNearEnd={readOn}
            actions={actions}
          />
        </HeldPlace>
        {failedOn && (
          <Face
            title={t('list.failed')}
            hint={reasonOf(failedOn, t)}
            action={<RetryButton look="plain" onRetry={retry} />}
          />
        )}
      </div>
    )
  }
  return (
    <>
      {/* In the document before it has text, so that an empty list, other scales and their actions are read out. */}
      <div aria-live="polite">
        <Suspense>{isEmpty && <EmptyList filters={filters} onClear={onClear} />}</Suspense>
        {hasOtherScales && (
          <LatePart onFailure={reportFailure}>
            <OtherScales filters={filters} total={total} />
          </LatePart>
        )}
        {nearest?.ofThing && items.length > 0 && (
          <LatePart onFailure={reportFailure}>
            <WordsOnly ofThing={nearest.ofThing} total={total} />
          </LatePart>
        )}
      </div>
      {!isEmpty && list()}
      {nearest && nearest.list.length > 0 && !isPending && !error && (
        <div className={isDimmed ? styles['outdated'] : undefined} aria-busy={isOutdated}>
          <HeldPlace isHeld={isOutdated}>
            <LatePart onFailure={reportFailure}>
              <NearestProducts nearest={nearest} filters={isOutdated ? listed : filters} actions={actions} />
            </LatePart>
          </HeldPlace>
        </div>
      )}
    </>
  )
}

/** Whether an empty catalogue is being filled, or was just opened: at a first start products come within seconds. */
function useFilling(isBare: boolean): boolean {
  const { data: status } = useQuery({ ...catalogueStatus, enabled: isBare })
  const staysEmpty = useAfterPause(isBare && !status?.import, FILLING_MS)
  return isBare && !staysEmpty
}

function productsIn(pages: readonly { list: ProductCard[] }[]): ProductCard[] {
  return pages.flatMap(({ list }) => list)
}
