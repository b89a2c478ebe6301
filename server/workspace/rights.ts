import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'
import { includesRight } from '../../contract/collaboration/rights.ts'
import type { Right, Work } from '../../contract/collaboration/rights.ts'
import { Problem } from '../../contract/problem.ts'
import { idColumnOf } from './thing-columns.ts'

/**
 * The member's right to the current row of a table of work, by itself or by its project, whichever is larger; null for none, and for
 * visitors. Others lose access when the owner has asked for the deletion of their account.
 */
export function rightOf(kind: Work['kind'], memberId: string | undefined): RawBuilder<Right | null> {
  const id = memberId ?? null
  // Of the two that can be given, `edit` is the greater word too.
  return sql<Right | null>`CASE WHEN ${sql.table(kind)}.member_id = ${id}::bigint THEN 'own' ELSE (
    SELECT max(team.may) FROM team
    JOIN member ON member.id = ${sql.table(kind)}.member_id AND member.delete_at IS NULL
    WHERE team.${sql.ref(idColumnOf(kind))} = ${sql.table(kind)}.id AND team.member_id = ${id}::bigint) END`
}

/** Whether the current row is another member's who shares it with this one. */
export function isSharedWith(kind: Work['kind'], memberId: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.table(kind)}.id IN (
      SELECT ${sql.ref(idColumnOf(kind))} FROM team
      WHERE team.member_id = ${memberId}::bigint AND ${sql.ref(idColumnOf(kind))} IS NOT NULL)
    AND (SELECT delete_at FROM member WHERE member.id = ${sql.table(kind)}.member_id) IS NULL)`
}

/** Throws 1009004001 where the action needs the right to edit, 1009004002 where only the owner may do it. */
export function requireIncluded(right: Right, needed: Right): void {
  if (!includesRight(right, needed)) throw new Problem(needed === 'own' ? 1009004002 : 1009004001)
}

/** Throws 1009004002 where one of the things belongs to another member who shares it: only its owner deletes it. */
export async function requireNoneShared(
  db: QueryExecutorProvider,
  kind: Work['kind'],
  { memberId, ids }: { memberId: string; ids: readonly string[] },
): Promise<void> {
  const { rows } = await sql`
    SELECT id FROM ${sql.table(kind)}
    WHERE id = ANY (${ids}::bigint[]) AND deleted_at IS NULL AND ${isSharedWith(kind, memberId)} LIMIT 1`.execute(db)
  if (rows.length > 0) throw new Problem(1009004002)
}

/**
 * Locks a thing's row until the transaction ends, in the order of decisions/150; read the rights after it. False, without waiting,
 * where the member has no right to the thing.
 */
export async function holdThing(db: QueryExecutorProvider, { kind, refId }: Work, memberId: string): Promise<boolean> {
  return (await holdThings(db, kind, { memberId, ids: [refId] })).length > 0
}

/** As `holdThing`, for several things of a kind in the order of their ids. Returns the ids to which the member has a right. */
export async function holdThings(
  db: QueryExecutorProvider,
  kind: Work['kind'],
  { memberId, ids }: { memberId: string; ids: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM ${sql.table(kind)}
    WHERE id = ANY (${ids}::bigint[]) AND ${rightOf(kind, memberId)} IS NOT NULL`.execute(db)
  const held = rows.map(({ id }) => id)
  await sql`SELECT FROM ${sql.table(kind)} WHERE id = ANY (${held}::bigint[]) ORDER BY id FOR UPDATE`.execute(db)
  return held
}

/** An action on a piece of work: the member who does it, and the right that it needs. */
export interface Access {
  id: string
  memberId: string
  needed: Right
}

interface RightfulThing {
  name: string
  ownerId: string
  right: Right
}

/** Throws 404 for a thing that is deleted, unknown or not shared with the member; as `requireIncluded` where their right is too small. */
export async function requireRight(
  db: QueryExecutorProvider,
  { kind, refId }: Work,
  { memberId, needed, locks = false }: { memberId: string; needed: Right; locks?: boolean },
): Promise<RightfulThing> {
  if (locks && !(await holdThing(db, { kind, refId }, memberId))) throw new Problem(404)
  const { rows } = await sql<{ name: string; ownerId: string; right: Right | null }>`
    SELECT name, member_id::text AS "ownerId", ${rightOf(kind, memberId)} AS right FROM ${sql.table(kind)}
    WHERE id = ${refId} AND deleted_at IS NULL`.execute(db)
  const [found] = rows
  if (!found?.right) throw new Problem(404)
  requireIncluded(found.right, needed)
  return { ...found, right: found.right }
}
