import { createStore, useStore } from '../kit/store.ts'
import { readStored, removeStored, writeStored } from '../kit/storage.ts'

const KEY = 'quarry-last-seen'
const MOST_KEPT = 24

/** The SKUs looked at last on this device, latest first. */
const seen = createStore<readonly string[]>(readSeen())

/** Puts the open SKU first. */
export function noteSeen(skuId: string): void {
  const before = readSeen()
  if (before[0] === skuId) return
  const next = [skuId, ...before.filter((other) => other !== skuId)].slice(0, MOST_KEPT)
  writeStored(KEY, JSON.stringify(next))
  seen.set(next)
}

/** Dropped at sign-out, and with the cache. */
export function forgetSeen(): void {
  removeStored(KEY)
  seen.set([])
}

export function useLastSeen(): readonly string[] {
  return useStore(seen)
}

/** Empty where storage holds anything else. */
function readSeen(): string[] {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string' && /^\d{1,18}$/.test(id)) : []
  } catch {
    return []
  }
}
