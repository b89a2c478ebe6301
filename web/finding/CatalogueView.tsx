import type { ReactNode } from 'react'
import { useAddressFilters } from './filters/address-filters.ts'
import type { CardActions } from './cards/card-actions.ts'
import styles from './CatalogueView.module.css'
import { clearedFilters } from './filters/filters.ts'
import { ImportProgress } from './list/ImportProgress.tsx'
import { ListHeader } from './list/ListHeader.tsx'
import { ProductList } from './list/ProductList.tsx'
import { useFilterPanel } from './rail/FilterPanel.tsx'

interface CatalogueViewProps {
  actions: CardActions
  /** Actions for the whole list, beside its sort. */
  tools?: ReactNode
  /** Shown above the list. */
  above?: ReactNode
}

/** The gallery of all products, with its filters. */
export function CatalogueView({ actions, tools, above }: CatalogueViewProps) {
  const { filters, changeFilters } = useAddressFilters()
  const { panel, toggle } = useFilterPanel()
  return (
    <div className={styles['page']}>
      {panel}
      <div className={styles['list']}>
        <ImportProgress />
        <ListHeader filterToggle={toggle} tools={tools} />
        {above}
        <ProductList filters={filters} onClear={() => changeFilters(clearedFilters(filters))} actions={actions} />
      </div>
    </div>
  )
}
