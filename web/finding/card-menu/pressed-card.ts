import { createStore, useStore } from '../../ui/store.ts'

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

const pressed = createStore<PressedCard | null>(null)

export function pressCard(next: PressedCard | null): void {
  pressed.set(next)
}

export function usePressedCard(): PressedCard | null {
  return useStore(pressed)
}
