import { reportFailure } from '../errors/report.ts'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'
import type { VersionedDocument } from '../versions/versioned-document.ts'

const VersionsButton = lazyComponent(async () => (await import('../versions/VersionsButton.tsx')).VersionsButton)

/** The named versions of the page's subject. */
export function VersionsHere({ document }: { document: VersionedDocument }) {
  return (
    <LatePart onFailure={reportFailure}>
      <VersionsButton document={document} />
    </LatePart>
  )
}
