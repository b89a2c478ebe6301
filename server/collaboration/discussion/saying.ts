import { sql } from 'kysely'
import { MOST_TEAM_COMMENTS } from '../../../contract/collaboration/discussion-calls.ts'
import type * as calls from '../../../contract/collaboration/discussion-calls.ts'
import type { TeamPlace } from '../../../contract/collaboration/discussion-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import type { SaidOf } from '../../../contract/said-of.ts'
import { countAttempt } from '../../members/attempts.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { tellThing } from '../../workspace/live/tell-thing.ts'
import { nameOfPlace } from '../../workspace/places.ts'
import { requireRight } from '../../workspace/rights.ts'
import { findSaidOfNow, saidOfNow } from '../../workspace/said-of.ts'
import { idColumnOf, isAbout } from '../../workspace/thing-columns.ts'
import type { Trx } from '../../database.ts'
import type { DiscussionDeps } from './deps.ts'
import { findPeople, requirePeople } from './people.ts'
import { getPlace } from './place-of.ts'
import { tellOfComment } from './telling.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Writes a comment or to-do. Throws 404 without a right to the thing, 400 for an unknown place or person, 1009004020 for too many
 * comments, 1009004021 where the answered comment is gone, 429 after too many calls.
 */
export async function createTeamComment(
  deps: DiscussionDeps,
  { kind, refId, key, parentId, on, text, mentions, assigneeId, dueOn }: ParsedInputOf<typeof calls.createTeamComment>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.createTeamComment>> {
  requireDoer({ assigneeId, dueOn })
  const sent = await findSent(deps.db, { memberId, key })
  if (sent !== undefined) return sent
  await countComment(deps, memberId)
  const thing = { kind, refId }
  return inTransaction(deps.db, async (trx) => {
    const { name, ownerId } = await requireRight(trx, thing, { memberId, needed: 'comment', locks: true })
    // A second request with the same key may have been faster.
    const again = await findSent(trx, { memberId, key })
    if (again !== undefined) return again
    const people = await findPeople(trx, thing)
    requirePeople(people, { mentions, assigneeId })
    await requireRoom(trx, thing)
    const first = parentId === undefined ? undefined : await getFirst(trx, thing, parentId)
    const { id } = await trx
      .insertInto('team_comment')
      .values({
        [idColumnOf(kind)]: refId,
        parent_id: first?.id ?? null,
        author_id: memberId,
        text,
        ...(await columnsOfPlace(trx, thing, { on, first })),
        mentions: [...new Set(mentions)],
        assignee_id: assigneeId ?? null,
        due_on: dueOn ?? null,
        key,
        created_at: deps.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const nickname = people.find((person) => person.memberId === memberId)?.nickname ?? ''
    await tellOfComment(
      deps,
      trx,
      { thing, name, commentId: id, text, by: { memberId, nickname } },
      {
        mentions,
        assigneeId: assigneeId ?? null,
        dueOn: dueOn ?? null,
        others: [ownerId, ...(first ? await findTakingPart(trx, thing, first.id) : [])],
      },
    )
    await tellThing(trx, thing, 'discussion')
    return id
  })
}

/** Throws 400 for a due date without an assignee. */
export function requireDoer({
  assigneeId,
  dueOn,
}: { [name in 'assigneeId' | 'dueOn']: string | null | undefined }): void {
  if (dueOn == null || assigneeId != null) return
  const reason = { en: 'needs an assignee', zh: '需要先指定负责人' }
  throw new Problem(400, { field: 'dueOn', reason })
}

async function findSent(db: DiscussionDeps['db'], { memberId, key }: { memberId: string; key: string }) {
  const sent = await db
    .selectFrom('team_comment')
    .select('id')
    .where('author_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst()
  return sent?.id
}

/** Limits writing, changing and resolving together, because each may notify others. Throws 429. */
export async function countComment(deps: Pick<DiscussionDeps, 'db' | 'clock'>, memberId: string): Promise<void> {
  const limits = [
    { kind: 'team-comment', subject: memberId, most: 30, withinMs: MINUTE },
    { kind: 'team-comment-day', subject: memberId, most: 1000, withinMs: DAY },
  ]
  await countAttempt(deps, limits)
}

async function requireRoom(trx: Trx, thing: Thing): Promise<void> {
  const { count } = await trx
    .selectFrom('team_comment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(isAbout(thing))
    .executeTakeFirstOrThrow()
  if (count >= MOST_TEAM_COMMENTS) throw new Problem(1009004020, { most: MOST_TEAM_COMMENTS })
}

interface First {
  id: string
  place: TeamPlace | null
}

/** The first comment of a comment's thread. A deleted one can be answered while it has replies. */
async function getFirst(trx: Trx, thing: Thing, id: string): Promise<First> {
  const parent = await trx
    .selectFrom('team_comment')
    .select(['id', 'parent_id', 'place'])
    .where('id', '=', id)
    .where(isAbout(thing))
    .executeTakeFirst()
  if (!parent) throw new Problem(1009004021)
  return parent.parent_id === null ? parent : getFirst(trx, thing, parent.parent_id)
}

/** The columns that say where a comment is, and what it is said of: a reply, of what the place of its thread holds by then. */
async function columnsOfPlace(
  trx: Trx,
  thing: Thing,
  { on, first }: { on: TeamPlace | undefined; first?: First | undefined },
) {
  if (first) return { said_of: written(await findSaidOfNow(trx, thing, first.place)) }
  if (!on) return {}
  const place = await getPlace(trx, thing, on)
  const called = place && nameOfPlace(place)
  return {
    place: JSON.stringify(on),
    place_name: called?.name ?? null,
    place_en_name: called?.enName ?? null,
    said_of: place && written(saidOfNow(place)),
  }
}

/** The people who wrote in a thread, or were mentioned or assigned there, and still work on the thing. */
async function findTakingPart(trx: Trx, thing: Thing, first: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT id::text FROM (
      SELECT unnest(array_append(mentions, author_id) || assignee_id) AS id FROM team_comment
      WHERE id = ${first} OR parent_id = ${first}) AS part
    WHERE id IN (SELECT member_id FROM team WHERE ${isAbout(thing)})`.execute(trx)
  return rows.map(({ id }) => id)
}

function written(saidOf: SaidOf | null): string | null {
  return saidOf && JSON.stringify(saidOf)
}
