import type { NewNotice } from '../../../contract/notices.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { Trx } from '../../database.ts'
import type { DiscussionDeps } from './deps.ts'

/** The length of the excerpt in a notice, in characters as people see them. */
const LONGEST_GIST = 140

export const refOfThing = ({ kind, refId }: Thing) => `${kind} ${refId}`
export const refOfComment = (id: string) => `comment ${id}`

interface Said {
  thing: Thing
  /** The name of the thing. */
  name: string
  commentId: string
  text: string
  /** The author. */
  by: { memberId: string; nickname: string }
}

interface Audience {
  mentions: readonly string[]
  assigneeId: string | null
  dueOn: string | null
  /** The owner and the participants of the thread. */
  others: readonly string[]
}

/**
 * Notifies each person once, for the most important reason: a to-do, a mention, a comment. Authors are not notified of their own
 * comments.
 */
export async function tellOfComment(
  { notify, clock }: Pick<DiscussionDeps, 'notify' | 'clock'>,
  trx: Trx,
  said: Said,
  { mentions, assigneeId, dueOn, others }: Audience,
): Promise<void> {
  const told = new Set([said.by.memberId])
  const notices: NewNotice[] = []
  const tell = (memberId: string, noticeTo: (memberId: string) => NewNotice) => {
    if (told.has(memberId)) return
    told.add(memberId)
    notices.push(noticeTo(memberId))
  }
  const details = detailsOf(said)
  const ref = refOfComment(said.commentId)
  if (assigneeId !== null)
    tell(assigneeId, (memberId) => ({ memberId, kind: 'to-do', ref, details: { ...details, dueOn } }))
  for (const mentioned of mentions) tell(mentioned, (memberId) => ({ memberId, kind: 'mention', ref, details }))
  for (const other of others)
    tell(other, (memberId) => ({ memberId, kind: 'team-comment', ref: refOfThing(said.thing), details }))
  await notify(trx, notices, clock.now())
}

/** Tells the author of a to-do that it is done. */
export async function tellOfDeed(
  { notify, clock }: Pick<DiscussionDeps, 'notify' | 'clock'>,
  trx: Trx,
  said: Said & { memberId: string },
): Promise<void> {
  const { memberId, commentId } = said
  await notify(
    trx,
    [{ memberId, kind: 'to-do-done', ref: refOfComment(commentId), details: detailsOf(said) }],
    clock.now(),
  )
}

interface Taken {
  comment: { id: string; mentions: readonly string[]; assignee_id: string | null; author_id: string | null }
  /** The people who work on the thing. */
  people: readonly { memberId: string }[]
}

/** Withdraws the unread notices about a deleted comment. */
export async function takeBackComment(
  { takeNoticesBack }: Pick<DiscussionDeps, 'takeNoticesBack'>,
  trx: Trx,
  { comment, people }: Taken,
): Promise<void> {
  const named = [...comment.mentions, comment.assignee_id, comment.author_id].filter((id) => id !== null)
  const memberIds = [...new Set([...people.map(({ memberId }) => memberId), ...named])]
  const kinds = ['mention', 'to-do', 'to-do-done', 'team-comment'] as const
  await takeNoticesBack(trx, { memberIds, kinds, commentId: comment.id })
}

/** Withdraws the unread notices of people who are no longer mentioned or assigned. */
export async function takeBackNames(
  { takeNoticesBack }: Pick<DiscussionDeps, 'takeNoticesBack'>,
  trx: Trx,
  { commentId, mentions, assigneeId }: { commentId: string; mentions: readonly string[]; assigneeId: string | null },
): Promise<void> {
  if (mentions.length > 0) await takeNoticesBack(trx, { memberIds: mentions, kinds: ['mention'], commentId })
  if (assigneeId !== null) await takeNoticesBack(trx, { memberIds: [assigneeId], kinds: ['to-do'], commentId })
}

function detailsOf({ thing, name, commentId, text, by }: Said) {
  const line = text.replaceAll(/\s+/g, ' ')
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment)
  const gist = letters.length > LONGEST_GIST ? `${letters.slice(0, LONGEST_GIST - 1).join('')}…` : line
  return { of: thing.kind, refId: thing.refId, name, by: by.nickname, commentId, text: gist }
}
