import type { DiscussedThing } from '../collaboration/discussion/discussed-thing.ts'
import { reportFailure } from '../errors/report.ts'
import { LatePart } from '../ui/late/LatePart.tsx'
import { lazyComponent } from '../ui/late/lazy-component.tsx'

const DiscussionButton = lazyComponent(
  async () => (await import('../collaboration/discussion/DiscussionButton.tsx')).DiscussionButton,
)

/** Where those who work on what a page is about talk of it. */
export function DiscussHere({ thing }: { thing: DiscussedThing }) {
  return (
    <LatePart onFailure={reportFailure}>
      <DiscussionButton thing={thing} />
    </LatePart>
  )
}
