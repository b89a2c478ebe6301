import { useAddressFilters } from '../finding/filters/address-filters.ts'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'
import { useUser } from '../members/session/current-user.ts'

const FoundWorkRow = lazyComponent(async () => (await import('../finding/own-work/FoundWorkRow.tsx')).FoundWorkRow)

/** What a member's own work has for the words of the list. Visitors are shown products alone. */
export function WorkFoundHere() {
  const user = useUser()
  const { keyword } = useAddressFilters().filters
  if (!user || !keyword) return null
  return (
    <LatePart onFailure={() => undefined}>
      <FoundWorkRow words={keyword} memberId={user.id} />
    </LatePart>
  )
}
