import { useQueries, useQueryClient } from '@tanstack/react-query'
import { saysUnknown } from '../errors/message.ts'
import { usePriceIn } from '../finding/filters/currency.tsx'
import { productDetailOf } from '../catalogue/queries.ts'
import type { Compared } from './best.ts'

/** A SKU of the address and its loaded data. */
export interface ComparedSku {
  skuId: string
  /** Null while it loads, and after a failure (`error`). */
  compared: Compared | null
  error: unknown
  isPending: boolean
  isUnknown: boolean
  retry: () => void
}

/** One request loads all of them, but each can fail alone. */
export function useColumns(skuIds: readonly string[]): ComparedSku[] {
  const queryClient = useQueryClient()
  const priceIn = usePriceIn()
  const answers = useQueries({ queries: skuIds.map((skuId) => productDetailOf(queryClient, skuId, priceIn)) })
  return answers.map(({ data: detail, error, isPending, refetch }, place) => {
    const skuId = skuIds[place] ?? ''
    const sku = detail?.skus.find(({ id }) => id === skuId)
    return {
      skuId,
      compared: detail && sku ? { detail, sku } : null,
      error: detail ? null : error,
      isPending,
      isUnknown: detail ? !sku : saysUnknown(error),
      retry: () => void refetch(),
    }
  })
}
