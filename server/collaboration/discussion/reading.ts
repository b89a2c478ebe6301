import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { DiscussionState } from '../../../contract/collaboration/discussion-calls.ts'
import type * as calls from '../../../contract/collaboration/discussion-calls.ts'
import type { Thing } from '../../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { requireRight } from '../../workspace/rights.ts'
import { idColumnOf, isAbout } from '../../workspace/thing-columns.ts'
import type { DiscussionDeps } from './deps.ts'
import { refOfComment, refOfThing } from './telling.ts'

/** The number of the latest comment that a member has read. Earlier comments count as read for members who joined later. */
export const READ_UP_TO = ({ kind, refId }: Thing, memberId: string): RawBuilder<string> => {
  const column = sql.ref(idColumnOf(kind))
  return sql<string>`coalesce(
    (SELECT up_to FROM team_reading WHERE team_reading.${column} = ${refId}::bigint AND team_reading.member_id = ${memberId}::bigint),
    (SELECT max(before.id) FROM team_comment AS before
      WHERE before.${column} = ${refId}::bigint AND before.created_at < (
        SELECT min(team.created_at) FROM team WHERE team.${column} = ${refId}::bigint AND team.member_id = ${memberId}::bigint)),
    0)`
}

/** Throws 404 where the member does not work on the thing. */
export async function getDiscussionState(
  { db }: Pick<DiscussionDeps, 'db'>,
  thing: ParsedInputOf<typeof calls.getDiscussionState>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getDiscussionState>> {
  await requireRight(db, thing, { memberId, needed: 'comment' })
  const { rows: counts } = await sql<{ open: number; unread: number }>`
    SELECT count(*) FILTER (WHERE parent_id IS NULL AND resolved_at IS NULL)::int AS open,
      count(*) FILTER (WHERE id > ${READ_UP_TO(thing, memberId)} AND author_id IS DISTINCT FROM ${memberId}::bigint
        AND deleted_at IS NULL)::int AS unread
    FROM team_comment WHERE ${isAbout(thing)}`.execute(db)
  const { rows: places } = await sql<DiscussionState['places'][number]>`
    SELECT place AS on, count(*)::int AS count FROM team_comment
    WHERE ${isAbout(thing)} AND parent_id IS NULL AND resolved_at IS NULL AND place IS NOT NULL
    GROUP BY place ORDER BY min(id)`.execute(db)
  return { ...(counts[0] ?? { open: 0, unread: 0 }), places }
}

/** Marks comments as read, and the member's notices about them. */
export async function readTeamComments(
  { db, clock, settleNotices }: DiscussionDeps,
  { upTo, ...thing }: ParsedInputOf<typeof calls.readTeamComments>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    await requireRight(trx, thing, { memberId, needed: 'comment' })
    const { rows: named } = await sql<{ id: string }>`
      SELECT id::text FROM team_comment
      WHERE ${isAbout(thing)} AND id > ${READ_UP_TO(thing, memberId)} AND id <= ${upTo}::bigint
        AND (${memberId}::bigint = ANY (mentions) OR assignee_id = ${memberId} OR author_id = ${memberId})`.execute(trx)
    const column = sql.ref(idColumnOf(thing.kind))
    await sql`
      INSERT INTO team_reading (member_id, ${column}, up_to)
      SELECT ${memberId}::bigint, ${thing.refId}::bigint, max(id) FROM team_comment WHERE ${isAbout(thing)} AND id <= ${upTo}::bigint
      HAVING max(id) IS NOT NULL
      ON CONFLICT (${column}, member_id) WHERE ${column} IS NOT NULL
      DO UPDATE SET up_to = greatest(team_reading.up_to, excluded.up_to)`.execute(trx)
    const now = clock.now()
    await settleNotices(trx, { memberId, kinds: ['team-comment'], ref: refOfThing(thing) }, now)
    for (const { id } of named)
      await settleNotices(trx, { memberId, kinds: ['mention', 'to-do'], ref: refOfComment(id) }, now)
  })
  return true
}
