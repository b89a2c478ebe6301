import { useEffect } from 'react'
import { createStore, useStore } from '../../kit/store.ts'

/** The folders that hold a SKU: item ids by folder id; empty while unknown. */
export type Memberships = Readonly<Record<string, string>>

const heldBySku = createStore<ReadonlyMap<string, Memberships>>(new Map())
let onNewStar = (_skuId: string): void => {}

/** Only this part is in the first script; collection.ts fills it. */
export function useMemberships(skuId: string): Memberships | undefined {
  return useStore(heldBySku, (held) => held.get(skuId))
}

/** By SKU; a missing SKU is unknown. */
export function allMemberships(): ReadonlyMap<string, Memberships> {
  return heldBySku.get()
}

export function setMemberships(next: ReadonlyMap<string, Memberships>): void {
  heldBySku.set(next)
}

/** Registers a SKU whose star is in sight; one call asks for all that appear at the same time. */
export function useStarOf(skuId: string): void {
  // The call lies outside React.
  useEffect(() => onNewStar(skuId), [skuId])
}

export function followStars(listener: (skuId: string) => void): void {
  onNewStar = listener
}
