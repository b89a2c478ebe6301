import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { BrandDetail } from '../../contract/lookups.ts'
import { useAddressFilters } from '../finding/filters/address-filters.ts'
import { brandNameOf, nameOf, useIsChinese } from '../catalogue/names.ts'
import { countFilters, type CatalogueFilters } from '../finding/filters/filters.ts'
import { categoryList } from '../catalogue/queries.ts'
import { counterOf, useFacetsUnder } from '../finding/rail/facets.ts'
import styles from './BrandCategories.module.css'
import { brandCategories } from './brand-categories.ts'

interface BrandCategoriesProps {
  brand: BrandDetail
  /** The address's filters, with this brand alone. */
  filters: CatalogueFilters
}

/** All the brand makes, or one kind of it. On a phone the row scrolls sideways. */
export function BrandCategories({ brand, filters }: BrandCategoriesProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { addressWith } = useAddressFilters()
  const { data: categories = [] } = useQuery(categoryList)
  const row = useRef<HTMLUListElement>(null)
  const shownIndex = useRef<number | null>(null)
  const { categoryId: chosenId } = filters
  const countOf = useCounts(brand, filters)
  const shown = brandCategories(categories, brand.categories)
  const chosenIndex = 1 + shown.findIndex(({ category }) => category.id === chosenId)

  // The address may choose a category beyond the row's end; React cannot scroll the row to it.
  useEffect(() => {
    const list = row.current
    const chosen = list?.children[chosenIndex]
    if (!list || !(chosen instanceof HTMLElement) || shownIndex.current === chosenIndex) return
    shownIndex.current = chosenIndex
    list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2
  }, [chosenIndex])

  return (
    <nav className={styles['row']} aria-label={t('brandPage.categories', { name: brandNameOf(isChinese, brand) })}>
      <ul ref={row}>
        <li>
          <Link to={addressWith({ categoryId: null })} aria-current={chosenId === null || undefined}>
            {t('brandPage.all')} <span>{countOf(null)}</span>
          </Link>
        </li>
        {shown.map(({ category, parent }) => (
          <li key={category.id}>
            <Link
              to={addressWith({ categoryId: category.id })}
              aria-current={chosenId === category.id || undefined}
              title={parent ? nameOf(isChinese, parent) : undefined}
            >
              {nameOf(isChinese, category)} <span>{countOf(category.id)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** How many products of the brand a category would list (null: all categories), under the other filters. */
function useCounts(brand: BrandDetail, filters: CatalogueFilters): (categoryId: string | null) => string | undefined {
  const { i18n } = useTranslation()
  const { data: categories = [] } = useQuery(categoryList)
  const isNarrowed = countFilters({ ...filters, brandIds: [], categoryId: null }) > 0
  const facets = useFacetsUnder(filters, { isWanted: isNarrowed })
  const counts = isNarrowed ? facets?.categories : brand.categories
  const countOf = counterOf(counts)
  const roots = categories.filter(({ parentId }) => parentId === '0')
  const all = () => roots.reduce((sum, { id }) => sum + (countOf(id) ?? 0), 0)
  return (categoryId) => {
    if (!counts) return undefined
    const count = categoryId !== null ? countOf(categoryId) : isNarrowed ? all() : brand.productCount
    return count === undefined ? undefined : new Intl.NumberFormat(i18n.language).format(count)
  }
}
