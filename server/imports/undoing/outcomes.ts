import { sql } from 'kysely'
import type { Db, Trx } from '../../database.ts'
import { DERIVED } from './owned-tables.ts'

/** Records the outcome for each product: what of the run stays in it, and why. */
export async function recordOutcomes(trx: Trx, runId: string): Promise<void> {
  const run = sql`${sql.lit(runId)}::bigint`
  await sql`
    WITH row AS (
      SELECT *, EXISTS (
        SELECT FROM pg_temp.undo_entry entry WHERE entry.entity = undo_row.entity AND entry.entity_id = undo_row.entity_id
          AND entry.run_id = ${run}) AS is_of_run
      FROM pg_temp.undo_row),
    change AS (
      SELECT entity, entity_id, field, run_id, is_undone, version FROM pg_temp.undo_entry
      CROSS JOIN LATERAL jsonb_object_keys(before || after) AS field
      WHERE before IS NOT NULL AND after IS NOT NULL AND before -> field IS DISTINCT FROM after -> field
        AND field NOT IN (${sql.join(DERIVED.map((name) => sql.lit(name)))})),
    whole AS (
      SELECT product_id, entity, entity_id, CASE
        WHEN is_last THEN 'last'
        WHEN NOT is_edited AND EXISTS (SELECT FROM folder_item WHERE entity = 'sku' AND sku_id = entity_id) THEN 'folder'
        ELSE 'changed' END AS reason
      FROM row WHERE is_of_run AND maker = ${run} AND keeper = ${run} AND stands
        AND (entity IN ('product', 'sku') OR is_edited)
      UNION ALL
      SELECT product_id, entity, entity_id, 'taken' FROM pg_temp.undo_displaced JOIN row USING (entity, entity_id) WHERE is_of_run
      UNION ALL
      SELECT product_id, entity, entity_id, 'deleted' FROM row
      WHERE is_of_run AND maker IS DISTINCT FROM ${run} AND NOT stands AND EXISTS (
        SELECT FROM pg_temp.undo_entry entry WHERE entry.entity = row.entity AND entry.entity_id = row.entity_id
          AND NOT is_undone AND after IS NULL)),
    fields AS (
      SELECT product_id, entity, entity_id, jsonb_agg(DISTINCT field ORDER BY field) AS names
      FROM change mine JOIN pg_temp.undo_row USING (entity, entity_id)
      WHERE run_id = ${run} AND stands AND (entity, entity_id) NOT IN (SELECT entity, entity_id FROM whole) AND EXISTS (
        SELECT FROM change since WHERE since.entity = mine.entity AND since.entity_id = mine.entity_id
          AND since.field = mine.field AND since.version > mine.version AND NOT since.is_undone)
      GROUP BY product_id, entity, entity_id),
    kept AS (
      SELECT product_id, entity, entity_id, '[]'::jsonb AS names, reason FROM whole
      UNION ALL
      SELECT product_id, entity, entity_id, names, 'changed' FROM fields)
    INSERT INTO import_undo (run_id, product_id, outcome, kept)
    SELECT ${run}, product_id,
      CASE WHEN EXISTS (SELECT FROM kept WHERE kept.product_id = piece.product_id) THEN 'kept'
        WHEN EXISTS (SELECT FROM product WHERE product.id = piece.product_id) THEN 'restored' ELSE 'removed' END,
      coalesce((SELECT jsonb_agg(jsonb_build_object('entity', entity, 'id', entity_id::text, 'fields', names, 'reason', reason) ORDER BY entity, entity_id)
        FROM kept WHERE kept.product_id = piece.product_id), '[]')
    FROM (SELECT DISTINCT product_id FROM pg_temp.undo_piece) AS piece
    ON CONFLICT DO NOTHING`.execute(trx)
}

/** Products that others have changed since the run; their derived fields must be computed again. */
export async function findMixed(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT product_id::text AS id FROM pg_temp.undo_entry JOIN pg_temp.undo_row USING (entity, entity_id)
    GROUP BY product_id
    HAVING max(version) FILTER (WHERE NOT is_undone) > min(version) FILTER (WHERE is_undone) OR bool_or(keeper IS NOT NULL)`.execute(
    trx,
  )
  return rows.map(({ id }) => id)
}

/** Records that products stay as they are, with everything that the run did to them. */
export async function recordAsItIs(db: Db, runId: string, productIds: string[]): Promise<void> {
  const rows = productIds.map((id) => ({ run_id: runId, product_id: id, outcome: 'kept' as const }))
  await db
    .insertInto('import_undo')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
