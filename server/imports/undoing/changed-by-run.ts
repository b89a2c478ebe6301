import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { OWNED } from './owned-tables.ts'

/**
 * Lists in a temporary table, `undo_change`, what a run changed row by row; answers the products that are still to be taken back, the
 * newest first.
 */
export async function gatherChanges(db: Kysely<CatalogueTables>, runId: string): Promise<string[]> {
  await dropChanges(db)
  const run = sql`${sql.lit(runId)}::bigint`
  await sql`
    CREATE TEMP TABLE undo_change AS
    SELECT entity, entity_id, min(version) AS first, max(version) AS last,
      max(CASE WHEN entity = 'product' THEN entity_id
        WHEN entity IN (${sql.join(OWNED.map((name) => sql.lit(name)))}) THEN (coalesce(after, before) ->> 'product_id')::bigint
      END) AS product_id
    FROM change_log WHERE run_id = ${run} GROUP BY entity, entity_id`.execute(db)
  await sql`CREATE INDEX ON pg_temp.undo_change (product_id)`.execute(db)
  await sql`ANALYZE pg_temp.undo_change`.execute(db)
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT product_id AS id FROM pg_temp.undo_change change WHERE product_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM import_undo done WHERE done.run_id = ${run} AND done.product_id = change.product_id)
    ORDER BY id DESC`.execute(db)
  return rows.map(({ id }) => id)
}

export async function dropChanges(db: Kysely<CatalogueTables>): Promise<void> {
  await sql`DROP TABLE IF EXISTS pg_temp.undo_change`.execute(db)
}
