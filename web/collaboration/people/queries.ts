import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import * as calls from '../../../contract/collaboration/people-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { Endpoint, InputOf } from '../../../contract/endpoint.ts'
import { call } from '../../api.ts'
import { isShort } from '../../ui/lists/endless-list.ts'

/** An answer that is younger is not asked for again when it comes into sight. */
const FRESH_MS = 3000
/** What fails is shown in its place. */
const meta = { isMembers: true, isBackground: true }

const keys = {
  people: ['people', 'of'],
  received: ['people', 'received'],
  one: ['people', 'invitation'],
  owned: ['people', 'owned'],
} as const

/** Who works on something, and, for its owner, who is invited to. */
export function peopleOf({ kind, refId }: Thing) {
  return queryOptions({
    queryKey: [...keys.people, kind, refId],
    queryFn: ({ signal }) => call(calls.getPeople, { kind, refId }, { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}

/** What the member is invited to, of every kind. */
export const receivedInvitations = queryOptions({
  queryKey: keys.received,
  queryFn: ({ signal }) => call(calls.getReceivedInvitations, {}, { signal }),
  staleTime: FRESH_MS,
  meta,
})

/** One of them; 404 for everybody else. */
export function invitationOf(id: string, memberId: string) {
  return queryOptions({
    queryKey: [...keys.one, id, memberId],
    queryFn: ({ signal }) => call(calls.getInvitation, { id }, { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}

/** What is the member's and others work on. */
export const ownedWithOthers = queryOptions({
  queryKey: keys.owned,
  queryFn: ({ signal }) => call(calls.getOwnedWithOthers, {}, { signal }),
  staleTime: FRESH_MS,
  meta,
})

/** Asks again for who works on what. */
function readPeopleAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['people'] })
}

/** What the queries of a kind of thing begin with. */
const KEYS = { board: 'boards', budget: 'budgets', folder: 'favourites' } as const

/** Asks again for things of a kind: what the member may do with one of them has changed. */
export function readThingsAgain(client: QueryClient, kind: Thing['kind']): void {
  void client.invalidateQueries({ queryKey: [KEYS[kind]], predicate: isShort })
}

/** A call that changes who works on what; what is shown of it is asked for again then. */
export function usePeopleChange<E extends Endpoint>(endpoint: E, { isSilent = false } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<E>) => call(endpoint, input),
    meta: { isSilent },
    onSettled: () => readPeopleAgain(client),
  })
}
