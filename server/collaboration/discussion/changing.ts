import type * as calls from '../../../contract/collaboration/discussion-calls.ts'
import { includesRight } from '../../../contract/collaboration/rights.ts'
import type { Right, Thing } from '../../../contract/collaboration/rights.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { tellThing } from '../../workspace/live/tell-thing.ts'
import { requireRight } from '../../workspace/rights.ts'
import { thingOf } from '../../workspace/thing-columns.ts'
import type { Trx } from '../../database.ts'
import { findTeamComments } from './comments.ts'
import type { DiscussionDeps } from './deps.ts'
import { findPeople, requirePeople } from './people.ts'
import { countComment, requireDoer } from './saying.ts'
import { takeBackComment, takeBackNames, tellOfComment, tellOfDeed } from './telling.ts'

/**
 * Changes a comment of the caller's. Tells only people whom the change mentions or assigns anew. Throws 403 for another's comment,
 * 409 with the comment where it was changed meanwhile, 429 after too many changes.
 */
export async function updateTeamComment(
  deps: DiscussionDeps,
  { id, version, text, mentions, assigneeId, dueOn }: ParsedInputOf<typeof calls.updateTeamComment>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  requireDoer({ assigneeId, dueOn })
  await countComment(deps, memberId)
  await inTransaction(deps.db, async (trx) => {
    const { thing, name, comment } = await holdComment(trx, { id, memberId })
    if (comment.author_id !== memberId || comment.deleted_at) throw new Problem(403)
    if (comment.version !== version) {
      const [now] = await findTeamComments(trx, { thing, memberId, id })
      throw new Problem(409, {}, { comment: now })
    }
    const people = await findPeople(trx, thing)
    // People who were mentioned before may have left since; they stay mentioned.
    const newMentions = mentions.filter((one) => !comment.mentions.includes(one))
    const newAssignee = assigneeId === comment.assignee_id ? null : assigneeId
    requirePeople(people, { mentions: newMentions, assigneeId: newAssignee })
    await trx
      .updateTable('team_comment')
      .set({
        text,
        mentions: [...new Set(mentions)],
        assignee_id: assigneeId,
        due_on: dueOn,
        edited_at: deps.clock.now(),
        version: version + 1,
      })
      .where('id', '=', id)
      .execute()
    const former = comment.assignee_id === assigneeId ? null : comment.assignee_id
    await takeBackNames(deps, trx, {
      commentId: id,
      mentions: comment.mentions.filter((one) => !mentions.includes(one)),
      assigneeId: former,
    })
    const nickname = people.find((person) => person.memberId === memberId)?.nickname ?? ''
    const said = { thing, name, commentId: id, text, by: { memberId, nickname } }
    await tellOfComment(deps, trx, said, { mentions: newMentions, assigneeId: newAssignee, dueOn, others: [] })
    await tellThing(trx, thing, 'discussion')
  })
  return true
}

/**
 * Deletes a comment. One with replies remains as a placeholder without text. Throws 403 for another's comment, unless the caller
 * owns the thing.
 */
export async function deleteTeamComment(
  deps: Pick<DiscussionDeps, 'db' | 'clock' | 'takeNoticesBack'>,
  { id }: ParsedInputOf<typeof calls.deleteTeamComment>,
  { caller: { memberId } }: MemberContext,
): Promise<boolean> {
  const { db, clock } = deps
  return inTransaction(db, async (trx) => {
    const held = await findHeld(trx, { id, memberId })
    if (!held || held.comment.deleted_at) return false
    const { thing, right, comment } = held
    if (comment.author_id !== memberId && !includesRight(right, 'own')) throw new Problem(403)
    const first = comment.parent_id ?? id
    const replies = await countReplies(trx, first)
    if (first === id && replies > 0) await emptyComment(trx, id, clock.now())
    else await trx.deleteFrom('team_comment').where('id', '=', id).execute()
    await takeBackComment(deps, trx, { comment, people: await findPeople(trx, thing) })
    // The thread has no other reply, and its first comment is deleted too.
    if (first !== id && replies === 1)
      await trx.deleteFrom('team_comment').where('id', '=', first).where('deleted_at', 'is not', null).execute()
    await tellThing(trx, thing, 'discussion')
    return true
  })
}

/**
 * Resolves or reopens a thread or to-do. Every collaborator may do that, even with the right to comment only. Tells the author of a
 * to-do that it is done. Throws 429 after too many changes.
 */
export async function resolveTeamComment(
  deps: DiscussionDeps,
  { id, isResolved }: ParsedInputOf<typeof calls.resolveTeamComment>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await countComment(deps, memberId)
  await inTransaction(deps.db, async (trx) => {
    const { thing, name, comment } = await holdComment(trx, { id, memberId })
    const isTodo = comment.assignee_id !== null
    if (comment.parent_id !== null && !isTodo) throw new Problem(400, { field: 'id', reason: NO_BEGINNING })
    // It is in this state already.
    if ((comment.resolved_at !== null) === isResolved) return
    const at = deps.clock.now()
    await trx
      .updateTable('team_comment')
      .set(isResolved ? { resolved_at: at, resolved_by: memberId } : { resolved_at: null, resolved_by: null })
      .where('id', '=', id)
      .execute()
    const people = await findPeople(trx, thing)
    const giver = people.find((person) => person.memberId === comment.author_id)
    if (isTodo && isResolved && giver && giver.memberId !== memberId) {
      const nickname = people.find((person) => person.memberId === memberId)?.nickname ?? ''
      const said = { thing, name, commentId: id, text: comment.text, by: { memberId, nickname } }
      await tellOfDeed(deps, trx, { ...said, memberId: giver.memberId })
    }
    await tellThing(trx, thing, 'discussion')
  })
  return true
}

const NO_BEGINNING = { en: 'is a reply; only a thread or a to-do can be resolved', zh: '是回复，不是待办' }

interface Held {
  thing: Thing
  /** The name of the thing. */
  name: string
  right: Right
  comment: NonNullable<Awaited<ReturnType<typeof findComment>>>
}

/** Throws 404 where there is no such comment, or where the member does not work on its thing. */
async function holdComment(trx: Trx, asked: { id: string; memberId: string }): Promise<Held> {
  const held = await findHeld(trx, asked)
  if (!held) throw new Problem(404)
  return held
}

/**
 * Finds a comment and locks its thing first, as `createTeamComment` does: changes of one discussion run one after the other. Throws
 * 404 without a right.
 */
async function findHeld(trx: Trx, { id, memberId }: { id: string; memberId: string }): Promise<Held | undefined> {
  const found = await findComment(trx, id)
  if (!found) return undefined
  const thing = thingOf(found)
  const { name, right } = await requireRight(trx, thing, { memberId, needed: 'comment', locks: true })
  const comment = await findComment(trx, id)
  return comment && { thing, name, right, comment }
}

function findComment(trx: Trx, id: string) {
  return trx.selectFrom('team_comment').selectAll().where('id', '=', id).executeTakeFirst()
}

async function countReplies(trx: Trx, first: string): Promise<number> {
  const { count } = await trx
    .selectFrom('team_comment')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('parent_id', '=', first)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function emptyComment(trx: Trx, id: string, at: Date): Promise<void> {
  await trx
    .updateTable('team_comment')
    .set((of) => ({
      text: '',
      mentions: [],
      assignee_id: null,
      due_on: null,
      deleted_at: at,
      version: of('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}
