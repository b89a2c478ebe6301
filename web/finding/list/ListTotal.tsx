import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFigures } from '../../kit/figures.ts'
import { countFilters, type CatalogueFilters } from '../filters/filters.ts'
import styles from './ListTotal.module.css'
import { useProductPages } from './product-pages.ts'

/** How many products meet the filters, and how many of their SKUs. */
export function ListTotal({ filters }: { filters: CatalogueFilters }) {
  const { t } = useTranslation()
  const figure = useFigures()
  const { data, isPlaceholderData } = useProductPages(filters)
  const heading = `${filters.categoryId} ${filters.keyword}`
  const [counted, setCounted] = useState(heading)
  if (!isPlaceholderData && counted !== heading) setCounted(heading)
  const page = data?.pages.at(-1)
  const nearest = data?.pages[0]?.nearest?.list.length ?? 0
  // Its line is in the document first; a count of another title does not apply to this one. An empty catalogue may be about to be filled.
  const isBare = page?.total === 0 && countFilters(filters) === 0
  if (!page || isBare || (isPlaceholderData && counted !== heading))
    return (
      <p className={styles['total']} aria-live="polite" aria-busy={!isBare}>
        {'\u00a0'}
      </p>
    )
  if (page.total === 0 && nearest > 0)
    return (
      <p className={styles['total']} aria-live="polite" aria-busy={isPlaceholderData}>
        {t('list.comeNearest', { count: nearest })}
      </p>
    )
  const products = t('list.products', { count: page.total, figure: figure(page.total) })
  const skus = t('list.skus', { count: page.skuTotal, figure: figure(page.skuTotal) })
  return (
    <p className={styles['total']} aria-live="polite" aria-busy={isPlaceholderData}>
      {products} · {skus}
      {/* Others see them below. */}
      {nearest > 0 && <span className="visually-hidden"> · {t('list.comeNearest', { count: nearest })}</span>}
    </p>
  )
}
