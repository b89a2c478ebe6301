import { sql } from 'kysely'
import type { Transaction } from 'kysely'

/** Whoever asks under the same words next waits until this transaction ends. */
export async function oneAtATime<Tables>(trx: Transaction<Tables>, words: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${words}, 0))`.execute(trx)
}
