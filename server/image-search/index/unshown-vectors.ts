import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { INDEXING_LOCK } from '../tables.ts'

export interface UnshownVectors {
  /** Deletes the vectors of pictures that no longer show a SKU, if there are new ones since the last call. */
  drop(): Promise<void>
}

/** How many one statement deletes; indexing waits meanwhile. */
const DELETED_AT_ONCE = 5000

/** Deletes an encoder's vectors (`encoderKey`) of replaced pictures. Else every search would scan and every start load them. */
export function findUnshownVectors(db: Db, encoder: string): UnshownVectors {
  let seen = -1

  async function hasLost(until: number): Promise<boolean> {
    if (seen < 0) return true
    const { rows } = await sql`
      SELECT FROM change_log
      WHERE version > ${seen} AND version <= ${until} AND entity = 'picture_use' AND before IS NOT NULL LIMIT 1`.execute(
      db,
    )
    return rows.length > 0
  }

  return {
    async drop() {
      const { rows } = await sql<{ newest: string }>`
        SELECT coalesce(max(version), 0) AS newest FROM change_log`.execute(db)
      const newest = Number(rows[0]?.newest ?? 0)
      if (newest <= seen) return
      if (await hasLost(newest)) while ((await dropSome(db, encoder)) === DELETED_AT_ONCE);
      seen = newest
    },
  }
}

/** Never runs during indexing: a picture that is shown again meanwhile is indexed anew afterwards. */
async function dropSome(db: Db, encoder: string): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${INDEXING_LOCK}::integer, hashtext(${encoder}))`.execute(trx)
    const { numAffectedRows } = await sql`
      DELETE FROM picture_vector WHERE encoder = ${encoder} AND picture_id IN (
        SELECT picture_id FROM picture_vector AS vector WHERE encoder = ${encoder} AND NOT EXISTS (
          SELECT FROM picture_use AS use WHERE use.picture_id = vector.picture_id AND use.role IN ('cover', 'product')
        ) LIMIT ${DELETED_AT_ONCE}
      )`.execute(trx)
    return Number(numAffectedRows ?? 0n)
  })
}
