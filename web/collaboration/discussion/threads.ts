import type { TeamComment } from '../../../contract/collaboration/discussion-calls.ts'

/** A comment and its replies, oldest first. */
export interface TeamThread {
  first: TeamComment
  replies: TeamComment[]
}

export const threadFilters = ['open', 'resolved', 'mine'] as const
export type ThreadFilter = (typeof threadFilters)[number]

/** The filter that shows a certain comment. */
export function filterFor(comments: readonly TeamComment[], id: string | null): ThreadFilter {
  const found = comments.find((comment) => comment.id === id)
  const first = comments.find((comment) => comment.id === (found?.parentId ?? found?.id))
  return first && first.resolveTime !== null ? 'resolved' : 'open'
}

/** The threads of a filter, the most recently active first. `comments` are oldest first. */
export function threadsOf(comments: readonly TeamComment[], filter: ThreadFilter, me: string | null): TeamThread[] {
  const repliesByFirst = Map.groupBy(
    comments.filter(({ parentId }) => parentId !== null),
    ({ parentId }) => parentId,
  )
  return comments
    .filter(({ parentId }) => parentId === null)
    .map((first) => ({ first, replies: repliesByFirst.get(first.id) ?? [] }))
    .filter((thread) => passes(thread, filter, me))
    .toSorted((one, other) => lastOf(other) - lastOf(one))
}

function passes({ first, replies }: TeamThread, filter: ThreadFilter, me: string | null): boolean {
  if (filter === 'mine')
    return [first, ...replies].some(
      ({ assignee, resolveTime }) => assignee !== null && assignee.memberId === me && resolveTime === null,
    )
  return (first.resolveTime !== null) === (filter === 'resolved')
}

function lastOf({ first, replies }: TeamThread): number {
  return replies.at(-1)?.createTime ?? first.createTime
}
