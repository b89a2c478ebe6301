import { readStored, writeStored } from '../../kit/storage.ts'
import { createStore, useStore } from '../../kit/store.ts'
import { firstSix, MOST_COMPARED } from '../address.ts'
import { parseTray } from './tray-content.ts'

const KEY = 'quarry-compare'

/** The value last read or chosen; without storage it holds for this page alone. */
const tray = createStore<readonly string[]>(parseTray(readStored(KEY)))
let isKept = true

/** Follows the tray through all tabs, from page load on. `key` is null where all storage was cleared. */
export function startTray(): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY || key === null) tray.set(parseTray(newValue))
  })
}

/** The SKUs put aside for comparing, in every tab the same. */
export function useTray(): readonly string[] {
  return useStore(tray)
}

export function useIsInTray(skuId: string): boolean {
  return useStore(tray, (skuIds) => skuIds.includes(skuId))
}

/** False where the tray is full; a SKU that is already in it keeps its place. */
export function addToTray(skuId: string): boolean {
  const skuIds = latestTray()
  if (!skuIds.includes(skuId) && skuIds.length >= MOST_COMPARED) return false
  replaceTray([...skuIds, skuId])
  return true
}

export function removeFromTray(skuId: string): void {
  replaceTray(latestTray().filter((other) => other !== skuId))
}

export function replaceTray(skuIds: readonly string[]): void {
  const next = firstSix(skuIds)
  isKept = writeStored(KEY, JSON.stringify(next))
  tray.set(next)
}

/** Reads again: another tab may have changed it a moment ago. */
function latestTray(): readonly string[] {
  return isKept ? parseTray(readStored(KEY)) : tray.get()
}
