import type { Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from './database.ts'
import { listenForQuiet } from './platform/http/quiet.ts'
import { isDatabaseAway } from './platform/postgres/database.ts'
import { MADE_MARK, NotMade } from './platform/storage/maker.ts'
import { StoreAway } from './platform/storage/objects/objects.ts'
import type { Storage } from './platform/storage/storage.ts'

interface IdleDrawingDeps {
  /** For long work (`patientOn`). */
  db: Db
  storage: Pick<Storage, 'find' | 'findMakeable' | 'has'>
  /** The keys with a beginning whose files are there. */
  listKeys(beginning: string): Promise<ReadonlySet<string>>
  /** It draws only while this one answers no request. */
  server?: Server
  /** It begins after this, such as the first import. */
  after?: Promise<unknown>
  log: Pick<Logger, 'warn'>
  /** How long it rests where nothing is left to draw. */
  lookMs?: number
  /** How long it rests where it cannot draw, or another server draws; twice as long each time. */
  restMs?: number
}

/** Whether a file can be made and is not yet; for whoever leaves it until it is. */
export async function isUndrawn(storage: Pick<Storage, 'isMade' | 'has'>, key: string): Promise<boolean> {
  return storage.isMade(key) && !(await storage.has(key))
}

/** Drawing until stopped. */
export interface IdleDrawing {
  stop(): Promise<void>
}

/** The advisory lock of the server that draws a file. */
const DRAWING_LOCK = 7_105_012
/** A browser that has just got a list asks for its pictures sooner than this. */
const QUIET_MS = 1000
const LOOK_MS = 10 * 60_000
const REST_MS = 30_000
const LONGEST_REST_MS = 30 * 60_000
/** After so many failures in succession it rests. */
const MOST_FAILURES = 5

/** `drawn`: nothing is left. `busy`: another server draws. `stuck`: what is left cannot be drawn or kept now. */
type Outcome = 'drawn' | 'busy' | 'stuck'

/**
 * Draws the files of the demonstration that the catalogue names and nobody has asked for yet, one after the other, in
 * idle moments (decisions/202). Several servers and workers on one database take turns.
 */
export function drawWhenIdle(deps: IdleDrawingDeps): IdleDrawing {
  const { server, after, log, lookMs = LOOK_MS, restMs = REST_MS } = deps
  const whenQuiet = server
    ? listenForQuiet(server, { pauseMs: QUIET_MS, longestMs: Infinity })
    : async () => Promise.resolve()
  const stopping = new AbortController()
  const { signal } = stopping
  // A file in progress is left to its maker, which is closed with the rest.
  const unlessStopped: UnlessStopped = async (work) => {
    // One promise of the stop for all of them would hold each work's reaction until then.
    const { promise: stopped, reject } = Promise.withResolvers<never>()
    const stop = () => reject(signal.reason as Error)
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted) stop()
    return Promise.race([work, stopped]).finally(() => signal.removeEventListener('abort', stop))
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }

  async function run(): Promise<void> {
    await unlessStopped(Promise.resolve(after)).catch(() => undefined)
    let seen: string | undefined
    let rest = restMs
    while (!signal.aborted) {
      try {
        const newest = await findNewestChange(deps.db)
        const outcome = newest === seen ? 'drawn' : await drawMissing({ ...deps, whenQuiet }, unlessStopped)
        if (outcome === 'drawn') seen = newest
        if (outcome !== 'stuck') rest = restMs
        await pause(outcome === 'drawn' ? lookMs : rest)
        if (outcome === 'stuck') rest = Math.min(2 * rest, LONGEST_REST_MS)
      } catch (error) {
        if (signal.aborted) return
        // An unreachable database or store is logged elsewhere.
        if (!isDatabaseAway(error) && !(error instanceof StoreAway))
          log.warn({ err: error }, 'pictures of the demonstration are not drawn ahead')
        await pause(rest)
        rest = Math.min(2 * rest, LONGEST_REST_MS)
      }
    }
  }

  async function pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** Waits for some work, or throws at a stop. */
type UnlessStopped = <Result>(work: Promise<Result>) => Promise<Result>

async function drawMissing(
  { db, storage, listKeys, whenQuiet }: IdleDrawingDeps & { whenQuiet: () => Promise<void> },
  unlessStopped: UnlessStopped,
): Promise<Outcome> {
  const named = await findNamedFiles(db)
  const there = named.length > 0 ? await listKeys(MADE_MARK) : new Set()
  let failures = 0
  let isWhole = true
  for (const key of named.filter((one) => !there.has(one))) {
    await unlessStopped(whenQuiet())
    const outcome = await inTurn(db, async () => unlessStopped(drawOne(storage, key)))
    if (outcome === 'busy' || outcome === 'not kept') return outcome === 'busy' ? 'busy' : 'stuck'
    if (outcome === 'drawn') failures = 0
    else if (++failures === MOST_FAILURES) return 'stuck'
    else isWhole = false
  }
  return isWhole ? 'drawn' : 'stuck'
}

async function drawOne(storage: IdleDrawingDeps['storage'], key: string): Promise<'drawn' | 'failed' | 'not kept'> {
  // Somebody may have asked for it meanwhile.
  if (await storage.has(key)) return 'drawn'
  // Nothing makes it where its product is no more.
  const present = await storage.findMakeable(key)
  if (!present) return 'drawn'
  try {
    await storage.find(key, { urgency: 'idle' })
  } catch (error) {
    if (error instanceof NotMade) return 'failed'
    throw error
  }
  // The disk is full: drawing goes on when there is room.
  return (await storage.has(present.key)) ? 'drawn' : 'not kept'
}

/** Does some work unless another server is at the same; a pooler between keeps no lock for longer than a transaction. */
async function inTurn<Result>(db: Db, work: () => Promise<Result>): Promise<Result | 'busy'> {
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ is_ours: boolean }>`
      SELECT pg_try_advisory_xact_lock(${DRAWING_LOCK}) AS is_ours`.execute(trx)
    return rows[0]?.is_ours ? work() : 'busy'
  })
}

