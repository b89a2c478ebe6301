import { sql } from 'kysely'
import { Problem } from '../../contract/problem.ts'
import type { SharingDeps, Trx } from './deps.ts'
import { sharedColumnOf } from './shared-thing.ts'
import type { SharedThing } from './shared-thing.ts'

/** Throws 404 for what is deleted, unknown or another member's. */
export async function requireOwn(
  db: SharingDeps['db'],
  { kind, refId }: SharedThing,
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

/** The same for a link, whatever it leads to. It stays as it is until the transaction ends. */
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

/** Links and approvals of one thing, in a query. */
export function isOfShared({ kind, refId }: SharedThing) {
  return sql<boolean>`${sql.ref(sharedColumnOf(kind))} = ${refId}`
}
