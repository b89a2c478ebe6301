import { reportFailure } from '../errors/report.ts'
import type { SharedDocument } from '../sharing/owner/shared-document.ts'
import { LatePart } from '../ui/late/LatePart.tsx'
import { part } from '../ui/late/part.tsx'

const ShareButton = part(async () => (await import('../sharing/owner/ShareButton.tsx')).ShareButton)

/** Begins to fetch what `ShareHere` needs, while what is to be shared is asked for. */
export function prepareSharing(): void {
  ShareButton.preload()
}

/** Shares what a page is about. */
export function ShareHere({ shared }: { shared: SharedDocument }) {
  return (
    <LatePart onFailure={reportFailure}>
      <ShareButton shared={shared} />
    </LatePart>
  )
}
