import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useRef } from 'react'
import { LoadProductContext } from '../../catalogue/product-address.ts'
import { usePriceIn } from '../filters/currency.tsx'
import { productDetailOf } from '../../catalogue/queries.ts'

/** A pointer that only passes over does not count. */
const DWELL_MS = 60

/** Reads a product's detail and the drawer's script once the pointer or focus is on its card, so that the drawer opens filled. */
export function usePrefetchOnHover(skuId: string) {
  const queryClient = useQueryClient()
  const priceIn = usePriceIn()
  const loadProduct = use(LoadProductContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const end = () => clearTimeout(timer.current)
  // A card that unmounts is no longer pointed at.
  useEffect(() => () => clearTimeout(timer.current), [])
  const begin = () => {
    end()
    timer.current = setTimeout(() => {
      void queryClient.prefetchQuery(productDetailOf(queryClient, skuId, priceIn))
      // Reading ahead reports no failure: opening the product does.
      loadProduct().catch(() => undefined)
    }, DWELL_MS)
  }
  return { begin, end }
}
