import { useEffect } from 'react'
import { createStore, useStore, type Readable } from '../../ui/store.ts'

/** Somebody else who is where the page is. */
export interface Other {
  memberId: string
  nickname: string
  /** By which they are known on this and every other page. */
  color: string
}

type Places = ReadonlyMap<string, readonly Other[]>

const NOWHERE: Places = new Map()
const places = createStore<Places>(NOWHERE)
const own = createStore<string | null>(null)

/** Of what is open in this page, who has chosen which item or line of it. */
export function usePlacesOfOthers(): Places {
  return useStore(places)
}

/** Who has chosen one item or line; undefined: nobody. */
export function useOthersAt(id: string): readonly Other[] | undefined {
  return useStore(places, (known) => known.get(id))
}

export function setPlacesOfOthers(next: Places): void {
  places.set(next.size > 0 ? next : NOWHERE)
}

/** Tells the others which item or line somebody has chosen here; null: none. */
export function useOwnPlace(id: string | null): void {
  // Those who hear of it are outside React.
  useEffect(() => {
    if (id === null) return undefined
    const before = own.get()
    own.set(id)
    return () => own.set(before)
  }, [id])
}

export const ownPlace: Readable<string | null> = own
