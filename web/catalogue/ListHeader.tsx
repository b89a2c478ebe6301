import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePageUnit } from '../ui/page-unit.ts'
import { useAddressFilters } from './address-filters.ts'
import { FilterChips } from './FilterChips.tsx'
import styles from './ListHeader.module.css'
import { nameOf, useIsChinese } from './names.ts'
import { useProductPages } from './product-pages.ts'
import { categoryList } from './queries.ts'
import { SortSelect } from './SortSelect.tsx'

/** What is listed, how much of it, and by what it was narrowed. `filterToggle` opens the filters. */
export function ListHeader({ filterToggle }: { filterToggle: ReactNode }) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { isPhone } = usePageUnit()
  const { filters } = useAddressFilters()
  const { data: categories = [] } = useQuery(categoryList)
  const category = categories.find(({ id }) => id === filters.categoryId)
  const title = category ? nameOf(isChinese, category) : t('filters.all')
  return (
    <div className={styles['header']}>
      {!isPhone && filterToggle}
      <h1 className={styles['title']}>{title}</h1>
      <ListTotal />
      <div className={styles['chips']}>
        {isPhone && filterToggle}
        <FilterChips />
      </div>
      <div className={styles['sort']}>
        <SortSelect />
      </div>
    </div>
  )
}

function ListTotal() {
  const { t, i18n } = useTranslation()
  const { filters } = useAddressFilters()
  const { data } = useProductPages(filters)
  const page = data?.pages.at(-1)
  if (!page) return null
  const figure = (count: number) => new Intl.NumberFormat(i18n.language).format(count)
  return (
    <p className={styles['total']} aria-live="polite">
      {t('list.products', { count: page.total, figure: figure(page.total) })} · {figure(page.skuTotal)} SKU
    </p>
  )
}
