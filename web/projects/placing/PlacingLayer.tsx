import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { AskedLayer } from '../../members/AskedLayer.tsx'
import { askForProject, useAskedThing } from '../../workspace/placing.ts'

const ChooseProject = lazyComponent(async () => (await import('./ChooseProject.tsx')).ChooseProject)

/** The question to which project a thing is to go, from whichever page it is asked. */
export function PlacingLayer() {
  return (
    <AskedLayer asked={useAskedThing()} onEnd={close}>
      {(memberId, thing) => <ChooseProject key={memberId} asked={thing} onClose={close} />}
    </AskedLayer>
  )
}

function close(): void {
  askForProject(null)
}
