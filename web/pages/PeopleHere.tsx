import type { Work } from '../../contract/collaboration/rights.ts'
import { reportFailure } from '../errors/report.ts'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'

const PeopleButton = lazyComponent(async () => (await import('../collaboration/people/PeopleButton.tsx')).PeopleButton)

interface PeopleHereProps {
  thing: Work
  /** The member has left it. */
  onLeft: () => void
}

/** The people who work on the page's subject, for those who do not own it. */
export function PeopleHere(props: PeopleHereProps) {
  return (
    <LatePart onFailure={reportFailure}>
      <PeopleButton {...props} />
    </LatePart>
  )
}
