import { sql } from 'kysely'
import type { Transaction } from 'kysely'

/** The advisory lock under which migration 002 numbers changes. */
const CHANGE_LOG_LOCK = 7_105_003

/** SQL: the newest version of the catalogue. */
export const CATALOGUE_VERSION = sql<string>`(SELECT coalesce(max(version), 0)::text FROM change_log)`

/**
 * Makes a transaction the only writer of the catalogue until it ends, so that what it reads stays true. Its first write would take the
 * same lock anyway. A dry run takes no lock.
 */
export async function lockCatalogue<Tables>(trx: Transaction<Tables>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${CHANGE_LOG_LOCK}) WHERE NOT EXISTS (SELECT FROM dry_run)`.execute(trx)
}

/** Makes a transaction a dry run: its changes are not logged, and it cannot be committed (migration 025). */
export async function markDryRun<Tables>(trx: Transaction<Tables>): Promise<void> {
  await sql`INSERT INTO dry_run (kept_by) VALUES (0)`.execute(trx)
}

/** Sets who changes the catalogue in this transaction (`member:7`, or the name of a command), and in which import run. */
export async function changeAs<Tables>(trx: Transaction<Tables>, actor: string, runId = ''): Promise<void> {
  await sql`SELECT set_config('quarry.actor', ${actor}, true), set_config('quarry.run', ${runId}, true)`.execute(trx)
}

/** As `changeAs`, for a transaction that undoes an import run. */
export async function undoAs<Tables>(trx: Transaction<Tables>, actor: string, runId: string): Promise<void> {
  await changeAs(trx, actor)
  await sql`SELECT set_config('quarry.undoes', ${runId}, true)`.execute(trx)
}
