import { useLocation } from 'react-router'
import { reportFailure } from '../../errors/report.ts'
import { LatePart } from '../../kit/late/LatePart.tsx'
import type { FilterChipsProps } from './FilterChips.tsx'
import { FilterChips } from './load-chips.ts'

/** The chips of a list that usually has none: their script loads with the first of them. */
export function LateChips(props: FilterChipsProps) {
  const { search } = useLocation()
  return (
    <LatePart resetKey={search} onFailure={reportFailure}>
      <FilterChips {...props} />
    </LatePart>
  )
}
