import { useLocation } from 'react-router'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../ui/late/LatePart.tsx'
import { part } from '../../ui/late/part.tsx'
import type { CatalogueFilters } from './filters.ts'
import { loadChips } from './load-chips.ts'

const FilterChips = part(loadChips)

interface LateChipsProps {
  filters: CatalogueFilters
  /** Those of the list, where not all of them have chips. */
  listed?: CatalogueFilters
  /** The chip that had the focus was the last one. */
  onLastRemoved: () => void
}

/** The chips where a list may well be shown without any: their script comes with the first of them. */
export function LateChips(props: LateChipsProps) {
  const { search } = useLocation()
  return (
    <LatePart resetKey={search} onFailure={reportFailure}>
      <FilterChips {...props} />
    </LatePart>
  )
}
