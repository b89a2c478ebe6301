import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { counts } from './log-entries.ts'
import { pieceOf } from './owned-tables.ts'

/**
 * Goes back in the history of each row that stands, field by field, to what was written last by somebody whom nobody has taken
 * back: the value before the run, or where an undone run had written that, the one before it, and so on. Leaves `undo_start`: what
 * differs from what is stored, as an object of fields; of a row that is gone, the `whole` row.
 */
export async function findStart(trx: Transaction<CatalogueTables>): Promise<void> {
  await sql`DROP TABLE IF EXISTS pg_temp.undo_start`.execute(trx)
  await sql`
    CREATE TEMP TABLE undo_start ON COMMIT DROP AS
    WITH field_change AS (
      SELECT entry.entity, entry.entity_id, version, field, ${pieceOf(sql`entry.entity`, sql`field`)} AS piece, entry.before, entry.after,
        ${counts('entry', 'row')} AS counts
      FROM pg_temp.undo_entry entry JOIN pg_temp.undo_row AS row USING (entity, entity_id)
      CROSS JOIN LATERAL jsonb_object_keys(entry.before || entry.after) AS field
      WHERE stands AND entry.before IS NOT NULL AND entry.after IS NOT NULL
        AND entry.before -> field IS DISTINCT FROM entry.after -> field
        AND EXISTS (
          SELECT FROM pg_temp.undo_entry undone WHERE undone.entity = row.entity AND undone.entity_id = row.entity_id
            AND NOT ${counts('undone', 'row')})),
    undone AS (
      SELECT DISTINCT ON (entity, entity_id, field) entity, entity_id, field, piece, before -> field AS value
      FROM field_change WHERE NOT counts ORDER BY entity, entity_id, field, version),
    standing AS (
      SELECT DISTINCT ON (entity, entity_id, piece) entity, entity_id, piece, after
      FROM field_change WHERE counts ORDER BY entity, entity_id, piece, version DESC),
    value AS (
      SELECT entity, entity_id, field, CASE WHEN after IS NULL THEN value ELSE after -> field END AS value
      FROM undone LEFT JOIN standing USING (entity, entity_id, piece)),
    stored AS (
      SELECT entity, entity_id, present IS NULL AS is_gone, coalesce(present, (
        SELECT before FROM pg_temp.undo_entry entry WHERE entry.entity = row.entity AND entry.entity_id = row.entity_id
          AND after IS NULL ORDER BY version DESC LIMIT 1)) AS whole
      FROM pg_temp.undo_row AS row WHERE stands)
    SELECT entity, entity_id, is_gone, whole || coalesce(change, '{}') AS whole, change FROM stored LEFT JOIN LATERAL (
      SELECT jsonb_object_agg(field, value) AS change FROM value
      WHERE value.entity = stored.entity AND value.entity_id = stored.entity_id
        AND value.value IS DISTINCT FROM stored.whole -> field) AS differing ON true
    WHERE whole IS NOT NULL AND (is_gone OR change IS NOT NULL)`.execute(trx)
  await sql`CREATE INDEX ON pg_temp.undo_start (entity, entity_id)`.execute(trx)
  await sql`ANALYZE pg_temp.undo_start`.execute(trx)
}
