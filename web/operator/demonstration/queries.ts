import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getDemonstration, previewRemoval, removeDemonstration } from '../../../contract/demonstration.ts'
import { call } from '../../api.ts'

const POLL_MS = 1000
const QUIET_POLL_MS = 15_000

/** Whether the demonstration is loaded, polled while it is being loaded or removed. */
export const demonstration = queryOptions({
  queryKey: ['demonstration'],
  queryFn: ({ signal }) => call(getDemonstration, {}, { signal }),
  meta: { isMembers: true },
  refetchInterval: ({ state: { status, data } }) => {
    if (status === 'error') return false
    if (data?.state === 'removing') return POLL_MS
    return data?.state === 'loading' ? QUIET_POLL_MS : false
  },
})

/** What would be deleted and what would stay, counted each time. */
export const removalPreview = queryOptions({
  queryKey: ['demonstration', 'preview'],
  queryFn: ({ signal }) => call(previewRemoval, {}, { signal }),
  meta: { isMembers: true },
  staleTime: 0,
  gcTime: 0,
})

export function useRemoval(onBegun: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(removeDemonstration, { isConfirmed: true }),
    onSuccess: onBegun,
    onSettled: () => client.invalidateQueries({ queryKey: ['demonstration'], exact: true }),
  })
}
