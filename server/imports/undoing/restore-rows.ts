import { sql } from 'kysely'
import type { Trx } from '../../database.ts'
import { bringBackShared } from './bring-back-shared.ts'
import { findKeptAfterUndo } from './find-kept.ts'
import { findStart } from './find-start.ts'
import { readHistory } from './log-entries.ts'
import { DERIVED, OWNED, SORTED, writtenColumns } from './owned-tables.ts'
import type { Owned } from './owned-tables.ts'

/**
 * Restores the rows of some products as if no undone run had ever taken place. Leaves `undo_row`, `undo_entry` and `undo_displaced` (rows
 * that cannot come back) for `recordOutcomes`.
 */
export async function restoreRows(trx: Trx, runId: string, productIds: string[]): Promise<void> {
  await gatherPiece(trx, productIds)
  await readHistory(trx, {
    implied: [...DERIVED, 'sort'],
    isUndone: sql`log.run_id = ${runId}::bigint OR EXISTS (
      SELECT FROM import_undo done WHERE done.run_id = log.run_id AND done.product_id = piece.product_id)`,
  })
  await findKeptAfterUndo(trx)
  await findStart(trx)
  await bringBackShared(trx, runId)
  for (const table of OWNED.toReversed()) await removeMade(trx, table)
  for (const table of OWNED) await makeRoom(trx, table)
  for (const table of OWNED) {
    await putBackChanged(trx, table)
    await putBackRemoved(trx, table)
  }
}

// `created_at` is left out: its text depends on the session's time zone, and it never changes.
const asJson = (table: Owned) => sql`jsonb_strip_nulls(to_jsonb(${sql.ref(table)})) - 'created_at'`
const productOf = (table: Owned) => sql.ref(table === 'product' ? 'product.id' : `${table}.product_id`)

async function gatherPiece(trx: Trx, productIds: string[]): Promise<void> {
  const ids = sql`${productIds}::bigint[]`
  const rows = OWNED.map(
    (table) => sql`
      SELECT ${sql.lit(table)} AS entity, ${sql.ref(`${table}.id`)} AS entity_id, ${productOf(table)} AS product_id, ${asJson(table)} AS present
      FROM ${sql.table(table)} WHERE ${productOf(table)} = ANY (${ids})`,
  )
  await sql`DROP TABLE IF EXISTS pg_temp.undo_piece, pg_temp.undo_displaced`.execute(trx)
  await sql`
    CREATE TEMP TABLE undo_piece ON COMMIT DROP AS
    WITH stored AS (${sql.join(rows, sql` UNION ALL `)}),
    change AS (SELECT * FROM pg_temp.undo_change WHERE product_id = ANY (${ids}))
    SELECT entity, entity_id, coalesce(stored.product_id, change.product_id) AS product_id,
      coalesce((present ->> 'sku_id')::bigint, change.sku_id) AS sku_id, present
    FROM change FULL JOIN stored USING (entity, entity_id)`.execute(trx)
  await sql`CREATE TEMP TABLE undo_displaced (entity text, entity_id bigint) ON COMMIT DROP`.execute(trx)
  await sql`ANALYZE pg_temp.undo_piece`.execute(trx)
}

async function removeMade(trx: Trx, table: Owned): Promise<void> {
  await sql`
    DELETE FROM ${sql.table(table)} USING pg_temp.undo_row AS row
    WHERE row.entity = ${sql.lit(table)} AND row.entity_id = ${sql.ref(`${table}.id`)} AND NOT row.stands`.execute(trx)
}

// Siblings that swap places would violate the unique place in between.
async function makeRoom(trx: Trx, table: Owned): Promise<void> {
  if (!SORTED.includes(table)) return
  await sql`
    UPDATE ${sql.table(table)} SET sort = -1 - sort FROM pg_temp.undo_start start
    WHERE ${ofRow(table)} AND NOT is_gone AND change ? 'sort'`.execute(trx)
}

const ofRow = (table: Owned) => sql`start.entity = ${sql.lit(table)} AND start.entity_id = ${sql.ref(`${table}.id`)}`

async function putBackChanged(trx: Trx, table: Owned): Promise<void> {
  const columns = (await writtenColumns(trx, table)).filter((name) => name !== 'id')
  const list = sql.join(columns.map((name) => sql.ref(name)))
  await sql`
    UPDATE ${sql.table(table)} SET (${list}) = (
      SELECT ${list} FROM jsonb_populate_record(NULL::${sql.table(table)}, to_jsonb(${sql.ref(table)}) || change))
    FROM pg_temp.undo_start start WHERE ${ofRow(table)} AND NOT is_gone`.execute(trx)
}

// A row that somebody has since put in the same place stays.
async function putBackRemoved(trx: Trx, table: Owned): Promise<void> {
  const columns = sql.join((await writtenColumns(trx, table)).map((name) => sql.ref(name)))
  await sql`
    WITH back AS (
      INSERT INTO ${sql.table(table)} (${columns})
      SELECT ${columns} FROM (
        SELECT (jsonb_populate_record(NULL::${sql.table(table)}, whole)).* FROM pg_temp.undo_start
        WHERE entity = ${sql.lit(table)} AND is_gone) AS gone
      ON CONFLICT DO NOTHING RETURNING id)
    INSERT INTO pg_temp.undo_displaced
    SELECT entity, entity_id FROM pg_temp.undo_start
    WHERE entity = ${sql.lit(table)} AND is_gone AND entity_id NOT IN (SELECT id FROM back)`.execute(trx)
}
