import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { getFeedKeys } from '../../../contract/feed.ts'
import { call } from '../../api.ts'

export const KEYS_A_PAGE = 50

/** Valid keys first, the newest of them first. */
export const feedKeys = (pageNo: number) =>
  queryOptions({
    queryKey: ['feed-keys', pageNo],
    queryFn: ({ signal }) => call(getFeedKeys, { pageNo, pageSize: KEYS_A_PAGE }, { signal }),
    meta: { isMembers: true },
    placeholderData: keepPreviousData,
  })

interface ChangeOptions {
  /** The form shows the failure. */
  isSilent?: boolean
}

/** A call that changes keys; they are read again after it. */
export function useKeyChange<Input, Output>(
  endpoint: Endpoint<Input, Output>,
  { isSilent = false }: ChangeOptions = {},
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => call(endpoint, input),
    meta: { isSilent },
    onSettled: () => client.invalidateQueries({ queryKey: ['feed-keys'] }),
  })
}
