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
  return (
    <div className={styles['page']}>
      <FilterPanel fold={fold} />
      <div className={styles['list']}>
        <ImportProgress />
        <ListHeader filterToggle={<FilterToggle fold={fold} />} />
        <ProductList filters={filters} onClear={() => changeFilters(clearedFilters(filters))} actions={cardActions} />
      </div>
    </div>
  )
}
