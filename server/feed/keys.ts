import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { MOST_FEED_KEYS } from '../../contract/feed.ts'
import type * as calls from '../../contract/feed.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { OwnData } from '../../contract/profile.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import type { Db } from '../database.ts'
import type { FeedDeps } from './deps.ts'

type Deps = Pick<FeedDeps, 'db' | 'clock'>

const KEY_BYTES = 32
const HINT_LETTERS = 4
const DAY_MS = 86_400_000

/** What the database stores of a key. A plain hash is enough for 256 random bits. */
export function hashOfKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}

export async function getPageOfKeys(
  { db, clock }: Deps,
  { pageNo, pageSize }: ParsedInputOf<typeof calls.getFeedKeys>,
): Promise<OutputOf<typeof calls.getFeedKeys>> {
  const isOpen = sql<boolean>`(revoked_at IS NULL AND coalesce(expires_at > ${clock.now()}, true))`
  const rows = await db
    .selectFrom('feed_key')
    .leftJoin('member as maker', 'maker.id', 'feed_key.created_by')
    .leftJoin('member as ender', 'ender.id', 'feed_key.revoked_by')
    .selectAll('feed_key')
    .select(['maker.nickname as maker', 'ender.nickname as ender', isOpen.as('is_open')])
    .select(sql<string>`count(*) OVER ()`.as('total'))
    .orderBy(isOpen, 'desc')
    .orderBy('feed_key.id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  const list = rows.map((row) => ({
    id: row.id,
    name: row.name,
    hint: row.hint,
    createdBy: row.maker,
    createTime: row.created_at.getTime(),
    expireTime: row.expires_at?.getTime() ?? null,
    lastUse: row.last_used_at?.getTime() ?? null,
    calls: Number(row.calls),
    revokedBy: row.ender,
    revokeTime: row.revoked_at?.getTime() ?? null,
    isOpen: row.is_open,
  }))
  return { list, total: Number(rows[0]?.total ?? 0) }
}

/** Creates a key, which is shown only this once. Throws 1011002001 where there are too many keys. */
export async function createKey(
  { db, clock }: Deps,
  { name, days }: ParsedInputOf<typeof calls.createFeedKey>,
  { caller }: MemberContext,
): Promise<OutputOf<typeof calls.createFeedKey>> {
  const now = clock.now()
  const key = `qk_${randomBytes(KEY_BYTES).toString('base64url')}`
  return db.transaction().execute(async (trx) => {
    // One after the other: two calls at once would both pass the limit.
    await sql`LOCK TABLE feed_key IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
    const { open } = await trx
      .selectFrom('feed_key')
      .select(sql<number>`count(*)::integer`.as('open'))
      .where('revoked_at', 'is', null)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
      .executeTakeFirstOrThrow()
    if (open >= MOST_FEED_KEYS) throw new Problem(1_011_002_001, { most: MOST_FEED_KEYS })
    const { id } = await trx
      .insertInto('feed_key')
      .values({
        name,
        key_hash: hashOfKey(key),
        hint: key.slice(-HINT_LETTERS),
        created_by: caller.memberId,
        created_at: now,
        expires_at: days === null ? null : new Date(now.getTime() + days * DAY_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { id, key }
  })
}

export async function renameKey(
  { db }: Deps,
  { id, name }: ParsedInputOf<typeof calls.renameFeedKey>,
  _context: MemberContext,
): Promise<true> {
  const renamed = await db.updateTable('feed_key').set({ name }).where('id', '=', id).returning('id').executeTakeFirst()
  if (!renamed) throw new Problem(404)
  return true
}

/** Revokes a key. One that is revoked already keeps its first revocation. */
export async function revokeKey(
  { db, clock }: Deps,
  { id }: ParsedInputOf<typeof calls.revokeFeedKey>,
  { caller }: MemberContext,
): Promise<true> {
  const key = await db
    .updateTable('feed_key')
    .set((row) => ({
      revoked_by: sql`CASE WHEN revoked_at IS NULL THEN ${caller.memberId}::bigint ELSE revoked_by END`,
      revoked_at: row.fn.coalesce('revoked_at', sql<Date>`${clock.now()}::timestamptz`),
    }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!key) throw new Problem(404)
  return true
}

/** The keys that an operator made or revoked. */
export async function getOwnFeedKeys(db: Db, memberId: string): Promise<OwnData['feedKeys']> {
  const keys = await db
    .selectFrom('feed_key')
    .selectAll()
    .where((where) => where.or([where('created_by', '=', memberId), where('revoked_by', '=', memberId)]))
    .orderBy('id')
    .execute()
  return keys.map((key) => ({
    name: key.name,
    hint: key.hint,
    isMade: key.created_by === memberId,
    isRevoked: key.revoked_by === memberId,
    createTime: key.created_at.getTime(),
    expireTime: key.expires_at?.getTime() ?? null,
    revokeTime: key.revoked_at?.getTime() ?? null,
  }))
}
