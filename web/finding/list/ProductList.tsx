import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../errors/FailureFace.tsx'
import { reasonOf } from '../../errors/message.ts'
import { RetryButton } from '../../errors/RetryButton.tsx'
import type { CardActions } from '../cards/card-actions.ts'
import type { CatalogueFilters } from '../filters/filters.ts'
import { Face } from '../../ui/Face.tsx'
import { useWhenOnline } from '../../ui/online.ts'
import { part } from '../../ui/late/part.tsx'
import { resultsTarget } from '../../ui/focus/skip-target.ts'
import { GridSkeleton } from '../cards/GridSkeleton.tsx'
import { ProductGrid } from '../cards/ProductGrid.tsx'
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
  const pages = useProductPages(filters)
  const products = useMemo(() => pages.data?.pages.flatMap(({ list }) => list) ?? [], [pages.data])
  const { fetchNextPage, isFetchingNextPage, isFetchNextPageError } = pages
  const readOn = useCallback(() => {
    if (!isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [fetchNextPage, isFetchingNextPage, isFetchNextPageError])

  useWhenOnline(() => {
    if (isFetchNextPageError) void fetchNextPage()
  })

  const hasMatchLine = filters.keyword !== null || filters.colorHex !== null
  const isEmpty = pages.isSuccess && products.length === 0
  const list = () => {
    if (pages.isPending) return <GridSkeleton hasMatchLine={hasMatchLine} />
    if (products.length === 0)
      return <FailureFace isPart error={pages.error} what={t('list.failed')} onRetry={() => void pages.refetch()} />
    return (
      <div className={pages.isPlaceholderData ? styles['outdated'] : undefined} aria-busy={pages.isPlaceholderData}>
        <ProductGrid
          products={products}
          total={pages.data?.pages.at(-1)?.total ?? products.length}
          hasMatchLine={hasMatchLine}
          hasMore={pages.hasNextPage && !isFetchNextPageError}
          onNearEnd={readOn}
          actions={actions}
        />
        {isFetchNextPageError && (
          <Face
            title={t('list.failed')}
            hint={reasonOf(pages.error, t)}
            action={<RetryButton look="plain" onRetry={() => void fetchNextPage()} />}
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
