import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import * as calls from '../../../contract/collaboration/people-calls.ts'
import type { Work } from '../../../contract/collaboration/rights.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { call } from '../../api.ts'
import { readProjectsAgain, readThingsAgain } from '../../workspace/project-reads.ts'

/** An answer that is younger is not loaded again when it comes into sight. */
const FRESH_MS = 3000
/** Failures are shown in place. */
const meta = { isMembers: true, isBackground: true }

const keys = {
  people: ['people', 'of'],
  received: ['people', 'received'],
  one: ['people', 'invitation'],
  owned: ['people', 'owned'],
} as const

/** Who works on a thing; for its owner also who is invited. */
export function peopleOf({ kind, refId }: Work) {
  return queryOptions({
    queryKey: [...keys.people, kind, refId],
    queryFn: ({ signal }) => call(calls.getPeople, { kind, refId }, { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}

/** The member's invitations of every kind. */
export const receivedInvitations = queryOptions({
  queryKey: keys.received,
  queryFn: ({ signal }) => call(calls.getReceivedInvitations, {}, { signal }),
  staleTime: FRESH_MS,
  meta,
})

/** One invitation; 404 for everybody else. */
export function invitationOf(id: string, memberId: string) {
  return queryOptions({
    queryKey: [...keys.one, id, memberId],
    queryFn: ({ signal }) => call(calls.getInvitation, { id }, { signal }),
    staleTime: FRESH_MS,
    meta,
  })
}

/** The member's own things that others work on. */
export const ownedWithOthers = queryOptions({
  queryKey: keys.owned,
  queryFn: ({ signal }) => call(calls.getOwnedWithOthers, {}, { signal }),
  staleTime: FRESH_MS,
  meta,
})

/** Reads all lists of people again. */
function readPeopleAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['people'] })
}

/** Reads again what the member's changed right is to: things of a kind, or a project with all that it holds. */
export function readWorkAgain(client: QueryClient, kind: Work['kind']): void {
  if (kind !== 'project') return readThingsAgain(client, [kind])
  readProjectsAgain(client)
  readThingsAgain(client)
}

/** A change of who works on what. Afterwards the lists of people are read again. */
export function usePeopleChange<Input, Output>(endpoint: Endpoint<Input, Output>, { isSilent = false } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => call(endpoint, input),
    meta: { isSilent },
    onSettled: () => readPeopleAgain(client),
  })
}
