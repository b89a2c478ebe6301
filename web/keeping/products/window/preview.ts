import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { previewProduct } from '../../../../contract/keeping/products.ts'
import type { InputOf } from '../../../../contract/endpoint.ts'
import { call } from '../../../api.ts'

export type Previewed = InputOf<typeof previewProduct>

/** The product as members would see it; the one before stays in sight until it is there. */
export const productPreviewQuery = (asked: Previewed) =>
  queryOptions({
    queryKey: ['kept-preview', asked],
    queryFn: ({ signal }) => call(previewProduct, asked, { signal }),
    meta: { isMembers: true, isSilent: true },
    placeholderData: keepPreviousData,
    // It is asked anew with each change; none is as it was before.
    staleTime: 0,
    gcTime: 10_000,
  })
