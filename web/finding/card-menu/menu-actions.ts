import type { ReactNode } from 'react'

/** Closes the menu, and then does what was chosen. */
export type Leave = (then: () => void) => void

/** Where there is no menu to close. */
export const atOnce: Leave = (then) => then()

/** What can be done with a card's SKU. Another domain's star is among it, so it comes from outside. */
export type MenuActions = (sku: { skuId: string }, leave: Leave) => ReactNode
