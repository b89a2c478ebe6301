import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../../database.ts'
import { encoderKey } from './quantized-vectors.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { createEncoderIndex } from './search-engine.ts'
import type { EncoderIndex, SearchEngine } from './search-engine.ts'

/** The active engine, and its successor, which takes over once it has indexed all pictures. */
export interface SwitchingEngine extends SearchEngine {
  /** Notes that an encoder has indexed every picture. */
  noteWhole(encoder: Encoder): Promise<void>
  /** Tells other servers which encoders this one uses, and deletes vectors that none has used for an hour. Call it every minute. */
  tidy(): Promise<void>
  close(): Promise<void>
}

export interface ServingDeps {
  db: Db
  /** The configured encoder, and the setting that opens it. */
  encoder: Encoder
  source: string
  /** Opens the former one, by its key (`encoderKey`) or the setting that opened it. */
  open(former: { key: string; source: string }): Promise<Encoder>
  log: Pick<Logger, 'info' | 'warn'>
}

/** How long a search may still hold the engine that was active when it came. */
const LONGEST_QUESTION_MS = 60_000

/**
 * Serves with the configured encoder once it has indexed all pictures, and until then with the previous one. If the previous one does
 * not open any more, the configured one serves what it has.
 */
export async function startSwitchingEngine({ db, encoder, source, open, log }: ServingDeps): Promise<SwitchingEngine> {
  const wanted = createEncoderIndex(db, encoder)
  const key = encoderKey(encoder)
  const { whole_since: wholeSince } = await db
    .insertInto('image_encoder')
    .values({ key, source, dimensions: encoder.dimensions })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ source, used_at: sql`now()` }))
    .returning('whole_since')
    .executeTakeFirstOrThrow()
  let former = wholeSince ? undefined : await openFormer()
  let current: EncoderIndex = former ?? wanted
  let isKnownWhole = wholeSince !== null
  let closing: NodeJS.Timeout | undefined

  async function openFormer(): Promise<EncoderIndex | undefined> {
    const known = await db
      .selectFrom('image_encoder')
      .select(['key', 'source'])
      .where('whole_since', 'is not', null)
      .orderBy('used_at', 'desc')
      .executeTakeFirst()
    if (!known) return undefined
    try {
      const opened = await open(known)
      if (encoderKey(opened) === known.key) return createEncoderIndex(db, opened)
      await opened.close()
      throw new Error(`${known.source} is another encoder now: ${encoderKey(opened)}`)
    } catch (error) {
      log.warn({ err: error }, `${known.key} does not open any more: ${key} finds what it has indexed so far`)
      return undefined
    }
  }

  async function noteWhole(seen: Encoder): Promise<void> {
    if (seen !== encoder || isKnownWhole) return
    // Loaded before it serves, so that the first search does not wait.
    if (current !== wanted) await wanted.index.follow()
    await db
      .updateTable('image_encoder')
      .set({ whole_since: sql`coalesce(whole_since, now())` })
      .where('key', '=', key)
      .execute()
    isKnownWhole = true
    if (current === wanted) return
    log.info(`${key} has indexed all pictures and serves from now on`)
    current = wanted
    closing = setTimeout(() => void closeFormer(), LONGEST_QUESTION_MS).unref()
  }

  /** Frees its index, too. */
  async function closeFormer(): Promise<void> {
    const closed = former
    former = undefined
    await closed?.encoder.close()
  }

  const encoders = () => (current === wanted ? [encoder] : [current.encoder, encoder])
  return {
    current: () => current,
    encoders,
    noteWhole,
    async tidy() {
      const keys = encoders().map(encoderKey)
      const used = await db
        .updateTable('image_encoder')
        .set({ used_at: sql`now()` })
        .where('key', 'in', keys)
        .returning(['key', 'whole_since'])
        .execute()
      // Another process may have indexed the last picture.
      if (used.some((one) => one.key === key && one.whole_since)) await noteWhole(encoder)
      await deleteUnused(db)
    },
    async close() {
      clearTimeout(closing)
      await Promise.all([encoder.close(), closeFormer()])
    },
  }
}

/** An hour, so that several servers can be switched to another encoder one by one. */
const isUnused = sql<boolean>`used_at < now() - interval '1 hour'`
/** How many vectors one statement deletes; indexing waits meanwhile. */
const DELETED_AT_ONCE = 5000

/** Stops if a server begins to use these vectors; it indexes the missing ones again. */
async function deleteUnused(db: ServingDeps['db']): Promise<void> {
  const unused = await db
    .updateTable('image_encoder')
    .set({ whole_since: null })
    .where(isUnused)
    .returning('key')
    .execute()
  for (const { key } of unused) {
    while (await deleteSome(db, key));
    await db.deleteFrom('image_encoder').where('key', '=', key).where(isUnused).execute()
    await db.deleteFrom('picture_vector_failure').where('encoder', '=', key).execute()
    // No server has them in memory.
    await db.deleteFrom('picture_vector_removal').where('encoder', '=', key).execute()
  }
}

async function deleteSome(db: ServingDeps['db'], key: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    DELETE FROM picture_vector WHERE encoder = ${key} AND picture_id IN (
      SELECT picture_id FROM picture_vector WHERE encoder = ${key}
        AND EXISTS (SELECT FROM image_encoder WHERE key = ${key} AND ${isUnused})
      LIMIT ${DELETED_AT_ONCE}
    )`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}
