import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { endRevived, getRestoredBackup, getRevivedPage, keepRevived } from '../../../contract/restored-backup.ts'
import type { RevivedCounts, RevivedKind } from '../../../contract/restored-backup.ts'
import { call } from '../../api.ts'

export const REVIVED_A_PAGE = 50

const KEY = 'restored-backup'

/** The last restore of a backup, with what of it is open now; null if there was none. */
export const restoredBackup = queryOptions({
  queryKey: [KEY],
  queryFn: ({ signal }) => call(getRestoredBackup, {}, { signal }),
  meta: { isMembers: true },
  staleTime: 0,
})

/** One kind of what is open, the latest first. */
export const revivedPage = (kind: RevivedKind, pageNo: number) =>
  queryOptions({
    queryKey: [KEY, kind, pageNo],
    queryFn: ({ signal }) => call(getRevivedPage, { kind, pageNo, pageSize: REVIVED_A_PAGE }, { signal }),
    meta: { isMembers: true },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Ends all that was brought back, or keeps it; another operator may have been faster. `onDone` gets what was ended, if anything. */
export function useRestoreDecision(id: string, onDone: (ended: RevivedCounts | null) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (what: 'end' | 'keep') => {
      if (what === 'end') return call(endRevived, { id })
      await call(keepRevived, { id })
      return null
    },
    onSuccess: onDone,
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [KEY] })
      await client.invalidateQueries({ queryKey: ['workplace'] })
    },
  })
}
