import { createStore, useStore } from '../../ui/store.ts'
import type { Held } from './held.ts'

/** What was chosen and the server has not answered yet. */
export interface Wish {
  /** In the folder; else out of it. */
  isIn: boolean
  /** There was no answer: it is asked again once the network is back. */
  isWaiting: boolean
}

const wishes = createStore<ReadonlyMap<string, Wish>>(new Map())

/** By `skuId folderId`. */
export function useWishes(): ReadonlyMap<string, Wish> {
  return useStore(wishes)
}

export function wishOf(skuId: string, folderId: string): Wish | undefined {
  return wishes.get().get(wishKey(skuId, folderId))
}

export function hasWishes(): boolean {
  return wishes.get().size > 0
}

export function setWish(skuId: string, folderId: string, wish: Wish | null): void {
  const next = new Map(wishes.get())
  if (wish) next.set(wishKey(skuId, folderId), wish)
  else next.delete(wishKey(skuId, folderId))
  wishes.set(next)
}

/** What is shown of a SKU: what the server said, and what it has not answered yet. */
export function withWishes(skuId: string, held: Held): Held {
  const shown: Record<string, string> = { ...held }
  for (const [key, { isIn }] of wishes.get()) {
    const [ofSku, folderId = ''] = key.split(' ')
    if (ofSku !== skuId) continue
    if (isIn) shown[folderId] ??= ''
    else delete shown[folderId]
  }
  return shown
}

export function wishKey(skuId: string, folderId: string): string {
  return `${skuId} ${folderId}`
}
