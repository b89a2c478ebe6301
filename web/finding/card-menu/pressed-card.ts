import { createStore, useStore } from '../../kit/store.ts'

/** The card that the menu is open for, and the SKU that it shows. */
export interface PressedCard {
  skuId: string
  /** In the page's language. */
  name: string
  picture: string | null
  color: string | null
  /** Gets the focus again when the menu closes. */
  link: HTMLAnchorElement
}

const pressed = createStore<PressedCard | null>(null)

export function pressCard(next: PressedCard | null): void {
  pressed.set(next)
}

export function usePressedCard(): PressedCard | null {
  return useStore(pressed)
}
