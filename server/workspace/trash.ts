import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { DAYS_IN_TRASH } from '../../contract/trash.ts'
import type { OwnTable } from './own-tables.ts'

const KEPT_MS = DAYS_IN_TRASH * 24 * 60 * 60_000

/** Rows that a member deletes or restores. Ids of other members' rows are ignored. */
interface OwnRows {
  memberId: string
  ids: readonly string[]
  now: Date
}

/** Rows that were deleted after this moment can be restored. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS)
}

/** When a row was deleted, and until when it can be restored, in epoch milliseconds. */
export function timesOf(deletedAt: Date): { deleteTime: number; until: number } {
  return { deleteTime: deletedAt.getTime(), until: deletedAt.getTime() + KEPT_MS }
}

/** Moves a member's rows to the trash. Returns how many were not there yet. */
export async function deleteOwn(
  db: QueryExecutorProvider,
  table: OwnTable,
  { memberId, ids, now }: OwnRows,
): Promise<number> {
  await holdOwn(db, table, { memberId, ids })
  const { numAffectedRows: count = 0n } = await sql`
    UPDATE ${sql.table(table)} SET deleted_at = ${now}
    WHERE id = ANY (${ids}::bigint[]) AND member_id = ${memberId} AND deleted_at IS NULL`.execute(db)
  return Number(count)
}

/** Restores a member's rows. Returns how many. */
export async function restoreOwn(
  db: QueryExecutorProvider,
  table: OwnTable,
  { memberId, ids, now }: OwnRows,
): Promise<number> {
  await holdOwn(db, table, { memberId, ids })
  const { numAffectedRows: count = 0n } = await sql`
    UPDATE ${sql.table(table)} SET deleted_at = NULL
    WHERE id = ANY (${ids}::bigint[]) AND member_id = ${memberId} AND deleted_at > ${restorableSince(now)}`.execute(db)
  return Number(count)
}

/** Locks a member's rows until the transaction ends, in the order of their ids (see `holdThing`). */
export async function holdOwn(
  db: QueryExecutorProvider,
  table: OwnTable,
  { memberId, ids }: Pick<OwnRows, 'memberId' | 'ids'>,
): Promise<void> {
  await sql`
    SELECT FROM ${sql.table(table)} WHERE id = ANY (${ids}::bigint[]) AND member_id = ${memberId}
    ORDER BY id FOR UPDATE`.execute(db)
}

/** Deletes for good the rows of all members that can no longer be restored. */
export async function emptyTrash(db: QueryExecutorProvider, table: OwnTable, now: Date): Promise<void> {
  await sql`DELETE FROM ${sql.table(table)} WHERE deleted_at <= ${restorableSince(now)}`.execute(db)
}

/** Keeps only the `most` rows that a member deleted last; otherwise the trash could grow without end. */
export async function keepLatestDeleted(
  db: QueryExecutorProvider,
  table: OwnTable,
  { memberId, most }: { memberId: string; most: number },
): Promise<void> {
  await sql`
    DELETE FROM ${sql.table(table)} WHERE member_id = ${memberId} AND id IN (
      SELECT id FROM ${sql.table(table)} WHERE member_id = ${memberId} AND deleted_at IS NOT NULL
      ORDER BY deleted_at DESC, id DESC OFFSET ${most})`.execute(db)
}

/** Counts a member's rows outside the trash. */
export async function countStanding(db: QueryExecutorProvider, table: OwnTable, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(table)}
    WHERE member_id = ${memberId} AND deleted_at IS NULL`.execute(db)
  return rows[0]?.count ?? 0
}
