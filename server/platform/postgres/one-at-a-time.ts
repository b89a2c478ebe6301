import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'

/** Callers with the same words wait for each other's transaction to end. */
export async function oneAtATime(trx: QueryExecutorProvider, words: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${words}, 0))`.execute(trx)
}
