import { sql } from 'kysely'
import { Problem } from '../../contract/problem.ts'
import type { Work } from '../../contract/collaboration/rights.ts'
import type { Trx } from '../database.ts'
import type { SharingDeps } from './deps.ts'

/** Throws 404 for a thing that is deleted, unknown or another member's. */
export async function requireOwn(
  db: SharingDeps['db'],
  { kind, refId }: Work,
  memberId: string,
  { locks = false }: { locks?: boolean } = {},
): Promise<{ name: string }> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM ${sql.table(kind)}
    WHERE id = ${refId} AND member_id = ${memberId} AND deleted_at IS NULL
    ${locks ? sql`FOR UPDATE` : sql``}`.execute(db)
  if (!rows[0]) throw new Problem(404)
  return rows[0]
}

/** A member's link, locked until the transaction ends. Throws 404. */
export async function requireLink(trx: Trx, linkId: string, memberId: string) {
  const link = await trx
    .selectFrom('share_link')
    .selectAll()
    .where('id', '=', linkId)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  if (!link) throw new Problem(404)
  return link
}
