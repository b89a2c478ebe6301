import { useEffect } from 'react'
import { createStore, useStore } from '../../ui/store.ts'

/** The items that a SKU is in the member's folders: the item's id by the folder's; empty while it is on its way. */
export type Held = Readonly<Record<string, string>>

const heldBySku = createStore<ReadonlyMap<string, Held>>(new Map())
let onNewStar = (_skuId: string): void => {}

/** Nothing but this is in the first page's script; collection.ts finds it out and keeps it. */
export function useHeld(skuId: string): Held | undefined {
  return useStore(heldBySku, (held) => held.get(skuId))
}

/** By SKU; one that is missing is not known yet. */
export function allHeld(): ReadonlyMap<string, Held> {
  return heldBySku.get()
}

export function setHeld(next: ReadonlyMap<string, Held>): void {
  heldBySku.set(next)
}

/** Whoever shows a star says so, that it is asked about with all others that came up at the same time. */
export function useStarOf(skuId: string): void {
  // The asking lies outside React.
  useEffect(() => onNewStar(skuId), [skuId])
}

export function followStars(listener: (skuId: string) => void): void {
  onNewStar = listener
}
