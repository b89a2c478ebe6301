import type { Comment } from './discussion-calls.ts'

type Said = Pick<Comment, 'isOwner' | 'resolveTime'>

/**
 * How far a comment with its answers is: `open` waits for the owner, since the last word is a guest's; `answered` waits for nobody but the
 * guest. `answers` are in the order of time.
 */
export function stateOfThread(first: Said, answers: readonly Said[]): 'open' | 'answered' | 'resolved' {
  if (first.resolveTime !== null) return 'resolved'
  return (answers.at(-1) ?? first).isOwner ? 'answered' : 'open'
}
