import { useLocation, useSearchParams, type To } from 'react-router'
import { writtenQuery } from './filters.ts'

/** In the history state of an entry that was made by opening a product, so that closing can go back. */
interface OpenedHere {
  openedProduct: true
}

export const openedHere: OpenedHere = { openedProduct: true }

export function wasOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'openedProduct' in state
}

/** The product that the address opens, if any. */
export function useSkuInAddress(): string | null {
  return useSearchParams()[0].get('skuId') || null
}

/** The address of this page with a product open. */
export function useProductAddress(): (skuId: string) => To {
  const { pathname, search, hash } = useLocation()
  return (skuId) => ({ pathname, search: searchWithSku(search, skuId), hash })
}

/** The query with this product open, or with none; all else stays. */
export function searchWithSku(search: string, skuId: string | null): string {
  const query = new URLSearchParams(search)
  query.delete('skuId')
  if (skuId !== null) query.set('skuId', skuId)
  const written = writtenQuery(query)
  return written && `?${written}`
}
