import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { previewProduct } from '../../../../contract/keeping/products.ts'
import type { InputOf } from '../../../../contract/endpoint.ts'
import { call } from '../../../api.ts'

export type Previewed = InputOf<typeof previewProduct>

/** The product as members would see it; while it loads, the previous one stays in sight. */
export const productPreviewQuery = (asked: Previewed) =>
  queryOptions({
    queryKey: ['kept-preview', asked],
    queryFn: ({ signal }) => call(previewProduct, asked, { signal }),
    meta: { isMembers: true, isSilent: true },
    placeholderData: keepPreviousData,
    // Each change has a new input; earlier ones are not cached.
    staleTime: 0,
    gcTime: 10_000,
  })
