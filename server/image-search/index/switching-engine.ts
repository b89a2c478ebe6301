import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { encoderKey } from './quantized-vectors.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { createEncoderIndex } from './search-engine.ts'
import type { EncoderIndex, SearchEngine } from './search-engine.ts'
import type { ImageSearchTables } from '../tables.ts'

/** The engine in service, and the one that follows it once it has seen all pictures. */
export interface SwitchingEngine extends SearchEngine {
  /** Says that an encoder has seen every picture. */
  noteWhole(encoder: Encoder): Promise<void>
  /** Tells other servers what is used here, and deletes what none has used for an hour. To be called every minute. */
  tidy(): Promise<void>
  close(): Promise<void>
}

export interface ServingDeps {
  db: Kysely<CatalogueTables & ImageSearchTables>
  /** What is to serve, and the setting that opens it. */
  encoder: Encoder
  source: string
  /** Opens another by its setting. */
  open(source: string): Promise<Encoder>
  log: Pick<Logger, 'info' | 'warn'>
}

/** A question may hold the engine that was in service when it came. */
const LONGEST_QUESTION_MS = 60_000

/**
 * Serves with the encoder that is wanted if it has seen all pictures, else with the one that served before, until then. Where
 * that one does not open any more, the wanted one serves what it has.
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
  const former = wholeSince ? undefined : await openFormer()
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
      const opened = await open(known.source)
      if (encoderKey(opened) === known.key) return createEncoderIndex(db, opened)
      await opened.close()
      throw new Error(`${known.source} is another encoder now: ${encoderKey(opened)}`)
    } catch (error) {
      log.warn({ err: error }, `${known.key} does not open any more: ${key} finds what it has indexed so far`)
      return undefined
    }
  }

  const encoders = () => (current === wanted ? [encoder] : [current.encoder, encoder])
  return {
    current: () => current,
    encoders,
    async noteWhole(seen) {
      if (seen !== encoder || isKnownWhole) return
      // Before it serves, so that the first question need not wait.
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
      closing = setTimeout(() => void former?.encoder.close(), LONGEST_QUESTION_MS).unref()
    },
    async tidy() {
      const keys = encoders().map(encoderKey)
      await db
        .updateTable('image_encoder')
        .set({ used_at: sql`now()` })
        .where('key', 'in', keys)
        .execute()
      await deleteUnused(db)
    },
    async close() {
      clearTimeout(closing)
      await Promise.all([encoder.close(), former?.encoder.close()])
    },
  }
}

/** An hour, so that servers may be changed to another encoder one after the other. */
const isUnused = sql<boolean>`used_at < now() - interval '1 hour'`
/** Vectors that are deleted at once: indexing waits meanwhile. */
const DELETED_AT_ONCE = 5000

/** Stops where a server begins to use what is being deleted: what is missing then is indexed again. */
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
    // Nobody has them in memory.
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
