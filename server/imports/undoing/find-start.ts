import { sql } from 'kysely'
import type { Trx } from '../../database.ts'
import { counts } from './log-entries.ts'
import { pieceOf } from './owned-tables.ts'

/**
 * Finds for each remaining row the value of each field without the undone runs. Fills `undo_start`: an object of the fields that differ
 * from the stored row, and of a deleted row the `whole` row.
 */
export async function findStart(trx: Trx): Promise<void> {
  await sql`DROP TABLE IF EXISTS pg_temp.undo_start, pg_temp.undo_field`.execute(trx)
  await gatherFields(trx)
  await sql`
    CREATE TEMP TABLE undo_start ON COMMIT DROP AS
    WITH undone AS (
      SELECT DISTINCT ON (entity, entity_id, field) entity, entity_id, field, piece, was AS value
      FROM pg_temp.undo_field WHERE NOT counts ORDER BY entity, entity_id, field, version),
    standing AS (
      SELECT DISTINCT ON (entity, entity_id, piece) entity, entity_id, piece, after
      FROM pg_temp.undo_field WHERE counts ORDER BY entity, entity_id, piece, version DESC),
    stored AS (
      SELECT entity, entity_id, present IS NULL AS is_gone, coalesce(present, (
        SELECT before FROM pg_temp.undo_entry entry WHERE entry.entity = row.entity AND entry.entity_id = row.entity_id
          AND after IS NULL ORDER BY version DESC LIMIT 1)) AS whole
      FROM pg_temp.undo_row AS row WHERE stands),
    value AS (
      SELECT entity, entity_id, field, CASE WHEN after IS NULL THEN value ELSE after -> field END AS value
      FROM undone LEFT JOIN standing USING (entity, entity_id, piece)),
    differing AS (
      SELECT entity, entity_id, jsonb_object_agg(field, value) AS change FROM value JOIN stored USING (entity, entity_id)
      WHERE value IS DISTINCT FROM whole -> field GROUP BY entity, entity_id)
    SELECT entity, entity_id, is_gone, whole || coalesce(change, '{}') AS whole, change
    FROM stored LEFT JOIN differing USING (entity, entity_id)
    WHERE whole IS NOT NULL AND (is_gone OR change IS NOT NULL)`.execute(trx)
  await sql`CREATE INDEX ON pg_temp.undo_start (entity, entity_id)`.execute(trx)
  await sql`ANALYZE pg_temp.undo_start`.execute(trx)
}

/** Each changed field of the rows that an undone run changed. */
async function gatherFields(trx: Trx): Promise<void> {
  await sql`
    CREATE TEMP TABLE undo_field ON COMMIT DROP AS
    WITH change AS (
      SELECT entity, entity_id, version, before, after, ${counts('entry', 'row')} AS counts
      FROM pg_temp.undo_entry entry JOIN pg_temp.undo_row AS row USING (entity, entity_id)
      WHERE stands AND before IS NOT NULL AND after IS NOT NULL)
    SELECT entity, entity_id, version, field, ${pieceOf(sql`entity`, sql`field`)} AS piece, counts,
      before -> field AS was, CASE WHEN counts THEN after END AS after
    FROM change CROSS JOIN LATERAL jsonb_object_keys(before || after) AS field
    WHERE before -> field IS DISTINCT FROM after -> field
      AND (entity, entity_id) IN (SELECT entity, entity_id FROM change WHERE NOT counts)`.execute(trx)
  await sql`ANALYZE pg_temp.undo_field`.execute(trx)
}
