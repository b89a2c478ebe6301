import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Endpoint, InputOf } from '../../../contract/endpoint.ts'
import { getFeedKeys } from '../../../contract/feed.ts'
import { call } from '../../api.ts'

export const KEYS_A_PAGE = 50

/** Those that open the feed first, the newest of them first. */
export const feedKeys = (pageNo: number) =>
  queryOptions({
    queryKey: ['feed-keys', pageNo],
    queryFn: ({ signal }) => call(getFeedKeys, { pageNo, pageSize: KEYS_A_PAGE }, { signal }),
    meta: { isMembers: true },
    placeholderData: keepPreviousData,
  })

interface ChangeOptions {
  /** What fails is said where it was typed. */
  isSilent?: boolean
}

/** A call that changes something of the keys; they are asked for again then. */
export function useKeyChange<E extends Endpoint>(endpoint: E, { isSilent = false }: ChangeOptions = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    meta: { isSilent },
    onSettled: () => client.invalidateQueries({ queryKey: ['feed-keys'] }),
  })
}
