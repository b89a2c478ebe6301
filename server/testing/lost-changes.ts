import { sql } from 'kysely'
import type { Db } from '../database.ts'

/**
 * Does what a failover to a standby does that lacked the last changes: takes away the rows that were added after a version, their
 * entries in the log and the vectors that no picture has any more, and gives the same numbers out again.
 */
export async function loseChanges(db: Db, since: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // No trigger notices it, as at a failover.
    await sql`SET LOCAL session_replication_role = replica`.execute(trx)
    const { rows } = await sql<{ entity: string; ids: string[] }>`
      SELECT entity, array_agg(entity_id::text) AS ids FROM change_log WHERE version > ${since} AND before IS NULL
      GROUP BY entity`.execute(trx)
    for (const { entity, ids } of rows)
      await sql`DELETE FROM ${sql.table(entity)} WHERE id = ANY (${ids}::bigint[])`.execute(trx)
    await sql`DELETE FROM change_log WHERE version > ${since}`.execute(trx)
    await sql`DELETE FROM change_span WHERE last > ${since}`.execute(trx)
    await sql`DELETE FROM picture_vector WHERE picture_id NOT IN (SELECT id FROM picture)`.execute(trx)
    await sql`SELECT setval('change_log_version', ${since})`.execute(trx)
    await sql`
      SELECT setval(pg_get_serial_sequence('picture_vector', 'id'), coalesce((SELECT max(id) FROM picture_vector), 1))`.execute(
      trx,
    )
  })
}
