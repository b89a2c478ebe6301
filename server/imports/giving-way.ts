import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { Trx } from './merging/bulk-rows.ts'

/** Work in a transaction that is rolled back in the end. */
export interface Attempt {
  trx: Trx
  /** Breaks the work off where somebody waits for what it holds. */
  requireNobodyWaits(): void
}

/** How long somebody waits before it is seen. */
const LOOK_MS = 500

/**
 * Does work in a transaction and rolls it back. Where `givesWay`, it is broken off as soon as another waits for a row that it holds, in
 * the middle of a statement too: then there is no result, and whoever waited goes first (decisions/092).
 */
export async function tryOut<Result>(
  db: Kysely<CatalogueTables>,
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
    // Before the connection is another's: a statement of theirs would be broken off.
    await watch?.end()
    // Where the database is away, nothing of it is left there.
    await trx
      .rollback()
      .execute()
      .catch(() => undefined)
  }
}

interface Watch {
  isWaitedFor(): boolean
  /** Looks no more; what it was looking at is through. */
  end(): Promise<void>
}

/** Looks from a connection of its own, for the transaction's may be waiting itself, and breaks off the statement under way. */
async function watchFor(db: Kysely<CatalogueTables>, trx: Trx): Promise<Watch> {
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
      // It is looked again; where the database is away, the work itself is told.
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
