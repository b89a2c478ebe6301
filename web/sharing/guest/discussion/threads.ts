import type { Comment, CommentPlace } from '../../../../contract/sharing/discussion-calls.ts'

/** A comment and its answers. */
export interface GuestThread {
  /** Counted from 1 in the order of time; shown on the paper and at the line. */
  number: number
  comment: Comment
  replies: Comment[]
  /** The key of its place; null where it is about the whole. */
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

/** Equal keys for equal places. */
export function placeKeyOf(place: CommentPlace): string {
  if ('itemId' in place) return `item ${place.itemId}`
  return 'lineId' in place ? `line ${place.lineId}` : `at ${place.x} ${place.y}`
}
