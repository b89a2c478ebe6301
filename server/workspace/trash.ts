import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { DAYS_IN_TRASH } from '../../contract/trash.ts'
import type { OwnTable } from './own-tables.ts'

const KEPT_MS = DAYS_IN_TRASH * 24 * 60 * 60_000

/** Which rows of a member, and the moment of what is done with them. Another member's are passed over. */
interface OwnRows {
  memberId: string
  ids: readonly string[]
  now: Date
}

/** What was deleted after this moment can be brought back. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}

/** For the list of what can be brought back, in epoch milliseconds. */
export function timesOf(deletedAt: Date): { deleteTime: number; until: number } {
  return { deleteTime: deletedAt.getTime(), until: deletedAt.getTime() + KEPT_MS }
}

/** Answers how many of them stood until now. */
export async function deleteOwn<Tables>(
  db: Kysely<Tables>,
  table: OwnTable<Tables>,
  { memberId, ids, now }: OwnRows,
): Promise<number> {
  await holdOwn(db, table, { memberId, ids })
  const { numAffectedRows: count = 0n } = await sql`
    UPDATE ${sql.table(table)} SET deleted_at = ${now}
    WHERE id = ANY (${ids}::bigint[]) AND member_id = ${memberId} AND deleted_at IS NULL`.execute(db)
  return Number(count)
}

/** Answers how many of them came back. */
export async function restoreOwn<Tables>(
  db: Kysely<Tables>,
  table: OwnTable<Tables>,
  { memberId, ids, now }: OwnRows,
): Promise<number> {
  await holdOwn(db, table, { memberId, ids })
  const { numAffectedRows: count = 0n } = await sql`
    UPDATE ${sql.table(table)} SET deleted_at = NULL
    WHERE id = ANY (${ids}::bigint[]) AND member_id = ${memberId} AND deleted_at > ${restorableSince(now)}`.execute(db)
  return Number(count)
}

/** Until the transaction ends, in the order of their ids: a change of several takes them in any order (`holdThing`). */
export async function holdOwn<Tables>(
  db: Kysely<Tables>,
  table: OwnTable<Tables>,
  { memberId, ids }: Pick<OwnRows, 'memberId' | 'ids'>,
): Promise<void> {
  await sql`
    SELECT FROM ${sql.table(table)} WHERE id = ANY (${ids}::bigint[]) AND member_id = ${memberId}
    ORDER BY id FOR UPDATE`.execute(db)
}

/** Deletes for good what was deleted so long ago that it cannot be brought back, whoever’s it was. */
export async function emptyTrash<Tables>(db: Kysely<Tables>, table: OwnTable<Tables>, now: Date): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)} WHERE deleted_at <= ${restorableSince(now)}`.execute(db)
}

/** The trash keeps only those of a member's rows that were deleted last, so many of them. Otherwise it would grow without end. */
export async function keepLatestDeleted<Tables>(
  db: Kysely<Tables>,
  table: OwnTable<Tables>,
  { memberId, most }: { memberId: string; most: number },
): Promise<void> {
  await sql`
    DELETE FROM ${sql.table(table)} WHERE member_id = ${memberId} AND id IN (
      SELECT id FROM ${sql.table(table)} WHERE member_id = ${memberId} AND deleted_at IS NOT NULL
      ORDER BY deleted_at DESC, id DESC OFFSET ${most})`.execute(db)
}

/** How many of a member's rows stand. */
export async function countStanding<Tables>(
  db: Kysely<Tables>,
  table: OwnTable<Tables>,
  memberId: string,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(table)}
    WHERE member_id = ${memberId} AND deleted_at IS NULL`.execute(db)
  return rows[0]?.count ?? 0
}
