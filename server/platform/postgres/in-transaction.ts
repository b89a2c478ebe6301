import { setTimeout as sleep } from 'node:timers/promises'
import type { Db, Trx } from '../../database.ts'
import { isPlanOutdated } from './preparing-client.ts'

const MOST_TRIES = 3
const LONGEST_PAUSE_MS = 50
/** `serialization_failure` and `deadlock_detected`: PostgreSQL aborted this transaction so that others can go on. */
const BROKEN_OFF = new Set(['40001', '40P01'])

/** What to do once a transaction has committed. */
const afterwards = new WeakMap<Db, Set<() => void>>()

/** Calls the function once the transaction of `inTransaction` has committed, and never where it is rolled back. */
export function onceCommitted(trx: Trx, work: () => void): void {
  afterwards.get(trx)?.add(work)
}

/**
 * Runs the work in the transaction `db`, or else in a new one. A new one is retried from the start after a deadlock, a
 * serialisation failure or a migration, so the work may change only the database and must read everything inside.
 */
export async function inTransaction<Answer>(db: Db, work: (trx: Trx) => Promise<Answer>): Promise<Answer> {
  // A failure inside an outer transaction aborts that one, so only its owner can retry.
  if (db.isTransaction) return work(db as Trx)
  for (let tries = 1; ; tries++) {
    try {
      return await runOnce(db, work)
    } catch (error) {
      if (tries === MOST_TRIES || !(BROKEN_OFF.has(codeOf(error)) || isPlanOutdated(error))) throw error
    }
    // A random delay, so that competing transactions do not collide again.
    await sleep(Math.random() * LONGEST_PAUSE_MS)
  }
}

async function runOnce<Answer>(db: Db, work: (trx: Trx) => Promise<Answer>): Promise<Answer> {
  const later = new Set<() => void>()
  const answer = await db.transaction().execute(async (trx) => {
    afterwards.set(trx, later)
    return work(trx)
  })
  for (const follow of later) follow()
  return answer
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
