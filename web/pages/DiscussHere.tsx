import type { DiscussedThing } from '../collaboration/discussion/discussed-thing.ts'
import { reportFailure } from '../errors/report.ts'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'

const DiscussionButton = lazyComponent(
  async () => (await import('../collaboration/discussion/DiscussionButton.tsx')).DiscussionButton,
)

/** The team's comments on the page's subject. */
export function DiscussHere({ thing }: { thing: DiscussedThing }) {
  return (
    <LatePart onFailure={reportFailure}>
      <DiscussionButton thing={thing} />
    </LatePart>
  )
}
