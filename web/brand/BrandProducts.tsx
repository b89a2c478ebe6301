import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { BrandDetail } from '../../contract/lookups.ts'
import buttons from '../kit/buttons.module.css'
import { Face } from '../kit/Face.tsx'
import { useAddressFilters } from '../finding/filters/address-filters.ts'
import type { CardActions } from '../finding/cards/card-actions.ts'
import { FilterChips } from '../finding/filters/FilterChips.tsx'
import { clearedFilters, type CatalogueFilters } from '../finding/filters/filters.ts'
import { ListTotal } from '../finding/list/ListTotal.tsx'
import { ProductList } from '../finding/list/ProductList.tsx'
import { ProductSortSelect } from '../finding/list/ProductSortSelect.tsx'
import { BrandCategories } from './BrandCategories.tsx'
import styles from './BrandProducts.module.css'

interface BrandProductsProps {
  brand: BrandDetail
  /** The address's filters, with this brand alone. */
  filters: CatalogueFilters
  actions?: CardActions | undefined
}

/** The brand's own gallery, narrowed by its categories and whatever else the address says. */
export function BrandProducts({ brand, filters, actions }: BrandProductsProps) {
  const { t } = useTranslation()
  const { changeFilters } = useAddressFilters()
  const bar = useRef<HTMLDivElement>(null)
  if (brand.productCount === 0) return <NoProducts />
  // The page itself shows the brand, and the row its categories; chips show the other filters.
  const isInRow = brand.categories.some(({ id }) => id === filters.categoryId)
  const elsewhere = { ...filters, brandIds: [], categoryId: isInRow ? null : filters.categoryId }
  return (
    <section data-scroll-start aria-label={t('brandPage.products')}>
      <div ref={bar} className={styles['bar']}>
        <BrandCategories brand={brand} filters={filters} />
        <div className={styles['list']}>
          <ListTotal filters={filters} />
          <ProductSortSelect />
        </div>
      </div>
      <div className={styles['chips']}>
        <FilterChips
          filters={elsewhere}
          listed={filters}
          onLastRemoved={() => bar.current?.querySelector('a')?.focus()}
        />
      </div>
      <ProductList filters={filters} onClear={() => changeFilters(clearedFilters(filters))} actions={actions} />
    </section>
  )
}

function NoProducts() {
  const { t } = useTranslation()
  const back = (
    <Link className={buttons['plain']} to="/">
      {t('later.toCatalogue')}
    </Link>
  )
  return <Face title={t('brandPage.none')} action={back} />
}
