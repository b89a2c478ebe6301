import { sql } from 'kysely'

/** First half of the two-number lock that an import holds while it is carried out; the second is its run's id. */
export const IMPORT_LOCK = 7_105_004

/**
 * Whether somebody carries out the run right now: of a row of `import_run`. A run without an end and without its lock was
 * broken off.
 */
export const isCarriedOut = sql<boolean>`(import_run.finished_at IS NULL AND EXISTS (
  SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${sql.lit(IMPORT_LOCK)}::oid
  AND objid = import_run.id::oid AND database = (SELECT oid FROM pg_database WHERE datname = current_database())))`
