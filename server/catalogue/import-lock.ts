import { sql } from 'kysely'

/** The first number of the advisory lock of a running import; the second is its run's id. */
export const IMPORT_LOCK = 7_105_004

/** SQL: whether a row of `import_run` is in progress. A run without an end and without its lock was interrupted. */
export const isCarriedOut = sql<boolean>`(import_run.finished_at IS NULL AND EXISTS (
  SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${sql.lit(IMPORT_LOCK)}::oid
  AND objid = import_run.id::oid AND database = (SELECT oid FROM pg_database WHERE datname = current_database())))`
