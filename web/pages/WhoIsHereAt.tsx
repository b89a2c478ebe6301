import type { Thing } from '../../contract/collaboration/rights.ts'
import { reportFailure } from '../errors/report.ts'
import { useUser } from '../members/session/current-user.ts'
import { LatePart } from '../kit/late/LatePart.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'

const WhoIsHere = lazyComponent(async () => (await import('../collaboration/presence/WhoIsHere.tsx')).WhoIsHere)

interface WhoIsHereAtProps extends Thing {
  nameOf: (id: string) => string | null
  onShow?: (id: string) => void
}

/** Who else has the page's subject open. */
export function WhoIsHereAt({ kind, refId, nameOf, onShow }: WhoIsHereAtProps) {
  if (!useUser()) return null
  return (
    <LatePart onFailure={reportFailure}>
      <WhoIsHere thing={{ kind, refId }} nameOf={nameOf} onShow={onShow} />
    </LatePart>
  )
}
