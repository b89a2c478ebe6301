import { queryOptions } from '@tanstack/react-query'
import { getWhereUsed } from '../../contract/substitution.ts'
import { call } from '../api.ts'
import { usesKey } from './uses-key.ts'

/** An answer that is younger is not loaded again when it comes into sight. */
export const FRESH_MS = 3000
/** Failures are shown in place. */
export const IN_PLACE = { isMembers: true, isBackground: true }

/** The places that use a SKU. */
export function usesOf(skuId: string) {
  return queryOptions({
    queryKey: [...usesKey, skuId],
    queryFn: ({ signal }) => call(getWhereUsed, { skuId }, { signal }),
    staleTime: FRESH_MS,
    meta: IN_PLACE,
  })
}
