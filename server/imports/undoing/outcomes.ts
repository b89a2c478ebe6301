import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { DERIVED } from './owned-tables.ts'

/** Writes down what came of each product of a piece; answers the ids of those that kept something of the run. */
export async function recordOutcomes(trx: Transaction<CatalogueTables>, runId: string): Promise<string[]> {
  const { rows } = await sql<{ product_id: string }>`
    WITH fields AS (
      SELECT product_id, entity, entity_id, (
        SELECT array_agg(field ORDER BY field) FROM (SELECT jsonb_object_keys(was || became) AS field) AS keys
        WHERE field NOT IN (${sql.join(DERIVED.map((name) => sql.lit(name)))}) AND was -> field IS DISTINCT FROM became -> field AND present -> field IS DISTINCT FROM became -> field) AS names
      FROM pg_temp.undo_piece WHERE is_of_run AND was IS NOT NULL AND became IS NOT NULL AND present IS NOT NULL),
    kept AS (
      SELECT product_id, entity, entity_id, to_jsonb(names) AS names FROM fields WHERE names IS NOT NULL
      UNION ALL
      SELECT piece.product_id, entity, entity_id, '[]' FROM pg_temp.undo_kept JOIN pg_temp.undo_piece piece USING (entity, entity_id)
      UNION ALL
      SELECT product_id, entity, entity_id, '[]' FROM pg_temp.undo_piece
      WHERE is_of_run AND ((became IS NOT NULL AND present IS NULL AND was IS NOT NULL) OR (became IS NULL AND present IS NOT NULL)))
    INSERT INTO import_undo (run_id, product_id, outcome, kept)
    SELECT ${sql.lit(runId)}::bigint, product_id,
      CASE WHEN EXISTS (SELECT FROM kept WHERE kept.product_id = piece.product_id) THEN 'kept'
        WHEN EXISTS (SELECT FROM product WHERE product.id = piece.product_id) THEN 'restored' ELSE 'removed' END,
      coalesce((SELECT jsonb_agg(jsonb_build_object('entity', entity, 'id', entity_id::text, 'fields', names))
        FROM kept WHERE kept.product_id = piece.product_id), '[]')
    FROM (SELECT DISTINCT product_id FROM pg_temp.undo_piece) AS piece
    ON CONFLICT DO NOTHING
    RETURNING CASE WHEN outcome = 'kept' THEN product_id::text END AS product_id`.execute(trx)
  return rows.flatMap(({ product_id: id }) => id ?? [])
}

/** Writes down that products stay as they are, all that the run did to them included. */
export async function recordAsItIs(db: Kysely<CatalogueTables>, runId: string, productIds: string[]): Promise<void> {
  const rows = productIds.map((id) => ({ run_id: runId, product_id: id, outcome: 'kept' as const }))
  await db
    .insertInto('import_undo')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
