import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { changeAs, LOOKS_ACTOR } from '../../catalogue/change-log.ts'
import type { Db } from '../../database.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import { queueJob } from '../../platform/jobs/jobs.ts'
import { measureApart } from '../../platform/pictures/decoding.ts'
import { LOOK_EDITION, storedLook } from '../../platform/pictures/look.ts'
import { PictureError } from '../../platform/pictures/picture-error.ts'
import type { Storage } from '../../platform/storage/storage.ts'

export interface LookDeps {
  /** A connection for long work. */
  db: Db
  storage: Storage
  log: Pick<Logger, 'info' | 'warn'>
}

/** Migration 071 queues the first of these jobs. */
const KIND = 'picture:look'
/** How many pictures a job measures and writes at once; so much is repeated if the server is killed. */
const AT_ONCE = 100
/** In seconds: an object store may be away for long. */
const PAUSES = [60, 600, 3600, 6 * 3600]
/** Rests so many times as long as a picture took, so that whoever uses the catalogue notices nothing. */
const REST = 2

/**
 * Measures the looks of stored pictures that have none, or one of an older edition (decisions/212). Each job takes some pictures after
 * an id and queues the next job.
 */
export function lookJobs(deps: LookDeps): Record<string, JobKind> {
  return {
    [KIND]: {
      lane: 'measuring',
      pauses: PAUSES,
      isForgotten: true,
      work: ({ after }, { signal }) => measureSome(deps, String(after), signal),
      onFailed: async () => undefined,
    },
  }
}

async function measureSome(
  { db, storage, log }: LookDeps,
  after: string,
  signal: AbortSignal,
): Promise<'done' | 'paused'> {
  const found = await db
    .selectFrom('picture')
    .select(['id', 'key'])
    .where('id', '>', after)
    .where(sql<boolean>`look IS NULL OR look[1] <> ${LOOK_EDITION}`)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  const looks: { id: string; look: number[] }[] = []
  const failures: unknown[] = []
  for (const { id, key } of found) {
    if (signal.aborted) return 'paused'
    const begun = performance.now()
    const look = await lookOfFile({ storage, log }, key).catch((error: unknown) => {
      log.warn({ err: error, picture: key }, 'a picture could not be read to measure its look')
      failures.push(error)
    })
    if (look) looks.push({ id, look })
    await pause((performance.now() - begun) * REST, undefined, { signal }).catch(() => undefined)
  }
  // Where no file can be read, the store is away: the job is tried again. One that fails alone would hold up all the others.
  if (failures.length > 0 && failures.length === found.length) throw failures[0]
  if (looks.length) await write(db, looks)
  const last = found.length === AT_ONCE ? found.at(-1) : undefined
  if (last) await queueJob(db, { kind: KIND, subject: `${KIND}:${last.id}`, payload: { after: last.id } })
  return 'done'
}

/** Undefined where the file is gone, is not made yet, or cannot be read. */
async function lookOfFile({ storage, log }: Omit<LookDeps, 'db'>, key: string): Promise<number[] | undefined> {
  if (storage.isMade(key)) return undefined
  const bytes = await storage.find(key)
  if (!bytes) return undefined
  try {
    const { look } = await measureApart(bytes)
    return look && storedLook(look)
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    log.warn({ err: error, picture: key }, 'the look of a picture could not be measured')
    return undefined
  }
}

async function write(db: Db, looks: { id: string; look: number[] }[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await changeAs(trx, LOOKS_ACTOR)
    await sql`
      UPDATE picture SET look = fresh.look
      FROM json_to_recordset(${JSON.stringify(looks)}::json) AS fresh(id bigint, look smallint[])
      WHERE picture.id = fresh.id`.execute(trx)
  })
}
