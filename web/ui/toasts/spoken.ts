import { useSyncExternalStore } from 'react'

interface Spoken {
  text: string
  /** Counts what was said: the same words are news again. */
  times: number
}

let spoken: Spoken = { text: '', times: 0 }
const listeners = new Set<() => void>()

/** Tells who listens what the others see: it is read out, and stands nowhere. */
export function say(text: string): void {
  spoken = { text, times: spoken.times + 1 }
  for (const listener of listeners) listener()
}

export function useSpoken(): Spoken {
  return useSyncExternalStore(subscribe, () => spoken)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
