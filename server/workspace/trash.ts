import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { MOST_BOARDS } from '../../contract/boards/board.ts'
import { MOST_BUDGETS } from '../../contract/budgets/budget.ts'
import type { WorkKind } from '../../contract/collaboration/rights.ts'
import { MOST_FOLDERS } from '../../contract/favourites.ts'
import { Problem } from '../../contract/problem.ts'
import { MOST_PROJECTS } from '../../contract/projects.ts'
import { DAYS_IN_TRASH } from '../../contract/trash.ts'
import type { Trx } from '../database.ts'
import { oneAtATime } from '../platform/postgres/one-at-a-time.ts'
import type { OwnTable } from './own-tables.ts'
import { requireNoneShared } from './rights.ts'

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
async function keepLatestDeleted(
  db: QueryExecutorProvider,
  table: OwnTable,
  { memberId, most }: { memberId: string; most: number },
): Promise<void> {
  await sql`
    DELETE FROM ${sql.table(table)} WHERE member_id = ${memberId} AND id IN (
      SELECT id FROM ${sql.table(table)} WHERE member_id = ${memberId} AND deleted_at IS NOT NULL
      ORDER BY deleted_at DESC, id DESC OFFSET ${most})`.execute(db)
}

/** How many things of a kind a member may have outside the trash, and what answers one more. */
const LIMITS = {
  board: { most: MOST_BOARDS, full: 1009001001 },
  budget: { most: MOST_BUDGETS, full: 1009002002 },
  folder: { most: MOST_FOLDERS, full: 1008009002 },
  project: { most: MOST_PROJECTS, full: 1009007001 },
} as const satisfies Record<WorkKind, object>

/** Lets only one transaction at a time make, name, delete or restore a member's things of a kind. */
export async function lockThings(trx: QueryExecutorProvider, kind: WorkKind, memberId: string): Promise<void> {
  await oneAtATime(trx, `${kind}s ${memberId}`)
}

/** Counts a member's rows outside the trash. */
export async function countStanding(db: QueryExecutorProvider, table: OwnTable, memberId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(table)}
    WHERE member_id = ${memberId} AND deleted_at IS NULL`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many more things of a kind a member may have. */
export async function roomFor(
  db: QueryExecutorProvider,
  kind: WorkKind,
  memberId: string,
): Promise<{ left: number; most: number }> {
  const { most } = LIMITS[kind]
  return { left: most - (await countStanding(db, kind, memberId)), most }
}

/** Throws the kind's own problem where the member has no room for so many more things. */
export async function requireRoomFor(trx: Trx, kind: WorkKind, memberId: string, more: number): Promise<void> {
  const { left, most } = await roomFor(trx, kind, memberId)
  if (left < more) throw new Problem(LIMITS[kind].full, { most })
}

interface Things extends OwnRows {
  /** What is done with them while nobody else can change them. */
  before?: (trx: Trx) => Promise<void>
}

/** Moves things to the trash, which keeps the latest ones; returns their number. Throws 1009004002 where one is shared with the member. */
export async function deleteThings(trx: Trx, kind: WorkKind, { before, ...rows }: Things): Promise<number> {
  await requireNoneShared(trx, kind, rows)
  await lockThings(trx, kind, rows.memberId)
  await holdOwn(trx, kind, rows)
  await before?.(trx)
  const count = await deleteOwn(trx, kind, rows)
  await keepLatestDeleted(trx, kind, { memberId: rows.memberId, most: LIMITS[kind].most })
  return count
}

/** Restores all of them or none. Throws as `requireRoomFor`. */
export async function restoreThings(trx: Trx, kind: WorkKind, rows: OwnRows): Promise<void> {
  await lockThings(trx, kind, rows.memberId)
  const count = await restoreOwn(trx, kind, rows)
  if (count > 0) await requireRoomFor(trx, kind, rows.memberId, 0)
}
