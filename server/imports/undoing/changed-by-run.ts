import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { OWNED } from './owned-tables.ts'

/**
 * Fills the temporary table `undo_change`: the rows that the run changed, and rows that earlier undos left, since this undo may free them.
 * Returns the products to undo, the newest first.
 */
export async function gatherChanges(db: Db, runId: string): Promise<string[]> {
  await dropChanges(db)
  const run = sql`${sql.lit(runId)}::bigint`
  await sql`
    CREATE TEMP TABLE undo_change AS
    SELECT entity, entity_id, max(${PRODUCT_OF}) AS product_id, max(${SKU_OF}) AS sku_id, true AS is_of_run
    FROM change_log WHERE run_id = ${run} GROUP BY entity, entity_id`.execute(db)
  await sql`CREATE INDEX ON pg_temp.undo_change (product_id)`.execute(db)
  await sql`ANALYZE pg_temp.undo_change`.execute(db)
  await addLeftBehind(db, runId)
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT product_id AS id FROM pg_temp.undo_change change WHERE product_id IS NOT NULL AND is_of_run
      AND NOT EXISTS (SELECT FROM import_undo done WHERE done.run_id = ${run} AND done.product_id = change.product_id)
    ORDER BY id DESC`.execute(db)
  return rows.map(({ id }) => id)
}

/** Products that an earlier undo could not touch at all, each with the run of that undo. */
export async function findStuck(db: Db): Promise<{ runId: string; productId: string }[]> {
  return db
    .selectFrom('import_undo')
    .select(['run_id as runId', 'product_id as productId'])
    .where('outcome', '=', 'kept')
    .where(sql<boolean>`kept = '[]'`)
    .orderBy('run_id')
    .orderBy('product_id')
    .execute()
}

export async function dropChanges(db: Db): Promise<void> {
  await sql`DROP TABLE IF EXISTS pg_temp.undo_change`.execute(db)
}

const PRODUCT_OF = sql`CASE WHEN entity = 'product' THEN entity_id
  WHEN entity IN (${sql.join(OWNED.map((name) => sql.lit(name)))}) THEN (coalesce(after, before) ->> 'product_id')::bigint END`
const SKU_OF = sql`(coalesce(after, before) ->> 'sku_id')::bigint`

async function addLeftBehind(db: Db, runId: string): Promise<void> {
  const { rows: undone } = await sql<{ id: string }>`
    SELECT DISTINCT run_id AS id FROM import_undo WHERE run_id <> ${runId} AND outcome = 'kept'
      AND (kept = '[]' OR product_id IN (SELECT product_id FROM pg_temp.undo_change))`.execute(db)
  for (const { id } of undone)
    await sql`
      INSERT INTO pg_temp.undo_change
      SELECT * FROM (
        SELECT entity, entity_id, max(${PRODUCT_OF}) AS product_id, max(${SKU_OF}) AS sku_id, false
        FROM change_log WHERE run_id = ${sql.lit(id)}::bigint GROUP BY entity, entity_id) AS other
      WHERE (product_id IN (SELECT product_id FROM pg_temp.undo_change) OR product_id IN (
          SELECT product_id FROM import_undo WHERE outcome = 'kept' AND kept = '[]'))
        AND (entity, entity_id) NOT IN (SELECT entity, entity_id FROM pg_temp.undo_change)`.execute(db)
  if (undone.length) await sql`ANALYZE pg_temp.undo_change`.execute(db)
}
