import { setTimeout as sleep } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'

const MOST_TRIES = 3
const LONGEST_PAUSE_MS = 50
/** `serialization_failure` and `deadlock_detected`: PostgreSQL has broken off one of several so that the others can go on. */
const BROKEN_OFF = new Set(['40001', '40P01'])

/**
 * Does the work in a transaction: in the one that `db` is, where a repeatable call has begun one, else in one of its own. Where
 * others and it waited for each other it is done again from its beginning: it changes nothing but the database, and what it
 * has read before it asks anew.
 */
export async function inTransaction<Tables, Answer>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  // What is broken off within another transaction ends that one: whoever began it begins again.
  if (db.isTransaction) return work(db as Transaction<Tables>)
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === MOST_TRIES || !BROKEN_OFF.has(codeOf(error))) throw error
    }
    // Not all of them at the same moment.
    await sleep(Math.random() * LONGEST_PAUSE_MS)
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
