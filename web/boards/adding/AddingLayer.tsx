import { AskedLayer } from '../../members/AskedLayer.tsx'
import { part } from '../../ui/late/part.tsx'
import { endAsking, useAskedFor } from './ask-for-board.ts'

const BoardChooser = part(async () => (await import('./BoardChooser.tsx')).BoardChooser)

/** The dialog that every “Add to board” opens. */
export function AddingLayer() {
  return (
    <AskedLayer asked={useAskedFor()} onEnd={endAsking}>
      {(memberId, asked) => <BoardChooser key={memberId} memberId={memberId} asked={asked} />}
    </AskedLayer>
  )
}
