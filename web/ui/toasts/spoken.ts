import { createStore, useStore } from '../store.ts'

interface Spoken {
  text: string
  /** Counts what was said: the same words are news again. */
  times: number
}

const spoken = createStore<Spoken>({ text: '', times: 0 })

/** Tells who listens what the others see: it is read out, and stands nowhere. */
export function say(text: string): void {
  spoken.set({ text, times: spoken.get().times + 1 })
}

export function useSpoken(): Spoken {
  return useStore(spoken)
}
