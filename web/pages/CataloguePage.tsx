import { useRef } from 'react'
import { useAddressFilters } from '../finding/filters/address-filters.ts'
import { FilterPanel, FilterToggle } from '../finding/rail/FilterPanel.tsx'
import { clearedFilters } from '../finding/filters/filters.ts'
import { ImportProgress } from '../finding/list/ImportProgress.tsx'
import { ListHeader } from '../finding/list/ListHeader.tsx'
import { ProductList } from '../finding/list/ProductList.tsx'
import { useRailFold } from '../finding/rail/rail-fold.ts'
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
