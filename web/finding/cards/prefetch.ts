import { useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useRef } from 'react'
import { LoadProductContext } from '../../catalogue/product-address.ts'
import { usePriceIn } from '../filters/currency.tsx'
import { productDetailOf } from '../../catalogue/queries.ts'

/** A pointer that only passes over is not a wish to see more. */
const DWELL_MS = 60

/** Reads a product's detail, and the drawer's script, once a card is looked at, so that its drawer opens filled. */
export function usePrefetchOnHover(skuId: string) {
  const queryClient = useQueryClient()
  const priceIn = usePriceIn()
  const loadProduct = use(LoadProductContext)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const end = () => clearTimeout(timer.current)
  // A card that leaves the list has no one looking at it any more.
  useEffect(() => () => clearTimeout(timer.current), [])
  const begin = () => {
    end()
    timer.current = setTimeout(() => {
      void queryClient.prefetchQuery(productDetailOf(queryClient, skuId, priceIn))
      // Where it fails, whoever opens the product is told.
      loadProduct().catch(() => undefined)
    }, DWELL_MS)
  }
  return { begin, end }
}
