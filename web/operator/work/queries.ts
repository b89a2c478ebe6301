import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { sendJobsAgain } from '../../../contract/background-work.ts'
import { getBackgroundWork, getFailedJobs } from '../../../contract/background-work.ts'
import type { OutputOf } from '../../../contract/endpoint.ts'
import { call } from '../../api.ts'

export const FAILED_A_PAGE = 50

const KEY = 'background-work'

/** What waits, runs and has failed, read each time the page opens. */
export const backgroundWork = queryOptions({
  queryKey: [KEY],
  queryFn: ({ signal }) => call(getBackgroundWork, {}, { signal }),
  meta: { isMembers: true },
  staleTime: 0,
})

/** Jobs that have failed for good, the latest first. */
export const failedJobs = (pageNo: number) =>
  queryOptions({
    queryKey: [KEY, 'failed', pageNo],
    queryFn: ({ signal }) => call(getFailedJobs, { pageNo, pageSize: FAILED_A_PAGE }, { signal }),
    meta: { isMembers: true },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Reads everything on the page again. */
export function useLookAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: [KEY] })
}

/** A decision on failed jobs; the page is read again after it. `onDone` is told even if what asked has left the page by then. */
export function useDecision(endpoint: typeof sendJobsAgain, onDone: (outcome: OutputOf<typeof sendJobsAgain>) => void) {
  const lookAgain = useLookAgain()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: string[]) => call(endpoint, { ids }),
    onSuccess: onDone,
    onSettled: async () => {
      await lookAgain()
      await client.invalidateQueries({ queryKey: ['workplace'] })
    },
  })
}
