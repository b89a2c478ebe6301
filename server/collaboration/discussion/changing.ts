import type * as calls from '../../../contract/collaboration/discussion-calls.ts'
import { includesRight } from '../../../contract/collaboration/rights.ts'
import type { Right, Thing } from '../../../contract/collaboration/rights.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { tellThing } from '../../workspace/live/tell-thing.ts'
import { requireRight } from '../../workspace/rights.ts'
import { findTeamComments } from './comments.ts'
import type { DiscussionDeps, Trx } from './deps.ts'
import { findPeople, requirePeople } from './people.ts'
import { countComment, requireDoer } from './saying.ts'
import { takeBackComment, takeBackNames, tellOfComment, tellOfDeed } from './telling.ts'
import { thingOf } from './thing-of.ts'

/** Throws 403 for another's, 409 with the comment where it was changed meanwhile, 429 after too many. Who is named only now is told. */
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
    // Who stood there before may have gone, and stays.
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

/** Throws 403 for another's, unless the thing is the member's. What has replies stays as a place for them, without its words. */
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
    // A thread of which nothing is left.
    if (first !== id && replies === 1)
      await trx.deleteFrom('team_comment').where('id', '=', first).where('deleted_at', 'is not', null).execute()
    await tellThing(trx, thing, 'discussion')
    return true
  })
}

/** Whoever works on the thing may: who may only comment does work, too. Whoever gave a to-do is told that it is done. Throws 429 after too many. */
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
    // Said already.
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

const NO_BEGINNING = { en: 'is an answer and no to-do', zh: '是回复，不是待办' }

interface Held {
  thing: Thing
  /** The thing's. */
  name: string
  right: Right
  comment: NonNullable<Awaited<ReturnType<typeof findComment>>>
}

/** Throws 404 where there is no such comment, or the member does not work on what it is on. */
async function holdComment(trx: Trx, asked: { id: string; memberId: string }): Promise<Held> {
  const held = await findHeld(trx, asked)
  if (!held) throw new Problem(404)
  return held
}

/** What is said of one thing is changed one after the other: the thing is held first, as by who says something. Throws 404 without a right. */
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
