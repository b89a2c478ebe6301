import { createContext } from 'react'
import { useSearchParams, type Path } from 'react-router'
import { writtenQuery } from './address.ts'
import { useDrawnPlace, useHistory, usePlaceNow } from './held-place.tsx'

/** Marks, in the history state, an entry that opening a product has made, so that closing can go back. */
interface OpenedHere {
  openedProduct: true
}

const openedHere: OpenedHere = { openedProduct: true }

export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedProduct' in state
}

/** The product that the address opens, or null. */
export function useSkuInAddress(): string | null {
  return useSearchParams()[0].get('skuId') || null
}

/** The address of this page with a product open. */
export function useProductAddress(): (skuId: string) => string {
  const { pathname, search, hash } = useDrawnPlace()
  const history = useHistory()
  return (skuId) => history.createHref({ pathname, search: searchWithSku(search, skuId), hash })
}

/**
 * Opens a product over the page, or over the address that the page is just being given. It replaces a product that is already open in
 * the same history entry, so that one step back closes both.
 */
export function useProductOpening(): (skuId: string, over?: Partial<Path>) => void {
  const history = useHistory()
  const placeNow = usePlaceNow()
  return (skuId, over) => {
    const { pathname, search, hash } = { ...placeNow(), ...over }
    // A kept page holds its own address without a product; the window has the real one. The router keeps states under `usr`.
    const isOpen = new URLSearchParams(window.location.search).has('skuId')
    const { usr } = (window.history.state ?? {}) as { usr?: unknown }
    const address = { pathname, search: searchWithSku(search, skuId), hash }
    if (isOpen) history.replace(address, usr)
    else history.push(address, openedHere)
  }
}

/** Loads the script of the product's drawer ahead; the frame passes the loader in. */
export const LoadProductContext = createContext<() => Promise<unknown>>(async () => undefined)

/** The query with this product open, or none; the rest stays. */
export function searchWithSku(search: string, skuId: string | null): string {
  const query = new URLSearchParams(search)
  query.delete('skuId')
  if (skuId !== null) query.set('skuId', skuId)
  const written = writtenQuery(query)
  return written && `?${written}`
}
