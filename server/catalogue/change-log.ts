import { sql } from 'kysely'
import type { Transaction } from 'kysely'

/** The lock under which migration 002 numbers changes. */
const CHANGE_LOG_LOCK = 7_105_003

/** The newest version of the catalogue, in a query. */
export const CATALOGUE_VERSION = sql<string>`(SELECT coalesce(max(version), 0)::text FROM change_log)`

/**
 * Makes a transaction the only one that changes the catalogue until it ends: what it reads from here on stays true while
 * it decides what to write. The change log takes the same lock at the first write anyway.
 */
export async function lockCatalogue<Tables>(trx: Transaction<Tables>): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${CHANGE_LOG_LOCK})`.execute(trx)
}
