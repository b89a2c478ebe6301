import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { endOtherSessions, endSession, getSessions, type Session } from '../../../../contract/profile.ts'
import { call } from '../../../api.ts'

/** The sessions of the member. */
export const ownSessions = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call(getSessions, {}, { signal }),
  meta: { isMembers: true },
})

const ENDING = ['end-session']

/** Ends a session, or all others ('others'). It leaves the list at once, and comes back if that fails. Returns how many ended. */
export function useEndSession({ onEnded }: { onEnded: (which: string, count: number) => void }) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: ENDING,
    mutationFn: async (which: string) =>
      which === 'others' ? call(endOtherSessions, {}) : Number(await call(endSession, { id: which })),
    onMutate: async (which) => {
      await client.cancelQueries(ownSessions)
      const before = client.getQueryData(ownSessions.queryKey)
      client.setQueryData(ownSessions.queryKey, (list) => list?.filter((session) => staysAfter(session, which)))
      return before
    },
    onError: (_error, which, before = []) =>
      client.setQueryData(ownSessions.queryKey, (list = []) =>
        before.filter((session) => !staysAfter(session, which) || list.some(({ id }) => id === session.id)),
      ),
    onSuccess: (count, which) => onEnded(which, count),
    // Only the last of several changes reads the list again.
    onSettled: () =>
      client.isMutating({ mutationKey: ENDING }) === 1 ? client.invalidateQueries(ownSessions) : undefined,
  })
}

function staysAfter({ id, current }: Session, ended: string): boolean {
  return ended === 'others' ? current : id !== ended
}
