import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  countTodos,
  getDiscussionState,
  getTeamComments,
  getTodos,
  readTeamComments,
} from '../../../contract/collaboration/discussion-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import { call } from '../../api.ts'
import { nextPageNo } from '../../kit/lists/endless-list.ts'

const MINUTE = 60_000
const PAGE_SIZE = 50
const key = ['discussion'] as const
/** Failures are shown in place, or not at all. */
const meta = { isMembers: true, isBackground: true }

/** The key of everything about a thing's discussion. The live stream of the thing invalidates it (web/collaboration). */
export function discussionKey({ kind, refId }: Thing) {
  return [...key, kind, refId] as const
}

/** Others comment while the page is hidden. Without a stream the discussion is read again now and then. */
const living = { refetchOnWindowFocus: true, refetchInterval: MINUTE } as const

export function teamDiscussionQuery({ kind, refId }: Thing) {
  return queryOptions({
    queryKey: [...discussionKey({ kind, refId }), 'comments'],
    queryFn: ({ signal }) => call(getTeamComments, { kind, refId }, { signal }),
    ...living,
    meta,
  })
}

export function discussionStateOf({ kind, refId }: Thing) {
  return queryOptions({
    queryKey: [...discussionKey({ kind, refId }), 'state'],
    queryFn: ({ signal }) => call(getDiscussionState, { kind, refId }, { signal }),
    ...living,
    meta,
  })
}

export function todosOf(state: 'open' | 'done') {
  return infiniteQueryOptions({
    queryKey: [...key, 'todos', state],
    queryFn: ({ pageParam, signal }) => call(getTodos, { state, pageNo: pageParam, pageSize: PAGE_SIZE }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPageNo(PAGE_SIZE),
    meta,
  })
}

export const todoCount = queryOptions({
  queryKey: [...key, 'todos', 'count'],
  queryFn: ({ signal }) => call(countTodos, {}, { signal }),
  meta,
})

/** A change of a discussion. Afterwards, also after a failure, the discussion is read again. */
export function useDiscussionChange<Input, Output>(endpoint: Endpoint<Input, Output>, { isSilent = false } = {}) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input) => call(endpoint, input),
    meta: { isSilent },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}

/** Stores how far the member has read. */
export function useMarkCommentsRead({ kind, refId }: Thing) {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (upTo: string) => call(readTeamComments, { kind, refId, upTo }),
    // It runs by itself, so failures are not shown.
    meta: { isBackground: true, readsNotices: true },
    onSuccess: () => client.invalidateQueries({ queryKey: discussionStateOf({ kind, refId }).queryKey }),
  })
  return mutate
}
