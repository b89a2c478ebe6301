import { setTimeout as sleep } from 'node:timers/promises'
import type { Db, Trx } from '../../database.ts'
import { isPlanOutdated } from './preparing-client.ts'

const MOST_TRIES = 3
const LONGEST_PAUSE_MS = 50
/** `serialization_failure` and `deadlock_detected`: PostgreSQL aborted this transaction so that others can go on. */
const BROKEN_OFF = new Set(['40001', '40P01'])

/**
 * Runs the work in the transaction `db`, or else in a new one. A new one is retried from the start after a deadlock, a
 * serialisation failure or a migration, so the work may change only the database and must read everything inside.
 */
export async function inTransaction<Answer>(db: Db, work: (trx: Trx) => Promise<Answer>): Promise<Answer> {
  // A failure inside an outer transaction aborts that one, so only its owner can retry.
  if (db.isTransaction) return work(db as Trx)
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === MOST_TRIES || !(BROKEN_OFF.has(codeOf(error)) || isPlanOutdated(error))) throw error
    }
    // A random delay, so that competing transactions do not collide again.
    await sleep(Math.random() * LONGEST_PAUSE_MS)
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
