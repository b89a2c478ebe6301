import { createStore, useStore } from '../../../ui/store.ts'

/** The id of the text that is being typed on the paper. */
const inHand = createStore<string | null>(null)

export function useTextInHand(): string | null {
  return useStore(inHand)
}

export function typeInto(id: string): void {
  inHand.set(id)
}

export function endTyping(): void {
  inHand.set(null)
}
