import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Trx } from '../../database.ts'

interface Reading {
  /** SQL: whether the run of this undo, or a run undone before, wrote the row of `log`. */
  isUndone: RawBuilder<unknown>
  /** Fields whose change alone does not count as an edit of the row. */
  implied: readonly string[]
}

/**
 * Reads the history of the rows of `undo_piece`, without the changes by undos. Fills `undo_entry` (changes) and `undo_row` (rows, with the
 * undone run that created each in `maker`; `stands` and `keeper` are set later).
 */
export async function readHistory(trx: Trx, { isUndone, implied }: Reading): Promise<void> {
  const lessImplied = (side: string) => sql`${sql.ref(`log.${side}`)} - ${sql.val([...implied])}::text[]`
  await sql`DROP TABLE IF EXISTS pg_temp.undo_entry, pg_temp.undo_row`.execute(trx)
  // OFFSET 0 makes the planner look up each row by index instead of reading the whole log.
  await sql`
    CREATE TEMP TABLE undo_entry ON COMMIT DROP AS
    SELECT piece.entity, piece.entity_id, log.version, log.run_id, log.before, log.after,
      coalesce(${isUndone}, false) AS is_undone, ${lessImplied('before')} IS DISTINCT FROM ${lessImplied('after')} AS is_real
    FROM pg_temp.undo_piece piece CROSS JOIN LATERAL (
      SELECT version, run_id, before, after FROM change_log
      WHERE entity_id = piece.entity_id AND entity = piece.entity AND undoes IS NULL OFFSET 0) AS log`.execute(trx)
  await sql`CREATE INDEX ON pg_temp.undo_entry (entity, entity_id)`.execute(trx)
  await sql`ANALYZE pg_temp.undo_entry`.execute(trx)
  await sql`
    CREATE TEMP TABLE undo_row ON COMMIT DROP AS
    SELECT piece.*, maker, coalesce(is_edited, false) AS is_edited, coalesce(was_there, present IS NOT NULL) AS was_there,
      NULL::bigint AS keeper, true AS stands, false AS is_last
    FROM pg_temp.undo_piece piece LEFT JOIN (
      SELECT entity, entity_id, bool_or(is_real AND NOT is_undone) AS is_edited,
        (array_agg(before IS NOT NULL ORDER BY version))[1] AS was_there,
        (array_agg(CASE WHEN is_undone AND before IS NULL THEN run_id END ORDER BY version))[1] AS maker
      FROM pg_temp.undo_entry GROUP BY entity, entity_id) AS told USING (entity, entity_id)`.execute(trx)
  await sql`CREATE INDEX ON pg_temp.undo_row (entity, entity_id)`.execute(trx)
  await sql`CREATE INDEX ON pg_temp.undo_row (product_id)`.execute(trx)
  await sql`CREATE INDEX ON pg_temp.undo_row (sku_id)`.execute(trx)
  await sql`ANALYZE pg_temp.undo_row`.execute(trx)
}

/** SQL: the change was not undone, or its row stays as that run left it (`keeper`). */
export const counts = (entry: string, row: string): RawBuilder<unknown> =>
  sql`(NOT ${sql.ref(`${entry}.is_undone`)} OR coalesce(${sql.ref(`${entry}.run_id`)} = ${sql.ref(`${row}.keeper`)}, false))`

/** Sets for each row whether it exists if only the changes that count are applied. */
export async function findSurvivingRows(trx: Trx): Promise<void> {
  await sql`
    UPDATE pg_temp.undo_row AS row SET stands = coalesce((
      SELECT before IS NULL FROM pg_temp.undo_entry entry
      WHERE entry.entity = row.entity AND entry.entity_id = row.entity_id AND (before IS NULL OR after IS NULL)
        AND ${counts('entry', 'row')}
      ORDER BY version DESC LIMIT 1), was_there)`.execute(trx)
}
