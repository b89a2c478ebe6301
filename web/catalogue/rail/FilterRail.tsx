import { useQuery } from '@tanstack/react-query'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../ui/LatePart.tsx'
import { part } from '../../ui/part.tsx'
import { useAddressFilters } from '../address-filters.ts'
import { facetsOf } from '../queries.ts'
import { CategoryTree } from './CategoryTree.tsx'
import styles from './FilterRail.module.css'
import { RailFailure } from './RailFailure.tsx'
import { RailSkeleton } from './RailSkeleton.tsx'

const RailFacets = part(async () => (await import('./RailFacets.tsx')).RailFacets)

/** Everything that narrows the list, one group below the other. */
export function FilterRail() {
  const { filters } = useAddressFilters()
  const { isPlaceholderData } = useQuery(facetsOf(filters))
  return (
    <div className={styles['rail']} aria-busy={isPlaceholderData}>
      {isPlaceholderData && <div className={styles['busy']} />}
      <RailFailure />
      <CategoryTree />
      <LatePart fallback={<RailSkeleton rows={16} />} onFailure={reportFailure}>
        <RailFacets />
      </LatePart>
    </div>
  )
}
