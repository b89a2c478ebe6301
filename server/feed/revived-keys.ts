import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Trx } from '../database.ts'

interface Keys {
  /** Keys that were made later did not come from the backup. */
  before: Date
  now: Date
}

const isOpen = ({ before, now }: Keys) => sql<boolean>`
  feed_key.created_at <= ${before} AND revoked_at IS NULL AND coalesce(expires_at > ${now}, true)`

/** Valid keys that a restore brought back (decisions/181). */
export function revivedKeys(keys: Keys): RawBuilder<unknown> {
  return sql`
    SELECT feed_key.id, member.nickname AS whose, feed_key.name AS what, NULL AS thing, NULL AS email, feed_key.created_at AS since,
      expires_at AS until
    FROM feed_key LEFT JOIN member ON member.id = created_by WHERE ${isOpen(keys)}`
}

/** Revokes them. Returns their number. */
export async function revokeRevivedKeys(trx: Trx, { actorId, ...keys }: Keys & { actorId: string }): Promise<number> {
  const { rows } = await sql`
    UPDATE feed_key SET revoked_at = ${keys.now}, revoked_by = ${actorId}::bigint WHERE ${isOpen(keys)} RETURNING id`.execute(
    trx,
  )
  return rows.length
}
