import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import { includesRight } from '../../contract/collaboration/rights.ts'
import type { Right, Thing } from '../../contract/collaboration/rights.ts'
import { Problem } from '../../contract/problem.ts'

/** The table of a kind of thing has its name; this column names one of them in tables that hold all three kinds. */
export function idColumnOf<Kind extends Thing['kind']>(kind: Kind): `${Kind}_id` {
  return `${kind}_id`
}

/**
 * What a member may do with the row at hand of `board`, `budget` or `folder`: null for nothing, and for a visitor. Collaborators
 * see nothing of an owner who has asked for the end of their account.
 */
export function rightOf(kind: Thing['kind'], memberId: string | undefined): RawBuilder<Right | null> {
  const id = memberId ?? null
  return sql<Right | null>`CASE WHEN ${sql.table(kind)}.member_id = ${id}::bigint THEN 'own' ELSE (
    SELECT collaborator.may FROM collaborator
    JOIN member ON member.id = ${sql.table(kind)}.member_id AND member.delete_at IS NULL
    WHERE collaborator.${sql.ref(idColumnOf(kind))} = ${sql.table(kind)}.id AND collaborator.member_id = ${id}::bigint) END`
}

/** Whether the row at hand is another's, who lets the member work on it. */
export function isSharedWith(kind: Thing['kind'], memberId: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.table(kind)}.id IN (
      SELECT ${sql.ref(idColumnOf(kind))} FROM collaborator
      WHERE collaborator.member_id = ${memberId}::bigint AND ${sql.ref(idColumnOf(kind))} IS NOT NULL)
    AND (SELECT delete_at FROM member WHERE member.id = ${sql.table(kind)}.member_id) IS NULL)`
}

/** Throws 1009004001 where somebody may comment and needs to edit, 1009004002 where only the owner may. */
export function requireIncluded(right: Right, needed: Right): void {
  if (!includesRight(right, needed)) throw new Problem(needed === 'own' ? 1009004002 : 1009004001)
}

/** Throws 1009004002 where one of these is another's who lets the member work on it: only its owner deletes it. */
export async function requireNoneShared<Tables>(
  db: Kysely<Tables>,
  kind: Thing['kind'],
  { memberId, ids }: { memberId: string; ids: readonly string[] },
): Promise<void> {
  const { rows } = await sql`
    SELECT id FROM ${sql.table(kind)}
    WHERE id = ANY (${ids}::bigint[]) AND deleted_at IS NULL AND ${isSharedWith(kind, memberId)} LIMIT 1`.execute(db)
  if (rows.length > 0) throw new Problem(1009004002)
}

/**
 * Holds it until the transaction ends; answers whether it does: nobody waits for what is nothing of the member's. To be done before it
 * is read who may what: one statement that does both, and has waited, reads the rights and the owner of before.
 *
 * Whatever holds several holds them in one order, so that nobody waits in a circle: the member's own account; the words by which one at a
 * time makes and deletes somebody's boards, lists, folders (`lockBoards`, `lockBudgets`, `lockFolders`), each by the members' ids; boards,
 * lists, folders, each by their ids; what belongs to one of these, as its links; and at last what members are told (`notify`).
 */
export async function holdThing<Tables>(
  db: Kysely<Tables>,
  { kind, refId }: Thing,
  memberId: string,
): Promise<boolean> {
  return (await holdThings(db, kind, { memberId, ids: [refId] })).length > 0
}

/**
 * As `holdThing`, of several of a kind, in the order of their ids. What is nothing of the member's is passed over: nobody waits
 * for that. Answers those that are held, whose rights are to be read now.
 */
export async function holdThings<Tables>(
  db: Kysely<Tables>,
  kind: Thing['kind'],
  { memberId, ids }: { memberId: string; ids: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM ${sql.table(kind)}
    WHERE id = ANY (${ids}::bigint[]) AND ${rightOf(kind, memberId)} IS NOT NULL`.execute(db)
  const held = rows.map(({ id }) => id)
  await sql`SELECT FROM ${sql.table(kind)} WHERE id = ANY (${held}::bigint[]) ORDER BY id FOR UPDATE`.execute(db)
  return held
}

interface RightfulThing {
  name: string
  ownerId: string
  right: Right
}

/** Throws 404 for what is deleted, unknown or not shared with the member, and as `requireIncluded` where their right is too small. */
export async function requireRight<Tables>(
  db: Kysely<Tables>,
  { kind, refId }: Thing,
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
