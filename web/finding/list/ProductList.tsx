import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductCard } from '../../../contract/catalogue.ts'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { reasonOf } from '../../errors/message.ts'
import { RetryButton } from '../../errors/RetryButton.tsx'
import type { CardActions } from '../cards/card-actions.ts'
import type { CatalogueFilters } from '../filters/filters.ts'
import { Face } from '../../ui/Face.tsx'
import { useEndlessList } from '../../ui/lists/endless-list.ts'
import { part } from '../../ui/late/part.tsx'
import { resultsTarget } from '../../ui/focus/skip-target.ts'
import { GridSkeleton } from '../grid/GridSkeleton.tsx'
import { ProductGrid } from '../grid/ProductGrid.tsx'
import { useProductPages } from './product-pages.ts'
import styles from './ProductList.module.css'
import { dictionaries } from '../../catalogue/queries.ts'

const EmptyList = part(async () => (await import('./EmptyList.tsx')).EmptyList)

interface ProductListProps {
  filters: CatalogueFilters
  onClear: () => void
  actions?: CardActions | undefined
}

/** The products that meet the filters, with every face the list can have. */
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
  const { items, total, isPending, isOutdated, error, failedOn, hasMore, readOn, retry } = useEndlessList(
    useProductPages(filters),
    productsIn,
  )
  const hasMatchLine = filters.keyword !== null || filters.colorHex !== null
  const isEmpty = items.length === 0 && !isPending && !error
  const list = () => {
    if (isPending) return <GridSkeleton hasMatchLine={hasMatchLine} />
    if (error) return <FailureFace isPart error={error} what={t('list.failed')} onRetry={retry} />
    return (
      <div className={isOutdated ? styles['outdated'] : undefined} aria-busy={isOutdated}>
        <ProductGrid
          products={items}
          total={total}
          hasMatchLine={hasMatchLine}
          hasMore={hasMore}
          onNearEnd={readOn}
          actions={actions}
        />
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
      {/* There before it has anything to say, so that an empty list and its ways out are read out. */}
      <div aria-live="polite">
        <Suspense>{isEmpty && <EmptyList filters={filters} onClear={onClear} />}</Suspense>
      </div>
      {!isEmpty && list()}
    </>
  )
}

function productsIn(pages: readonly { list: ProductCard[] }[]): ProductCard[] {
  return pages.flatMap(({ list }) => list)
}
