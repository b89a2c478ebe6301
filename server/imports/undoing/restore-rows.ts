import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { OWNED, pieceOf, SORTED, writtenColumns } from './owned-tables.ts'
import type { Owned } from './owned-tables.ts'

type Trx = Transaction<CatalogueTables>

/**
 * Brings the rows of some products back to what they were before the run. Leaves `undo_piece` (each row as it `was`, as the run
 * left it, `became`, and as it `present`) and `undo_kept` (what stays as somebody has changed it) for whoever tells of it.
 */
export async function restoreRows(trx: Trx, productIds: string[]): Promise<void> {
  await gatherPiece(trx, productIds)
  await findKept(trx)
  for (const table of OWNED.toReversed()) await removeMade(trx, table)
  for (const table of OWNED) {
    await putBackRemoved(trx, table)
    await putBackChanged(trx, table)
  }
}

// Moments are written in the session's time zone, and never change.
const asJson = (table: Owned) => sql`jsonb_strip_nulls(to_jsonb(${sql.ref(table)})) - 'created_at'`
const productOf = (table: Owned) => sql.ref(table === 'product' ? 'product.id' : `${table}.product_id`)

async function gatherPiece(trx: Trx, productIds: string[]): Promise<void> {
  const ids = sql`${productIds}::bigint[]`
  const rows = OWNED.map(
    (table) => sql`
      SELECT ${sql.lit(table)} AS entity, ${sql.ref(`${table}.id`)} AS entity_id, ${productOf(table)} AS product_id, ${asJson(table)} AS present
      FROM ${sql.table(table)} WHERE ${productOf(table)} = ANY (${ids})`,
  )
  await sql`DROP TABLE IF EXISTS pg_temp.undo_piece, pg_temp.undo_kept`.execute(trx)
  await sql`
    CREATE TEMP TABLE undo_piece ON COMMIT DROP AS
    WITH stored AS (${sql.join(rows, sql` UNION ALL `)}), run AS (
      SELECT c.entity, c.entity_id, c.product_id, f.before - 'created_at' AS was, l.after - 'created_at' AS became
      FROM pg_temp.undo_change c
      CROSS JOIN LATERAL (SELECT before FROM change_log WHERE version = c.first OFFSET 0) f
      CROSS JOIN LATERAL (SELECT after FROM change_log WHERE version = c.last OFFSET 0) l
      WHERE c.product_id = ANY (${ids}))
    SELECT entity, entity_id, coalesce(run.product_id, stored.product_id) AS product_id,
      (coalesce(was, became, present) ->> 'sku_id')::bigint AS sku_id, was, became, present,
      run.entity_id IS NOT NULL AS is_of_run
    FROM run FULL JOIN stored USING (entity, entity_id)`.execute(trx)
  await sql`CREATE INDEX ON pg_temp.undo_piece (entity, entity_id)`.execute(trx)
  await sql`CREATE INDEX ON pg_temp.undo_piece (product_id)`.execute(trx)
  await sql`ANALYZE pg_temp.undo_piece`.execute(trx)
}

/**
 * What the run made stays where somebody has changed it, or added to it, since: a SKU with all that is its own, and a product
 * with all that is its own and of none of its SKUs. A SKU in somebody's folder stays too.
 */
async function findKept(trx: Trx): Promise<void> {
  await sql`
    CREATE TEMP TABLE undo_kept ON COMMIT DROP AS
    WITH made AS (
      SELECT entity, entity_id FROM pg_temp.undo_piece
      WHERE entity IN ('product', 'sku') AND is_of_run AND was IS NULL AND present IS NOT NULL),
    touched AS (SELECT * FROM pg_temp.undo_piece WHERE present IS DISTINCT FROM became),
    kept_skus AS (
      SELECT entity_id, product_id FROM pg_temp.undo_piece sku WHERE entity = 'sku' AND EXISTS (
        SELECT FROM made WHERE made.entity = 'sku' AND made.entity_id = sku.entity_id) AND (
        EXISTS (SELECT FROM touched WHERE touched.entity = 'sku' AND touched.entity_id = sku.entity_id)
        OR EXISTS (SELECT FROM touched WHERE touched.sku_id = sku.entity_id)
        OR EXISTS (SELECT FROM folder_item WHERE folder_item.sku_id = sku.entity_id)))
    SELECT 'sku' AS entity, entity_id FROM kept_skus
    UNION ALL
    SELECT 'product', entity_id FROM made WHERE entity = 'product' AND (
      EXISTS (SELECT FROM touched WHERE touched.product_id = made.entity_id)
      OR EXISTS (SELECT FROM kept_skus WHERE kept_skus.product_id = made.entity_id))`.execute(trx)
}

