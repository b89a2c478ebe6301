import { createStore, useStore } from '../store.ts'

interface Spoken {
  text: string
  /** Counts the announcements, so that repeated words are announced again. */
  times: number
}

const spoken = createStore<Spoken>({ text: '', times: 0 })

/** Tells screen readers what others see; it is not visible. */
export function say(text: string): void {
  spoken.set({ text, times: spoken.get().times + 1 })
}

export function useSpoken(): Spoken {
  return useStore(spoken)
}
