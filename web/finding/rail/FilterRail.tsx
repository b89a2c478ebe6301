import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../ui/late/LatePart.tsx'
import { part } from '../../ui/late/part.tsx'
import { loadChips } from '../filters/load-chips.ts'
import { CategoryTree } from './category/CategoryTree.tsx'
import { useFacetsQuery } from './facets.ts'
import styles from './FilterRail.module.css'
import { RailFailure } from './RailFailure.tsx'
import { RailSkeleton } from './RailSkeleton.tsx'
import { SkipToResults } from './SkipToResults.tsx'

const RailFacets = part(async () => {
  // Whoever ticks the first value wants its chip at once. Where it does not come, whoever shows chips says so.
  loadChips().catch(() => undefined)
  return (await import('./RailFacets.tsx')).RailFacets
})

/** Everything that narrows the list, one group below the other. */
export function FilterRail() {
  const { isPlaceholderData } = useFacetsQuery()
  return (
    <>
      <SkipToResults />
      <div className={styles['rail']} aria-busy={isPlaceholderData}>
        {isPlaceholderData && <div className={styles['busy']} />}
        <RailFailure />
        <CategoryTree />
        <LatePart fallback={<RailSkeleton rows={16} />} onFailure={reportFailure}>
          <RailFacets />
        </LatePart>
      </div>
      <SkipToResults />
    </>
  )
}
