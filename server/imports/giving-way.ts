import { sql } from 'kysely'
import type { Db, Trx } from '../database.ts'

/** Work in a transaction that is rolled back at the end. */
export interface Attempt {
  trx: Trx
  /** Throws if somebody waits for a lock of this transaction. */
  requireNobodyWaits(): void
}

/** How often it checks for waiting transactions. */
const LOOK_MS = 500

/**
 * Works in a transaction and rolls it back. With `givesWay` the work is cancelled, even within a statement, as soon as another transaction
 * waits for its locks; the result is then undefined (decisions/092).
 */
export async function tryOut<Result>(
  db: Db,
  { givesWay }: { givesWay: boolean },
  work: (attempt: Attempt) => Promise<Result>,
): Promise<Result | undefined> {
  const trx = await db.startTransaction().execute()
  let watch: Watch | undefined
  try {
    watch = givesWay ? await watchFor(db, trx) : undefined
    return await work({
      trx,
      requireNobodyWaits() {
        if (watch?.isWaitedFor()) throw new Error('somebody waits for what this holds')
      },
    })
  } catch (error) {
    await watch?.end()
    if (watch?.isWaitedFor()) return undefined
    throw error
  } finally {
    // Before the connection returns to the pool: otherwise a later statement of another user would be cancelled.
    await watch?.end()
    // If the database is unreachable, it has rolled back itself.
    await trx
      .rollback()
      .execute()
      .catch(() => undefined)
  }
}

interface Watch {
  isWaitedFor(): boolean
  /** Stops checking, and resolves when the check under way is done. */
  end(): Promise<void>
}

/** Checks on another connection, since that of the transaction may itself be blocked, and cancels its statement. */
async function watchFor(db: Db, trx: Trx): Promise<Watch> {
  const { rows: own } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(trx)
  const pid = own[0]?.pid ?? 0
  let isWaitedFor = false
  let looking: Promise<void> | undefined
  async function look(): Promise<void> {
    const { rows } = await sql`
      SELECT pg_cancel_backend(${pid}) WHERE EXISTS (
        SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND ${pid} = ANY (pg_blocking_pids(pid)))`.execute(
      db,
    )
    if (rows.length) isWaitedFor = true
  }
  const timer = setInterval(() => {
    looking ??= look()
      // The next check tries again; if the database is unreachable, the work itself fails.
      .catch(() => undefined)
      .finally(() => {
        looking = undefined
      })
  }, LOOK_MS)
  return {
    isWaitedFor: () => isWaitedFor,
    async end() {
      clearInterval(timer)
      await looking
    },
  }
}
