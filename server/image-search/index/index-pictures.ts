import { sql } from 'kysely'
import pLimit from 'p-limit'
import type { Logger } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'
import { NotMade } from '../../platform/storage/maker.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import type { Db } from '../../database.ts'
import { encoderKey } from './quantized-vectors.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { describePicture } from './describe-picture.ts'
import type { SwitchingEngine } from './switching-engine.ts'
import { INDEXING_LOCK } from '../tables.ts'
import { findUnshownVectors } from './unshown-vectors.ts'
import type { UnshownVectors } from './unshown-vectors.ts'
import { findWaitingPictures } from './waiting-pictures.ts'
import type { WaitingPictures } from './waiting-pictures.ts'
import { writeDescribed } from './write-vectors.ts'

export interface IndexingDeps {
  db: Db
  storage: Storage
  encoder: Encoder
  /** Whether a picture of this key is left until it is there; absent, missing pictures are made in idle moments. */
  isPutOff?: ((key: string) => Promise<boolean>) | undefined
  log: Pick<Logger, 'info' | 'warn'>
}

interface StartedIndexingDeps extends Omit<IndexingDeps, 'encoder'> {
  serving: SwitchingEngine
  /** Resolves when no request is being answered, and soon in any case; each batch waits for it. */
  whenQuiet?: () => Promise<void>
  /** Leaves indexing to others, and learns from the database when they have finished. */
  onlyFollows?: boolean
}

export interface Indexing {
  stop(): Promise<void>
}

const PAUSE_MS = 1000
const TIDY_MS = 60_000
const LONGEST_PAUSE_MS = 60_000
/** How many are written together; so much is lost if the server is killed. */
const BATCH = 16
/** After this time the rest of a batch waits for the next one: pictures that must be made first take seconds on a busy machine. */
const LONGEST_BATCH_MS = 5000
/** One picture is decoded while the encoder works on another. */
const AT_ONCE = 2

/**
 * Indexes new pictures of SKUs until stopped: for the active encoder first, then for its successor. Servers on one database take
 * turns.
 */
export function startIndexing({
  serving,
  whenQuiet,
  onlyFollows = false,
  log,
  ...deps
}: StartedIndexingDeps): Indexing {
  const stopping = new AbortController()
  const { signal } = stopping
  const waiting = new Map<Encoder, WaitingPictures>()
  const unshown = new Map<Encoder, UnshownVectors>()
  const running = onlyFollows ? undefined : run()
  const tidying = setInterval(() => void tidy().catch(warn), TIDY_MS).unref()
  return {
    async stop() {
      stopping.abort()
      clearInterval(tidying)
      await running
    },
  }

  async function run(): Promise<void> {
    let failures = 0
    while (!signal.aborted) {
      try {
        await whenQuiet?.()
        if (signal.aborted) return
        const count = await indexForFirst()
        failures = 0
        if (!count) await pause(PAUSE_MS)
      } catch (error) {
        warn(error)
        await pause(Math.min(PAUSE_MS * 2 ** failures++, LONGEST_PAUSE_MS))
      }
    }
  }

  /** Indexes some pictures for the first encoder that has not seen all; returns how many. */
  async function indexForFirst(): Promise<number> {
    for (const encoder of serving.encoders()) {
      const own = waiting.get(encoder) ?? findWaitingPictures(encoderKey(encoder))
      waiting.set(encoder, own)
      const count = await indexBatch({ ...deps, encoder, log }, own, signal)
      if (count) return count
      if (count === 0 && !own.hasPutOff()) await serving.noteWhole(encoder)
    }
    return 0
  }

  async function tidy(): Promise<void> {
    await serving.tidy()
    for (const encoder of serving.encoders()) {
      const own = unshown.get(encoder) ?? findUnshownVectors(deps.db, encoderKey(encoder))
      unshown.set(encoder, own)
      await own.drop()
    }
  }

  function warn(error: unknown): void {
    log.warn({ err: error }, 'pictures wait to be indexed')
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal }).catch(() => undefined)
  }
}

/** Indexes some of the pictures without a vector; returns how many. */
export async function indexSome(deps: IndexingDeps): Promise<number> {
  return (await indexBatch(deps, findWaitingPictures(encoderKey(deps.encoder)))) ?? 0
}

/**
 * Indexes some waiting pictures in one transaction. Returns how many, failed ones included, or undefined if another server is indexing.
 * Saves what was encoded before it throws an error of the encoder or the database.
 */
async function indexBatch(
  { db, storage, encoder, isPutOff = async () => false }: IndexingDeps,
  waiting: WaitingPictures,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const key = encoderKey(encoder)
  const { count, errors } = await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ is_ours: boolean }>`
      SELECT pg_try_advisory_xact_lock(${INDEXING_LOCK}::integer, hashtext(${key})) AS is_ours`.execute(trx)
    if (!rows[0]?.is_ours) return { count: undefined, errors: [] }
    const pictures = await waiting.find(trx, BATCH)
    const limit = pLimit(AT_ONCE)
    const until = performance.now() + LONGEST_BATCH_MS
    const described = await Promise.allSettled(
      pictures.map((picture) =>
        limit(async () => {
          signal?.throwIfAborted()
          if (performance.now() > until) return undefined
          try {
            if (!(await isPutOff(picture.key))) return await describePicture({ storage, encoder }, picture)
          } catch (error) {
            if (!(error instanceof NotMade)) throw error
          }
          waiting.putOff([picture.id])
          return undefined
        }),
      ),
    )
    await writeDescribed(
      trx,
      key,
      described.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : [])),
    )
    return {
      count: pictures.length,
      errors: described.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : [])),
    }
  })
  if (errors.length && !signal?.aborted) throw errors[0]
  return count
}
