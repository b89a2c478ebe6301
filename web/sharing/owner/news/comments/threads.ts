import type { OwnersComment } from '../../../../../contract/sharing/discussion-calls.ts'
import { stateOfThread } from '../../../../../contract/sharing/thread-state.ts'

/** A comment and its answers, oldest first. */
export interface OwnersThread {
  first: OwnersComment
  answers: OwnersComment[]
}

export const threadFilters = ['open', 'answered', 'resolved', 'all'] as const
export type ThreadFilter = (typeof threadFilters)[number]

/**
 * The threads that match the filter, sorted by their start or their newest answer by a guest, newest first. An answer by the owner does
 * not change the order. `comments` are oldest first.
 */
export function threadsOf(comments: readonly OwnersComment[], filter: ThreadFilter): OwnersThread[] {
  const ids = new Set(comments.map(({ id }) => id))
  // An answer whose comment is gone becomes a thread of its own.
  const isFirst = ({ parentId }: OwnersComment) => parentId === null || !ids.has(parentId)
  const answers = Map.groupBy(
    comments.filter((comment) => !isFirst(comment)),
    ({ parentId }) => parentId,
  )
  return comments
    .filter(isFirst)
    .map((first) => ({ first, answers: answers.get(first.id) ?? [] }))
    .filter((thread) => filter === 'all' || stateOfThread(thread.first, thread.answers) === filter)
    .toSorted((one, other) => lastOf(other) - lastOf(one))
}

function lastOf({ first, answers }: OwnersThread): number {
  return Math.max(first.createTime, ...answers.filter(({ isOwner }) => !isOwner).map(({ createTime }) => createTime))
}
