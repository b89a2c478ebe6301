import { useSyncExternalStore } from 'react'

let refusals = 0
const listeners = new Set<() => void>()

/** A write was refused because this is a demonstration: the line that says so draws attention, in place of a toast. */
export function noteRefusedWrite(): void {
  refusals += 1
  for (const listener of listeners) listener()
}

/** How many writes have been refused since the page was opened. */
export function useRefusedWrites(): number {
  return useSyncExternalStore(subscribe, () => refusals)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
