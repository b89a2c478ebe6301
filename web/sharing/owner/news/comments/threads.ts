import type { OwnersComment } from '../../../../../contract/sharing/discussion-calls.ts'

/** What was said, and what was answered to it in the order of time. */
export interface OwnersThread {
  first: OwnersComment
  answers: OwnersComment[]
}

export const threadFilters = ['open', 'resolved', 'all'] as const
export type ThreadFilter = (typeof threadFilters)[number]

/** The threads that a filter lets through, those first in which guests said something last: what the owner answers moves nothing. `comments` come in the order of time. */
export function threadsOf(comments: readonly OwnersComment[], filter: ThreadFilter): OwnersThread[] {
  const ids = new Set(comments.map(({ id }) => id))
  // An answer whose beginning is gone stands by itself.
  const isFirst = ({ parentId }: OwnersComment) => parentId === null || !ids.has(parentId)
  const answers = Map.groupBy(
    comments.filter((comment) => !isFirst(comment)),
    ({ parentId }) => parentId,
  )
  return comments
    .filter(isFirst)
    .filter(({ resolveTime }) => filter === 'all' || (resolveTime !== null) === (filter === 'resolved'))
    .map((first) => ({ first, answers: answers.get(first.id) ?? [] }))
    .toSorted((one, other) => lastOf(other) - lastOf(one))
}

function lastOf({ first, answers }: OwnersThread): number {
  return Math.max(first.createTime, ...answers.filter(({ isOwner }) => !isOwner).map(({ createTime }) => createTime))
}