async function removeMade(trx: Trx, table: Owned): Promise<void> {
  const staysWithOwner = sql`EXISTS (SELECT FROM pg_temp.undo_kept kept WHERE
    (kept.entity = 'sku' AND kept.entity_id = ${table === 'sku' ? sql`piece.entity_id` : sql`piece.sku_id`})
    OR (kept.entity = 'product' AND piece.sku_id IS NULL AND ${sql.lit(table)} <> 'sku' AND kept.entity_id = piece.product_id))`
  await sql`
    DELETE FROM ${sql.table(table)} USING pg_temp.undo_piece piece
    WHERE piece.entity = ${sql.lit(table)} AND piece.entity_id = ${sql.ref(`${table}.id`)}
      AND piece.is_of_run AND piece.was IS NULL AND piece.present = piece.became AND NOT ${staysWithOwner}`.execute(trx)
}

// Where somebody has put something else in its place since, that stays.
async function putBackRemoved(trx: Trx, table: Owned): Promise<void> {
  const columns = sql.join(
    (await writtenColumns(trx, table)).filter((name) => name !== 'created_at').map((name) => sql.ref(name)),
  )
  const isGone = sql`entity = ${sql.lit(table)} AND is_of_run AND was IS NOT NULL AND became IS NULL AND present IS NULL`
  await sql`
    WITH back AS (
      INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM (
        SELECT (jsonb_populate_record(NULL::${sql.table(table)}, was)).* FROM pg_temp.undo_piece WHERE ${isGone}) AS gone
      ON CONFLICT DO NOTHING RETURNING id)
    INSERT INTO pg_temp.undo_kept
    SELECT entity, entity_id FROM pg_temp.undo_piece WHERE ${isGone} AND entity_id NOT IN (SELECT id FROM back)`.execute(
    trx,
  )
}

// Field by field: what somebody has written since the run stays.
async function putBackChanged(trx: Trx, table: Owned): Promise<void> {
  const columns = (await writtenColumns(trx, table)).filter((name) => name !== 'created_at' && name !== 'id')
  const list = sql.join(columns.map((name) => sql.ref(name)))
  const changed = sql`piece.entity = ${sql.lit(table)} AND piece.entity_id = ${sql.ref(`${table}.id`)}
    AND piece.is_of_run AND piece.was IS NOT NULL AND piece.became IS NOT NULL AND piece.present IS NOT NULL AND piece.was <> piece.became`
  // Siblings that change places would meet on the way.
  if (SORTED.includes(table))
    await sql`
      UPDATE ${sql.table(table)} SET sort = -1 - sort FROM pg_temp.undo_piece piece
      WHERE ${changed} AND piece.was -> 'sort' <> piece.became -> 'sort' AND piece.present -> 'sort' = piece.became -> 'sort'`.execute(
      trx,
    )
  await sql`
    UPDATE ${sql.table(table)} SET (${list}) = (
      SELECT ${list} FROM jsonb_populate_record(NULL::${sql.table(table)}, to_jsonb(${sql.ref(table)}) || (
        SELECT coalesce(jsonb_object_agg(field, piece.was -> field), '{}') FROM (
          SELECT jsonb_object_keys(piece.was || piece.became) AS field) AS fields
        WHERE piece.was -> field IS DISTINCT FROM piece.became -> field AND ${pieceOf(sql`piece.entity`, sql`field`)} NOT IN (
          SELECT ${pieceOf(sql`piece.entity`, sql`touched`)} FROM (
            SELECT jsonb_object_keys(piece.became || piece.present) AS touched) AS since
          WHERE piece.present -> touched IS DISTINCT FROM piece.became -> touched))))
    FROM pg_temp.undo_piece piece WHERE ${changed}`.execute(trx)
}
