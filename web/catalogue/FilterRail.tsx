import { BrandFilter } from './BrandFilter.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import styles from './FilterRail.module.css'
import { PriceFilter } from './PriceFilter.tsx'
import { RailFailure } from './RailFailure.tsx'

/** Everything that narrows the list, one group below the other. */
export function FilterRail() {
  return (
    <div className={styles['rail']}>
      <RailFailure />
      <CategoryTree />
      <PriceFilter />
      <BrandFilter />
    </div>
  )
}
