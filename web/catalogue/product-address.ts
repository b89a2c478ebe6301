import { createContext } from 'react'
import { useSearchParams, type Path } from 'react-router'
import { writtenQuery } from './address.ts'
import { useDrawnPlace, useHistory, usePlaceNow } from './held-place.tsx'

/** In the history state of an entry that was made by opening a product, so that closing can go back. */
interface OpenedHere {
  openedProduct: true
}

const openedHere: OpenedHere = { openedProduct: true }

export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedProduct' in state
}

/** The product that the address opens, if any. */
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
 * Opens a product over the page, or over the address that the page is just being given. One that is open already, or still on
 * its way, gives way to it in the same entry of the history, so that one step back closes both.
 */
export function useProductOpening(): (skuId: string, over?: Partial<Path>) => void {
  const history = useHistory()
  const placeNow = usePlaceNow()
  return (skuId, over) => {
    const { pathname, search, hash } = { ...placeNow(), ...over }
    // A page believes to be at its own address, without any product; the window knows. `usr` is where the router keeps states.
    const isOpen = new URLSearchParams(window.location.search).has('skuId')
    const { usr } = (window.history.state ?? {}) as { usr?: unknown }
    const address = { pathname, search: searchWithSku(search, skuId), hash }
    if (isOpen) history.replace(address, usr)
    else history.push(address, openedHere)
  }
}

/** Has the script fetched that shows a product in full, before one is opened; the frame says how. */
export const LoadProductContext = createContext<() => Promise<unknown>>(async () => undefined)

/** The query with this product open, or with none; all else stays. */
export function searchWithSku(search: string, skuId: string | null): string {
  const query = new URLSearchParams(search)
  query.delete('skuId')
  if (skuId !== null) query.set('skuId', skuId)
  const written = writtenQuery(query)
  return written && `?${written}`
}
