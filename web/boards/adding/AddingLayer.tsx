import { AskedLayer } from '../../members/AskedLayer.tsx'
import { lazyComponent } from '../../kit/late/lazy-component.tsx'
import { endAskingForBoard, useSkusToAdd } from './ask-for-board.ts'

const BoardChooser = lazyComponent(async () => (await import('./BoardChooser.tsx')).BoardChooser)

/** The dialog that every “Add to board” opens. */
export function AddingLayer() {
  return (
    <AskedLayer asked={useSkusToAdd()} onEnd={endAskingForBoard}>
      {(memberId, asked) => <BoardChooser key={memberId} memberId={memberId} asked={asked} />}
    </AskedLayer>
  )
}
