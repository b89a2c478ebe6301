import { sql } from 'kysely'
import type { Thing } from '../../contract/collaboration/rights.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { placeThings as placeThingsCall } from '../../contract/projects.ts'
import type { Trx } from '../database.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { putInto } from '../workspace/in-project.ts'
import { holdThings, rightOf } from '../workspace/rights.ts'
import type { ProjectDeps } from './stored.ts'

/**
 * Puts things into a project, or takes them out: all or none. Throws 404 for what the member does not work on, 1009004002 for another
 * member's thing, which only its owner places, and whoever owns the project takes out; as `putInto` for the project.
 */
export async function placeThings(
  { db }: ProjectDeps,
  { projectId, things }: ParsedInputOf<typeof placeThingsCall>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    for (const kind of ['board', 'budget', 'folder'] as const)
      await placeKind(
        trx,
        { kind, ids: things.flatMap((thing) => (thing.kind === kind ? [thing.refId] : [])) },
        { projectId, memberId },
      )
    if (projectId !== null) await putInto(trx, { projectId, memberId }, things)
  })
  return true
}

async function placeKind(
  trx: Trx,
  { kind, ids }: { kind: Thing['kind']; ids: readonly string[] },
  { projectId, memberId }: { projectId: string | null; memberId: string },
): Promise<void> {
  if (ids.length === 0) return
  const held = await holdThings(trx, kind, { memberId, ids })
  const { rows } = await sql<{ id: string; isOwn: boolean; leads: boolean }>`
    SELECT id::text, ${rightOf(kind, memberId)} = 'own' AS "isOwn",
      coalesce((SELECT project.member_id = ${memberId} FROM project WHERE project.id = ${sql.table(kind)}.project_id), false) AS leads
    FROM ${sql.table(kind)} WHERE id = ANY (${held}::bigint[]) AND deleted_at IS NULL`.execute(trx)
  if (rows.length < new Set(ids).size) throw new Problem(404)
  if (rows.some(({ isOwn, leads }) => !isOwn && (projectId !== null || !leads))) throw new Problem(1009004002)
  if (projectId === null)
    await sql`UPDATE ${sql.table(kind)} SET project_id = NULL WHERE id = ANY (${ids}::bigint[])`.execute(trx)
}
