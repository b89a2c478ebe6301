import { AskedLayer } from '../members/AskedLayer.tsx'
import { part } from '../ui/late/part.tsx'
import { endAsking, useAsked } from './asking.ts'

const SubstitutionDialog = part(async () => (await import('./SubstitutionDialog.tsx')).SubstitutionDialog)

/** The dialog that every “Where used” and “Substitute” opens. */
export function SubstitutionLayer() {
  return (
    <AskedLayer asked={useAsked()} onEnd={endAsking}>
      {(memberId, asked) => <SubstitutionDialog key={memberId} memberId={memberId} asked={asked} />}
    </AskedLayer>
  )
}
