import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../ui/storage.ts'
import { firstSix, MOST_COMPARED } from '../address.ts'
import { parseTray } from './tray-content.ts'

const KEY = 'quarry-compare'

/** What was last read or chosen; where nothing can be stored, it holds for this page alone. */
let shown: readonly string[] | undefined
let isKept = true
const listeners = new Set<() => void>()

/** The SKUs put aside for comparing, in every tab the same. */
export function useTray(): readonly string[] {
  return useSyncExternalStore(subscribe, currentTray)
}

export function useIsInTray(skuId: string): boolean {
  return useSyncExternalStore(subscribe, () => currentTray().includes(skuId))
}

/** False where the tray is full; one that is in it already stays where it is. */
export function addToTray(skuId: string): boolean {
  const tray = latestTray()
  if (!tray.includes(skuId) && tray.length >= MOST_COMPARED) return false
  replaceTray([...tray, skuId])
  return true
}

export function removeFromTray(skuId: string): void {
  replaceTray(latestTray().filter((other) => other !== skuId))
}

export function replaceTray(skuIds: readonly string[]): void {
  const next = firstSix(skuIds)
  isKept = writeStored(KEY, JSON.stringify(next))
  show(next)
}

function currentTray(): readonly string[] {
  shown ??= parseTray(readStored(KEY))
  return shown
}

/** Another tab may have changed it a moment ago. */
function latestTray(): readonly string[] {
  return isKept ? parseTray(readStored(KEY)) : currentTray()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // More than once is as good as once.
  window.addEventListener('storage', follow)
  return () => listeners.delete(listener)
}

/** `key` is null where all of the storage was cleared. */
function follow({ key, newValue }: StorageEvent): void {
  if (key === KEY || key === null) show(parseTray(newValue))
}

function show(next: readonly string[]): void {
  shown = next
  for (const listener of listeners) listener()
}
