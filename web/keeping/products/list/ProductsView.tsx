import '../../../locales/keeping-products-texts.ts'
import '../../../locales/operator-texts.ts'
import '../../../locales/deleted-texts.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FailureFace } from '../../../errors/FailureFace.tsx'
import { reasonOf } from '../../../errors/message.ts'
import { RetryButton } from '../../../errors/RetryButton.tsx'
import buttons from '../../../kit/buttons.module.css'
import { Face } from '../../../kit/Face.tsx'
import { Pager } from '../../../kit/lists/Pager.tsx'
import { keptProductPage, PRODUCTS_A_PAGE } from '../queries.ts'
import { everything, isNarrowed, queryOf, useWantedProducts } from '../wanted-products.ts'
import { LackedFacts, LackFilter } from './LackFilter.tsx'
import { KeptProductList } from './KeptProductList.tsx'
import { ProductsSkeleton } from './ProductsSkeleton.tsx'
import styles from './ProductsView.module.css'
import { ProductTools } from './ProductTools.tsx'
import { RecentlyDeletedProducts } from './RecentlyDeletedProducts.tsx'

/** All products as staff keep them: found, filtered by gaps, edited in place, several at once. */
export function ProductsView() {
  const { t } = useTranslation()
  const { wanted, change } = useWantedProducts()
  const { data } = useQuery(keptProductPage(queryOf(wanted)))
  return (
    <>
      <ProductTools statuses={data?.statuses} />
      <LackFilter lacking={data?.lacking} />
      <LackedFacts lacking={data?.lackingFacts} />
      <Products />
      {data && (
        <Pager
          what={t('routes.product')}
          pageNo={wanted.page}
          pageSize={PRODUCTS_A_PAGE}
          total={data.total}
          onTurn={(page) => change({ page })}
        />
      )}
      <RecentlyDeletedProducts />
    </>
  )
}

/** The page of the list, or its loading, empty or failed state. */
function Products() {
  const { t } = useTranslation()
  const { wanted, change } = useWantedProducts()
  const { data, error, isPlaceholderData, refetch } = useQuery(keptProductPage(queryOf(wanted)))
  const retry = () => void refetch()
  if (!data) {
    if (error) return <FailureFace error={error} what={t('keptProducts.failed')} onRetry={retry} isPart />
    return <ProductsSkeleton />
  }
  const step = (words: string, act: () => void) => (
    <button type="button" className={buttons['plain']} onClick={act}>
      {words}
    </button>
  )
  if (data.total === 0 && isNarrowed(wanted))
    return (
      <Face
        title={t('keptProducts.noMatch')}
        action={step(t('keptProducts.clearFilters'), () => change({ ...everything, sort: wanted.sort }))}
      />
    )
  if (data.total === 0) return <Face title={t('keptProducts.none')} hint={t('keptProducts.noneHint')} />
  if (data.list.length === 0)
    return <Face title={t('keptProducts.noPage')} action={step(t('keptProducts.toFirst'), () => change({ page: 1 }))} />
  return (
    <div aria-busy={isPlaceholderData}>
      {error && (
        <p className={styles['stale']}>
          {t('keptProducts.stale', { reason: reasonOf(error, t) })} <RetryButton look="inline" onRetry={retry} />
        </p>
      )}
      {/* Ticks belong to the results of one search. */}
      <KeptProductList key={JSON.stringify(queryOf(wanted))} products={data.list} total={data.total} wanted={wanted} />
    </div>
  )
}
