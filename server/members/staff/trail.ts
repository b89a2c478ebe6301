import { sql } from 'kysely'
import type { KeptTrailEntry, MemberChange } from '../../../contract/members-kept.ts'
import type { OwnData } from '../../../contract/profile.ts'
import type { Db, Trx } from '../../database.ts'

const HOUR = 60 * 60_000
const MOST_SHOWN = 100

export interface NewTrailEntry {
  memberId: string
  actorId: string
  what: MemberChange
  reason?: string | undefined
  before?: KeptTrailEntry['before']
  after?: KeptTrailEntry['after']
}

/** Records an operator's change, in its transaction. Each change makes a new version of the account. */
export async function noteChange(
  trx: Trx,
  { memberId, actorId, what, reason = '', before = {}, after = {} }: NewTrailEntry,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('member_change')
    .values({
      member_id: memberId,
      actor_id: actorId,
      at: now,
      what,
      reason,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
  await trx
    .updateTable('member')
    .set({ kept_version: sql`kept_version + 1` })
    .where('id', '=', memberId)
    .execute()
}

/** Records that an operator read a member's document, at most once an hour. It makes no version, because it changes nothing. */
export async function noteReading(
  db: Db,
  { memberId, actorId }: Pick<NewTrailEntry, 'memberId' | 'actorId'>,
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO member_change (member_id, actor_id, at, what, reason, before, after)
    SELECT ${memberId}::bigint, ${actorId}::bigint, ${now}::timestamptz, 'document-read', '', '{}'::jsonb, '{}'::jsonb
    WHERE NOT EXISTS (
      SELECT FROM member_change WHERE member_id = ${memberId} AND actor_id = ${actorId} AND what = 'document-read'
        AND at > ${new Date(now.getTime() - HOUR)})`.execute(db)
}

/** The changes that operators made to an account, the newest first. */
export async function findTrail(db: Db, memberId: string): Promise<KeptTrailEntry[]> {
  const rows = await db
    .selectFrom('member_change')
    .leftJoin('member as actor', 'actor.id', 'actor_id')
    .select(['member_change.id', 'at', 'actor_id', 'nickname', 'what', 'reason', 'before', 'after'])
    .where('member_id', '=', memberId)
    .orderBy('member_change.id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map(({ id, at, actor_id: actorId, nickname, ...change }) => ({
    ...change,
    id,
    time: at.getTime(),
    actor: actorId === null ? null : { id: actorId, nickname: nickname ?? '' },
  }))
}

/**
 * For the member's own data: what operators did to the account, without their names; and what the member did as an operator,
 * without the accounts.
 */
export async function getOwnTrail(db: Db, memberId: string): Promise<Pick<OwnData, 'accountChanges' | 'keptMembers'>> {
  const rows = await db
    .selectFrom('member_change')
    .selectAll()
    .where((is) => is.or([is('member_id', '=', memberId), is('actor_id', '=', memberId)]))
    .orderBy('id')
    .execute()
  return {
    accountChanges: rows
      .filter((row) => row.member_id === memberId)
      .map(({ what, reason, before, after, at }) => ({ what, reason, before, after, time: at.getTime() })),
    keptMembers: rows
      .filter((row) => row.actor_id === memberId)
      .map(({ member_id: id, what, reason, at }) => ({ memberId: id, what, reason, time: at.getTime() })),
  }
}
