import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import type { CatalogueTables } from '../../../catalogue/tables.ts'
import type { ConnectOptions } from '../../../platform/postgres/database.ts'
import { createOwnSource } from '../follow/model-source.ts'
import type { ModelSource } from '../follow/model-source.ts'
import { createSnapshot } from '../snapshot/snapshot.ts'
import type { State } from '../snapshot/snapshot.ts'
import { NoSharedMemory } from './shared-parts.ts'
import { createThreadSource, ThreadLost } from './thread-source.ts'
import type { ThreadSource } from './thread-source.ts'

/** From so many SKUs on, building in the thread that answers would hold it up for more than a moment. */
const LARGE = 5000

/** The thread that builds a large catalogue. */
export interface ModelThread {
  /** By which it reaches the database. */
  connection: ConnectOptions
  /** From how many SKUs on there is one. */
  fromSkus?: number
  /** How much memory it may share, in bytes; as much as there is, without a figure. */
  mostShared?: number | undefined
}

interface SourceParts {
  db: Kysely<CatalogueTables>
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Where the catalogue in memory is kept for the next start; nowhere without one. */
  snapshotPath?: string | undefined
  /** None: all is built in the thread that answers. */
  thread?: ModelThread | undefined
}

/** Builds a small catalogue in this thread, a large one in a thread of its own, unless that cannot be. */
export function createModelSource({ db, log, snapshotPath, thread }: SourceParts): ModelSource {
  let own: ModelSource | undefined
  let apart: ThreadSource | undefined
  let canBeApart = thread !== undefined
  const ownSource = (state?: State) => {
    const snapshot = snapshotPath === undefined ? undefined : createSnapshot({ db, path: snapshotPath, log })
    return createOwnSource(db, snapshot, state)
  }

  async function takeApart(todayOf: () => string, { connection, mostShared }: ModelThread): Promise<State> {
    const taken = apart
    try {
      apart ??= createThreadSource({ connection, mostShared, snapshotPath, log })
      return await apart.take(todayOf)
    } catch (error) {
      if (!(error instanceof NoSharedMemory || error instanceof ThreadLost)) throw error
      log.warn({ err: error }, 'the catalogue is followed by the thread that answers, as no other can')
      canBeApart = false
      own = ownSource((taken ?? apart)?.held())
      apart = undefined
      return own.take(todayOf)
    }
  }

  return {
    async take(todayOf) {
      if (apart && thread) return takeApart(todayOf, thread)
      if (!own && thread && canBeApart && (await isLarge(db, thread))) return takeApart(todayOf, thread)
      own ??= ownSource()
      const state = await own.take(todayOf)
      if (thread && canBeApart && state.model.skuIds.length >= (thread.fromSkus ?? LARGE))
        await moveApart(state, thread)
      return state
    },
    giveUp: (reason) => apart?.giveUp(reason),
    async close() {
      await own?.close()
      await apart?.close()
    },
  }

  /** From the next question on a thread goes on from here. */
  async function moveApart(state: State, { connection, mostShared }: ModelThread): Promise<void> {
    await own?.close()
    own = undefined
    try {
      apart = createThreadSource({ connection, mostShared, snapshotPath, log }, state)
    } catch (error) {
      if (!(error instanceof NoSharedMemory)) throw error
      canBeApart = false
      own = ownSource(state)
    }
  }
}

async function isLarge(db: Kysely<CatalogueTables>, { fromSkus = LARGE }: ModelThread): Promise<boolean> {
  if (fromSkus === 0) return true
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::integer AS count FROM (SELECT FROM sku LIMIT ${fromSkus}) AS counted`.execute(db)
  return (rows[0]?.count ?? 0) >= fromSkus
}
