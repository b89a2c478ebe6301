import { useRef } from 'react'
import { useAddressFilters } from '../catalogue/address-filters.ts'
import { FilterPanel, FilterToggle } from '../catalogue/rail/FilterPanel.tsx'
import { clearedFilters } from '../catalogue/filters.ts'
import { ImportProgress } from '../catalogue/ImportProgress.tsx'
import { ListHeader } from '../catalogue/ListHeader.tsx'
import { ProductList } from '../catalogue/ProductList.tsx'
import { useRailFold } from '../catalogue/rail/rail-fold.ts'
import { cardActions } from './card-actions.tsx'
import styles from './CataloguePage.module.css'

/** Home, and /product: the gallery with what narrows it. */
export function CataloguePage() {
  const { filters, changeFilters } = useAddressFilters()
  const fold = useRailFold()
  const sheetButton = useRef<HTMLButtonElement>(null)
  return (
    <div className={styles['page']}>
      <FilterPanel fold={fold} sheetButton={sheetButton} />
      <div className={styles['list']}>
        <ImportProgress />
        <ListHeader filterToggle={<FilterToggle fold={fold} ref={sheetButton} />} />
        <ProductList filters={filters} onClear={() => changeFilters(clearedFilters(filters))} actions={cardActions} />
      </div>
    </div>
  )
}
