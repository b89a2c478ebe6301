import type { ReactNode } from 'react'

/** The SKU that a card stands for at the moment; a swatch turns it to another. */
interface CardSku {
  skuId: string
  /** Of its product and its variant, in the language of the page. */
  name: string
}

/** What a page lays over a card's picture. One function for all cards, the same at every drawing. */
export type CardActions = (sku: CardSku) => ReactNode
