import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { BrandDetail } from '../../../contract/lookups.ts'
import { useAddressFilters } from '../address-filters.ts'
import { brandNameOf, nameOf, useIsChinese } from '../names.ts'
import { categoryList } from '../queries.ts'
import styles from './BrandCategories.module.css'
import { brandCategories } from './brand-categories.ts'

interface BrandCategoriesProps {
  brand: BrandDetail
  chosenId: string | null
}

/** All the brand makes, or one kind of it. On a phone the row scrolls sideways. */
export function BrandCategories({ brand, chosenId }: BrandCategoriesProps) {
  const { t } = useTranslation()
  const isChinese = useIsChinese()
  const { addressWith } = useAddressFilters()
  const { data: categories = [] } = useQuery(categoryList)
  const row = useRef<HTMLUListElement>(null)
  const shownIndex = useRef<number | null>(null)
  const shown = brandCategories(categories, brand.categories)
  const chosenIndex = 1 + shown.findIndex(({ category }) => category.id === chosenId)

  // An address may begin with one that lies beyond the row's end; what scrolls is the row alone, which React cannot say.
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
            {t('brandPage.all')} <span>{brand.productCount}</span>
          </Link>
        </li>
        {shown.map(({ category, parent, count }) => (
          <li key={category.id}>
            <Link
              to={addressWith({ categoryId: category.id })}
              aria-current={chosenId === category.id || undefined}
              title={parent ? nameOf(isChinese, parent) : undefined}
            >
              {nameOf(isChinese, category)} <span>{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
