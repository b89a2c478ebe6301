import type { Comment, CommentPlace } from '../../../../contract/sharing/discussion-calls.ts'

/** What was said about one thing, and what was answered. */
export interface GuestThread {
  /** In the order of time, from 1: as it stands on the paper and at the line. */
  number: number
  comment: Comment
  replies: Comment[]
  /** Of its place; null: it is about all of it. */
  placeKey: string | null
}

export function threadsOf(comments: readonly Comment[]): GuestThread[] {
  const inTime = comments.toSorted((one, other) => one.createTime - other.createTime)
  return inTime
    .filter(({ parentId }) => parentId === null)
    .map((comment, index) => ({
      number: index + 1,
      comment,
      replies: inTime.filter(({ parentId }) => parentId === comment.id),
      placeKey: comment.on && placeKeyOf(comment.on),
    }))
}

/** The same for the same place. */
export function placeKeyOf(place: CommentPlace): string {
  if ('itemId' in place) return `item ${place.itemId}`
  return 'lineId' in place ? `line ${place.lineId}` : `at ${place.x} ${place.y}`
}
