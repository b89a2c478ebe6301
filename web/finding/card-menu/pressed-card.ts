import { useSyncExternalStore } from 'react'

/** The card that the menu is open for, as it was turned. */
export interface PressedCard {
  skuId: string
  /** In the language of the page. */
  name: string
  picture: string | null
  color: string | null
  /** Has the focus again once the menu is closed. */
  link: HTMLAnchorElement
}

let pressed: PressedCard | null = null
const listeners = new Set<() => void>()

export function pressCard(next: PressedCard | null): void {
  pressed = next
  for (const listener of listeners) listener()
}

export function usePressedCard(): PressedCard | null {
  return useSyncExternalStore(subscribe, () => pressed)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
