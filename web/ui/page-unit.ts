import { useSyncExternalStore } from 'react'

/** `u` is the design's pixel in CSS pixels; a phone's layout is one column with a bottom bar. */
export interface PageUnit {
  u: number
  isPhone: boolean
}

let current: PageUnit = { u: 1, isPhone: false }
const listeners = new Set<() => void>()

/** For the shell, which measures the window. */
export function setPageUnit(next: PageUnit): void {
  if (next.u === current.u && next.isPhone === current.isPhone) return
  current = next
  for (const listener of listeners) listener()
}

export function usePageUnit(): PageUnit {
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
