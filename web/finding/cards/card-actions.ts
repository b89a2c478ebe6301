import type { ReactNode } from 'react'

/** The SKU that a card stands for at the moment; a swatch turns it to another. */
interface CardSku {
  skuId: string
  /** Of its product and its variant, in the language of the page. */
  name: string
}

/** What a page lays over a card's picture. One function for all cards, the same at every drawing. */
export type CardActions = (sku: CardSku) => ReactNode

/** Closes the menu, and then does what was chosen. */
export type Leave = (then: () => void) => void

/** What each of the actions is told. */
export interface CardActionProps {
  skuId: string
  /** Of the product, where many stand side by side. */
  name?: string
  /** Over a card's picture, where it shows itself when the card is looked at; or with its word, in an open product or a card's menu. */
  place: 'card' | 'product' | 'menu'
  /** Of the menu that it stands in. */
  leave?: Leave | undefined
}

/** What can be done with a card's SKU. Another domain's star is among it, so it comes from outside. */
export type MenuActions = (sku: { skuId: string }, leave: Leave) => ReactNode
