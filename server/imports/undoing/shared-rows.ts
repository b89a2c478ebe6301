import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Trx } from '../../database.ts'
import { findStart } from './find-start.ts'
import { findSurvivingRows, readHistory } from './log-entries.ts'
import { writtenColumns } from './owned-tables.ts'
import { DEEPEST, isUsed, SHARED } from './shared-tables.ts'

/**
 * Undoes what the run did to shared rows. A row that it created is deleted if nothing uses it and nobody has edited it, and so are rows
 * that earlier undos left because something used them.
 */
export async function takeBackShared(trx: Trx, runId: string): Promise<void> {
  await gatherShared(trx)
  await readHistory(trx, {
    implied: [],
    isUndone: sql`log.run_id = ${runId}::bigint OR EXISTS (
      SELECT FROM import_run run WHERE run.id = log.run_id AND run.undone_at IS NOT NULL)`,
  })
  const tables = Object.keys(SHARED)
  // Child categories are deleted before their parents.
  for (const table of tables)
    for (let depth = 0; depth < (table === 'category' ? DEEPEST : 1); depth += 1) await removeUnused(trx, table)
  await keepTheOthers(trx)
  await findStart(trx)
  for (const table of tables.toReversed()) await putBack(trx, table)
  await sql`UPDATE import_run SET undone_at = now() WHERE id = ${runId} AND undone_at IS NULL`.execute(trx)
}

async function gatherShared(trx: Trx): Promise<void> {
  const names = sql.join(Object.keys(SHARED).map((name) => sql.lit(name)))
  const rows = Object.keys(SHARED).map(
    (table) => sql`
      SELECT changed.*, jsonb_strip_nulls(to_jsonb(${sql.ref(table)})) AS present
      FROM changed LEFT JOIN ${sql.table(table)} ON ${sql.ref(`${table}.id`)} = changed.entity_id WHERE entity = ${sql.lit(table)}`,
  )
  await sql`DROP TABLE IF EXISTS pg_temp.undo_piece`.execute(trx)
  await sql`
    CREATE TEMP TABLE undo_piece ON COMMIT DROP AS
    WITH changed AS (
      SELECT entity, entity_id, NULL::bigint AS product_id, NULL::bigint AS sku_id, bool_or(is_of_run) AS is_of_run FROM (
        SELECT entity, entity_id, is_of_run FROM pg_temp.undo_change WHERE entity IN (${names})
        UNION ALL
        SELECT span.entity, log.entity_id, false FROM change_span span JOIN import_run run ON run.id = span.run_id
        CROSS JOIN LATERAL (
          SELECT entity_id, entity, run_id FROM change_log WHERE version BETWEEN span.first AND span.last OFFSET 0) AS log
        WHERE run.undone_at IS NOT NULL AND span.kind = 'added' AND span.entity IN (${names})
          AND log.entity = span.entity AND log.run_id = span.run_id) AS one
      GROUP BY entity, entity_id)
    SELECT * FROM (${sql.join(rows, sql` UNION ALL `)}) AS row WHERE is_of_run OR present IS NOT NULL`.execute(trx)
  await sql`ANALYZE pg_temp.undo_piece`.execute(trx)
}

async function removeUnused(trx: Trx, table: string): Promise<void> {
  await sql`
    DELETE FROM ${sql.table(table)} USING pg_temp.undo_row AS row
    WHERE row.entity = ${sql.lit(table)} AND row.entity_id = ${sql.ref(`${table}.id`)}
      AND row.maker IS NOT NULL AND NOT row.is_edited AND NOT ${isUsed(table)}`.execute(trx)
}

async function keepTheOthers(trx: Trx): Promise<void> {
  for (const table of Object.keys(SHARED))
    await sql`
      UPDATE pg_temp.undo_row AS row SET keeper = maker FROM ${sql.table(table)} AS stored
      WHERE row.entity = ${sql.lit(table)} AND row.entity_id = stored.id AND maker IS NOT NULL`.execute(trx)
  await findSurvivingRows(trx)
}

// The name of a renamed row may belong to another row by now: only that row stays, the others are restored.
async function putBack(trx: Trx, table: string): Promise<void> {
  if (await isDone(trx, () => change(trx, table, sql`true`))) return
  const { rows } = await sql<{ id: string }>`
    SELECT entity_id::text AS id FROM pg_temp.undo_start WHERE entity = ${table} ORDER BY entity_id`.execute(trx)
  for (const { id } of rows) await isDone(trx, () => change(trx, table, sql`start.entity_id = ${id}::bigint`))
}

async function isDone(trx: Trx, work: () => Promise<void>): Promise<boolean> {
  await sql`SAVEPOINT before_putting_back`.execute(trx)
  try {
    await work()
  } catch (error) {
    if (!(error as { code?: string }).code?.startsWith('23')) throw error
    await sql`ROLLBACK TO SAVEPOINT before_putting_back`.execute(trx)
    return false
  }
  await sql`RELEASE SAVEPOINT before_putting_back`.execute(trx)
  return true
}

async function change(trx: Trx, table: string, which: RawBuilder<unknown>): Promise<void> {
  const names = await writtenColumns(trx, table)
  const columns = sql.join(names.filter((name) => name !== 'id').map((name) => sql.ref(name)))
  const whole = sql.join(names.map((name) => sql.ref(name)))
  await sql`
    UPDATE ${sql.table(table)} SET (${columns}) = (
      SELECT ${columns} FROM jsonb_populate_record(NULL::${sql.table(table)}, to_jsonb(${sql.ref(table)}) || start.change))
    FROM pg_temp.undo_start start
    WHERE start.entity = ${sql.lit(table)} AND start.entity_id = ${sql.ref(`${table}.id`)} AND NOT start.is_gone AND ${which}`.execute(
    trx,
  )
  await sql`
    INSERT INTO ${sql.table(table)} (${whole})
    SELECT ${whole} FROM (
      SELECT (jsonb_populate_record(NULL::${sql.table(table)}, start.whole)).* FROM pg_temp.undo_start start
      WHERE start.entity = ${sql.lit(table)} AND start.is_gone AND ${which}) AS back
    ON CONFLICT DO NOTHING`.execute(trx)
}
