import { queryOptions } from '@tanstack/react-query'
import { getSimilar } from '../../../contract/image-search.ts'
import { call, TransportError } from '../../api.ts'
import { isProductPage } from '../../catalogue/kept/answer-shapes.ts'

const MOST_SHOWN = 8
const FRESH_MS = 5 * 60_000

/** Other products that look like a SKU, most similar first; at most eight. */
export function similarProductsQuery(skuId: string) {
  return queryOptions({
    queryKey: ['similar', skuId],
    queryFn: async ({ signal }) => {
      const page = await call(getSimilar, { skuId, pageSize: MOST_SHOWN }, { signal })
      if (!isProductPage(page)) throw new TransportError('unreadable')
      return page.list
    },
    // Optional: a failure is not reported.
    meta: { isBackground: true },
    staleTime: FRESH_MS,
  })
}
