import { reportFailure } from '../errors/report.ts'
import { Permitted } from '../members/Permitted.tsx'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'

const ExportLink = lazyComponent(async () => (await import('../operator/out/ExportLink.tsx')).ExportLink)

/** For the staff: exports the list. */
export function ListExport() {
  return (
    <Permitted permission="catalogue:export">
      <LatePart onFailure={reportFailure}>
        <ExportLink />
      </LatePart>
    </Permitted>
  )
}
