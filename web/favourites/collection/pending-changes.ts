import { createStore, useStore } from '../../kit/store.ts'
import type { Memberships } from './memberships.ts'

/** Changes that the person chose and the server has not answered yet. */
export interface PendingChange {
  /** True: into the folder; false: out of it. */
  isIn: boolean
  /** The call got no answer: it is sent again once the network is back. */
  isWaiting: boolean
}

const wishes = createStore<ReadonlyMap<string, PendingChange>>(new Map())

/** By `skuId folderId`. */
export function usePendingChanges(): ReadonlyMap<string, PendingChange> {
  return useStore(wishes)
}

export function pendingChangeOf(skuId: string, folderId: string): PendingChange | undefined {
  return wishes.get().get(wishKey(skuId, folderId))
}

export function hasPendingChanges(): boolean {
  return wishes.get().size > 0
}

export function setPendingChange(skuId: string, folderId: string, wish: PendingChange | null): void {
  const next = new Map(wishes.get())
  if (wish) next.set(wishKey(skuId, folderId), wish)
  else next.delete(wishKey(skuId, folderId))
  wishes.set(next)
}

/** What a star shows: the server's state, with the pending changes applied. */
export function withPendingChanges(skuId: string, held: Memberships): Memberships {
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
