import { useEffect } from 'react'
import { createStore, useStore, type Readable } from '../../kit/store.ts'

/** Somebody else on the same page. */
export interface Other {
  memberId: string
  nickname: string
  /** Their colour on every page. */
  color: string
}

type Places = ReadonlyMap<string, readonly Other[]>

const NOWHERE: Places = new Map()
const places = createStore<Places>(NOWHERE)
const own = createStore<string | null>(null)

/** Who has chosen which item or line of the open thing. */
export function usePlacesOfOthers(): Places {
  return useStore(places)
}

/** Who has chosen an item or line; undefined for nobody. */
export function useOthersAt(id: string): readonly Other[] | undefined {
  return useStore(places, (known) => known.get(id))
}

export function setPlacesOfOthers(next: Places): void {
  places.set(next.size > 0 ? next : NOWHERE)
}

/** Tells others which item or line is chosen here; null for none. */
export function useOwnPlace(id: string | null): void {
  // The listeners are outside React.
  useEffect(() => {
    if (id === null) return undefined
    const before = own.get()
    own.set(id)
    return () => own.set(before)
  }, [id])
}

export const ownPlace: Readable<string | null> = own
