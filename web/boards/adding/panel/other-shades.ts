import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useIsChinese } from '../../../catalogue/names.ts'
import { productDetailOf } from '../../../catalogue/queries.ts'
import { usePriceIn } from '../../../finding/filters/currency.tsx'
import { otherShadesOf } from './material.ts'

/** Loads a SKU's product and the materials of its other SKUs. */
export function useOtherShades(skuId: string) {
  const isChinese = useIsChinese()
  const client = useQueryClient()
  const { data: detail, error, refetch } = useQuery(productDetailOf(client, skuId, usePriceIn()))
  return { productId: detail?.id, shades: detail && otherShadesOf(detail, skuId, isChinese), error, refetch }
}
