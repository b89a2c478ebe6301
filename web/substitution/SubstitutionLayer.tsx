import { AskedLayer } from '../members/AskedLayer.tsx'
import { lazyComponent } from '../kit/late/lazy-component.tsx'
import { closeSubstitution, useAsked } from './asking.ts'

const SubstitutionDialog = lazyComponent(async () => (await import('./SubstitutionDialog.tsx')).SubstitutionDialog)

/** The dialog that every “Where used” and “Substitute” opens. */
export function SubstitutionLayer() {
  return (
    <AskedLayer asked={useAsked()} onEnd={closeSubstitution}>
      {(memberId, asked) => <SubstitutionDialog key={memberId} memberId={memberId} asked={asked} />}
    </AskedLayer>
  )
}
