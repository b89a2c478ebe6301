import { reportFailure } from '../../../errors/report.ts'
import { LatePart } from '../../../kit/late/LatePart.tsx'
import { lazyComponent } from '../../../kit/late/lazy-component.tsx'
import type { DifferenceAsked } from '../queries.ts'

const SinceApproval = lazyComponent(async () => (await import('./SinceApproval.tsx')).SinceApproval)

/** What has changed since an approval. Its script is loaded on demand. */
export function LateDifference(asked: DifferenceAsked) {
  return (
    <LatePart onFailure={reportFailure}>
      <SinceApproval {...asked} />
    </LatePart>
  )
}