async function findNewestChange(db: Db): Promise<string> {
  const { rows } = await sql<{ newest: string }>`
    SELECT coalesce(max(version), 0)::text AS newest FROM change_log`.execute(db)
  return rows[0]?.newest ?? '0'
}

/**
 * The demonstration's files that the catalogue shows, in the order in which people see them: covers and logos, macros, rooms, laid areas
 * and drawings, documents; each in the order of the home page.
 */
async function findNamedFiles(db: Db): Promise<string[]> {
  const { rows: some } = await sql`SELECT FROM picture WHERE starts_with(key, ${MADE_MARK}) LIMIT 1`.execute(db)
  if (some.length === 0) return []
  const { rows } = await sql<{ key: string }>`
    WITH named AS (
      SELECT picture.key, array_position('{cover,product,case,dimension,structure}', use.role) AS kind,
        product.rank, coalesce(sku.sort, 0) AS sort
      FROM picture_use AS use JOIN picture ON picture.id = use.picture_id JOIN product ON product.id = use.product_id
      LEFT JOIN sku ON sku.id = use.sku_id
      UNION ALL SELECT picture.key, 1, 0, 0 FROM brand JOIN picture ON picture.id = brand.logo_id
      UNION ALL SELECT document.key, 6, product.rank, 0
      FROM (SELECT product_id, document_id FROM download UNION ALL SELECT product_id, document_id FROM certificate) AS use
      JOIN stored_document AS document ON document.id = use.document_id JOIN product ON product.id = use.product_id
    )
    SELECT key FROM named WHERE starts_with(key, ${MADE_MARK})
    GROUP BY key ORDER BY min(kind), min(rank), min(sort), key`.execute(db)
  return rows.map(({ key }) => key)
}
