import { useEffect } from 'react'
import { createStore, useStore } from '../../ui/store.ts'

/** The items that a SKU is in the member's folders: the item's id by the folder's; empty while it is on its way. */
export type Memberships = Readonly<Record<string, string>>

const heldBySku = createStore<ReadonlyMap<string, Memberships>>(new Map())
let onNewStar = (_skuId: string): void => {}

/** Nothing but this is in the first page's script; collection.ts finds it out and keeps it. */
export function useMemberships(skuId: string): Memberships | undefined {
  return useStore(heldBySku, (held) => held.get(skuId))
}

/** By SKU; one that is missing is not known yet. */
export function allMemberships(): ReadonlyMap<string, Memberships> {
  return heldBySku.get()
}

export function setMemberships(next: ReadonlyMap<string, Memberships>): void {
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
