import type { ReactNode } from 'react'

/** The SKU that a card shows at the moment; a swatch switches it. */
interface CardSku {
  skuId: string
  /** The names of product and variant, in the page's language. */
  name: string
}

/** What a page lays over a card's picture. One function for all cards, the same at every render. */
export type CardActions = (sku: CardSku) => ReactNode

/** Closes the menu, then runs the chosen action. */
export type Leave = (then: () => void) => void

/** The props of each action. */
export interface CardActionProps {
  skuId: string
  /** The product's name, for where many stand side by side. */
  name?: string
  /** Over a card's picture, shown on hover and focus; or with its label, in an open product or a card's menu. */
  place: 'card' | 'product' | 'menu'
  /** The menu that the action stands in. */
  leave?: Leave | undefined
}

/** The actions for a card's SKU. One is another domain's star, so the page passes them in. */
export type MenuActions = (sku: { skuId: string }, leave: Leave) => ReactNode
