import { queryOptions } from '@tanstack/react-query'
import { getWhereUsed } from '../../contract/substitution.ts'
import { call } from '../api.ts'

/** The first key of queries about a SKU's uses; changes of folders, boards and lists invalidate it. */
export const usesKey = ['uses'] as const

/** An answer that is younger is not loaded again when it comes into sight. */
const FRESH_MS = 3000
/** Failures are shown in place. */
const meta = { isMembers: true, isBackground: true }

/** The places that use a SKU. */
export function usesOf(skuId: string) {
  return queryOptions({
    queryKey: [...usesKey, skuId],
    queryFn: ({ signal }) => call(getWhereUsed, { skuId }, { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}
