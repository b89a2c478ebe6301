import { useEffect, useSyncExternalStore } from 'react'

/** The items that a SKU is in the member's folders: the item's id by the folder's; empty while it is on its way. */
export type Held = Readonly<Record<string, string>>

let heldBySku: ReadonlyMap<string, Held> = new Map()
const listeners = new Set<() => void>()
let onNewStar = (_skuId: string): void => {}

/** Nothing but this is in the first page's script; collection.ts finds it out and keeps it. */
export function useHeld(skuId: string): Held | undefined {
  return useSyncExternalStore(subscribe, () => heldBySku.get(skuId))
}

/** By SKU; one that is missing is not known yet. */
export function allHeld(): ReadonlyMap<string, Held> {
  return heldBySku
}

export function setHeld(next: ReadonlyMap<string, Held>): void {
  heldBySku = next
  for (const listener of listeners) listener()
}

/** Whoever shows a star says so, that it is asked about with all others that came up at the same time. */
export function useStarOf(skuId: string): void {
  // The asking lies outside React.
  useEffect(() => onNewStar(skuId), [skuId])
}

export function followStars(listener: (skuId: string) => void): void {
  onNewStar = listener
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
