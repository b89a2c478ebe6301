import { useState } from 'react'
import type { OpenPicture } from './open-picture.ts'
import { atFirst, covering, type Placement } from './placement.ts'

/** How a picture is placed; each picture begins anew. */
export function usePlacement(picture: OpenPicture | null) {
  const [wanted, setWanted] = useState({ picture, placement: atFirst })
  const readFrom = (state: typeof wanted) => (state.picture === picture ? state.placement : atFirst)
  const placement = readFrom(wanted)
  const set = (change: (last: Placement) => Placement) =>
    setWanted((last) => ({ picture, placement: change(readFrom(last)) }))
  return {
    placement: picture ? covering(placement, picture) : placement,
    /** From what is seen. */
    change: (next: (placement: Placement) => Placement) =>
      set((last) => next(picture ? covering(last, picture) : last)),
    /** As it comes from a pointer: a place may be one that only the zoom beside it allows. */
    move: (part: Partial<Placement>) => set((last) => ({ ...last, ...part })),
  }
}
