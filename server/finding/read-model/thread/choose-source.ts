import { sql } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import { findNewestPlace } from '../../../catalogue/change-log.ts'
import type { ConnectOptions } from '../../../platform/postgres/database.ts'
import type { Db } from '../../../database.ts'
import { createOwnSource } from '../follow/model-source.ts'
import type { ModelSource } from '../follow/model-source.ts'
import { createSnapshot } from '../snapshot/snapshot.ts'
import type { State } from '../snapshot/snapshot.ts'
import { allocateAny, NoSharedMemory } from './shared-columns.ts'
import { createThreadSource, ThreadLost } from './thread-source.ts'
import type { ThreadSource } from './thread-source.ts'

/** From so many SKUs on, building the model in the main thread would delay requests noticeably. */
const LARGE = 500

/** Settings of the thread that builds the model of a large catalogue. */
export interface ModelThread {
  /** Its connection to the database. */
  connection: ConnectOptions
  /** The thread is used from so many SKUs on. */
  fromSkus?: number
  /** After so many ms without changes the thread is ended, until the next change. */
  idleMs?: number | undefined
  /** The same after it has built the whole catalogue. */
  builtIdleMs?: number | undefined
  /** How long it may take to write its last snapshot once somebody waits for its end, in ms. */
  hurriedMs?: number | undefined
  /** How much memory it may share, in bytes; without it, there is no limit. */
  mostShared?: number | undefined
}

interface SourceDeps {
  db: Db
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Where the read model is saved for the next start; without it, it is not saved. */
  snapshotPath?: string | undefined
  /** Without it, everything is built in the main thread. */
  thread?: ModelThread | undefined
}

/**
 * Reads the last snapshot, which is fast. Later changes are taken in by this thread if the catalogue is small, or by a thread of its own
 * if it is large and such a thread can run.
 */
export function createModelSource({ db, log, snapshotPath, thread }: SourceDeps): ModelSource {
  const snapshot =
    snapshotPath === undefined
      ? undefined
      : createSnapshot({ db, path: snapshotPath, log, ...(thread && { allocate: allocateAny }) })
  const own = createOwnSource({ db, log }, snapshot)
  let apart: ThreadSource | undefined
  let canBeApart = thread !== undefined

  async function takeApart(todayOf: () => string, settings: Omit<ModelThread, 'fromSkus'>): Promise<State> {
    try {
      if (!apart) {
        // From now on only the thread writes snapshots.
        await own.close()
        apart = createThreadSource({ ...settings, snapshotPath, log }, own.letGo())
      }
      return await apart.take(todayOf)
    } catch (error) {
      if (!(error instanceof NoSharedMemory || error instanceof ThreadLost)) throw error
      log.warn({ err: error }, 'the catalogue is followed by the thread that answers, as no other can')
      canBeApart = false
      const held = apart?.held()
      if (held) own.hold(held)
      apart = undefined
      return own.take(todayOf)
    }
  }

  return {
    async take(todayOf) {
      if (!thread || !canBeApart) return own.take(todayOf)
      if (apart) return takeApart(todayOf, thread)
      const kept = await own.read()
      if (kept && (await isNewest(db, kept, todayOf()))) return kept
      return (await isLarge(db, kept, thread)) ? takeApart(todayOf, thread) : own.take(todayOf)
    },
    giveUp: (reason) => apart?.giveUp(reason),
    async close() {
      await own.close()
      await apart?.close()
    },
  }
}

async function isNewest(db: Db, { version, madeAt, today }: State, now: string): Promise<boolean> {
  if (today !== now) return false
  const newest = await findNewestPlace(db)
  return version === newest.version && madeAt === newest.madeAt
}

/** Whether there are at least `fromSkus` SKUs, in the saved model or in the database. */
async function isLarge(db: Db, kept: State | undefined, { fromSkus = LARGE }: ModelThread): Promise<boolean> {
  if (kept && kept.model.skuIds.length >= fromSkus) return true
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM (SELECT FROM sku LIMIT ${fromSkus}) AS counted`.execute(db)
  return (rows[0]?.count ?? 0) >= fromSkus
}
