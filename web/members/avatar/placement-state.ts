import { useState } from 'react'
import type { OpenPicture } from './open-picture.ts'
import { atFirst, covering, type Placement } from './placement.ts'

/** A picture's placement; each picture begins anew. */
export function usePlacement(picture: OpenPicture | null) {
  const [wanted, setWanted] = useState({ picture, placement: atFirst })
  const readFrom = (state: typeof wanted) => (state.picture === picture ? state.placement : atFirst)
  const placement = readFrom(wanted)
  const set = (change: (last: Placement) => Placement) =>
    setWanted((last) => ({ picture, placement: change(readFrom(last)) }))
  return {
    placement: picture ? covering(placement, picture) : placement,
    /** From the view's centre. */
    change: (next: (placement: Placement) => Placement) =>
      set((last) => next(picture ? covering(last, picture) : last)),
    /** As pointers request it: a position may only be valid with the zoom beside it. */
    move: (part: Partial<Placement>) => set((last) => ({ ...last, ...part })),
  }
}
