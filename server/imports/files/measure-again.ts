import { buffer } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { changeAs } from '../../catalogue/change-log.ts'
import type { Db, Trx } from '../../database.ts'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import { queueJob } from '../../platform/jobs/jobs.ts'
import { cutApart, measureApart } from '../../platform/pictures/decoding.ts'
import { hasDeepProfile, mayBeDeep, TELLING_BYTES } from '../../platform/pictures/deep-color.ts'
import { PictureError } from '../../platform/pictures/picture-error.ts'
import type { PictureServer } from '../../platform/pictures/picture-server.ts'
import { storageKeyOf } from '../../platform/storage/storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { pictureRow } from './line-files.ts'

export interface MeasuringDeps {
  /** A connection for long work. */
  db: Db
  storage: Storage
  pictures: Pick<PictureServer, 'forget'>
  log: Pick<Logger, 'info' | 'warn'>
  /** Called in the transaction that writes the new measures of pictures. */
  onMeasured(trx: Trx, pictureIds: readonly string[]): Promise<void>
}

/** Migration 061 queues the first of these jobs. */
const KIND = 'picture:measure'
/** How many pictures a job looks at; so much is repeated if the server is killed. */
const AT_ONCE = 200
/** The formats that may have more than 8 bits a channel. */
const DEEP_FORMATS = ['avif', 'png', 'tiff']
/** In seconds: an object store may be away for long. */
const PAUSES = [60, 600, 3600, 6 * 3600]

/**
 * Measures pictures again of more than 8 bits a channel with a colour profile, which former versions measured in wrong colours
 * (decisions/180). Each job looks at some pictures after an id and queues the next job.
 */
export function measuringJobs(deps: MeasuringDeps): Record<string, JobKind> {
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

async function measureSome(deps: MeasuringDeps, after: string, signal: AbortSignal): Promise<'done' | 'paused'> {
  const { db, pictures, log } = deps
  const found = await db
    .selectFrom('picture')
    .selectAll()
    .where('id', '>', after)
    .where('format', 'in', DEEP_FORMATS)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute()
  const measured: Measured[] = []
  for (const picture of found) {
    if (signal.aborted) return 'paused'
    measured.push(...(await measureOne(deps, picture)))
  }
  if (measured.length) await db.transaction().execute(async (trx) => write(deps, trx, measured))
  for (const { old } of measured) await pictures.forget(old.key)
  if (measured.length) log.info({ pictures: measured.length }, 'pictures in deep colour were measured again')
  const last = found.length === AT_ONCE ? found.at(-1) : undefined
  if (last) await queueJob(db, { kind: KIND, subject: `${KIND}:${last.id}`, payload: { after: last.id } })
  return 'done'
}

type Row = Awaited<ReturnType<typeof cutsOf>>[number]

/** A picture as it was stored, and its new row. */
interface Measured {
  old: Row
  row: ReturnType<typeof pictureRow>
}

/** What changes in a picture and in its cuts: nothing where the file is gone, or was measured by this version. */
async function measureOne({ db, storage, log }: MeasuringDeps, old: Row): Promise<Measured[]> {
  // What is made is of this version, and need not be made for this.
  if (storage.isMade(old.key)) return []
  const begin = await storage.open(old.key, { first: 0, last: TELLING_BYTES - 1 })
  if (!begin || !mayBeDeep(await buffer(begin))) return []
  const bytes = await storage.find(old.key)
  if (!bytes) return []
  try {
    if (!(await hasDeepProfile(bytes))) return []
    const measured = [await measure(old, bytes)]
    for (const cut of await cutsOf(db, old.id)) {
      const { cut_x: x, cut_y: y, cut_w: w, cut_h: h } = cut
      const part = await cutApart(bytes, { x: x ?? 0, y: y ?? 0, w: w ?? 1, h: h ?? 1 })
      await storage.put(part)
      measured.push(await measure(cut, part))
    }
    return measured.filter((one) => String(one.old.palette) !== String(one.row.palette))
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    log.warn({ err: error, picture: old.key }, 'a picture could not be measured again')
    return []
  }
}

async function cutsOf(db: Db, id: string) {
  return db.selectFrom('picture').selectAll().where('cut_from', '=', id).execute()
}

async function measure(old: Row, bytes: Buffer): Promise<Measured> {
  const facts = await measureApart(bytes)
  return { old, row: pictureRow({ use: 'picture', key: storageKeyOf(bytes), bytes: bytes.length, facts }) }
}

/** A cut gets the key of its new content. Its former content keeps a row too: approvals and versions may show it. */
async function write({ onMeasured }: MeasuringDeps, trx: Trx, measured: Measured[]): Promise<void> {
  await changeAs(trx, 'measuring pictures')
  for (const { old, row } of measured) {
    const { id, ...former } = old
    const isCut = row.key !== old.key
    // Somebody may have cut the same part again meanwhile.
    if (isCut && (await trx.selectFrom('picture').select('id').where('key', '=', row.key).executeTakeFirst())) continue
    await trx.updateTable('picture').set(row).where('id', '=', id).execute()
    if (isCut)
      await trx
        .insertInto('picture')
        .values({ ...former, ...NOT_CUT })
        .execute()
  }
  await onMeasured(
    trx,
    measured.map(({ old }) => old.id),
  )
}

const NOT_CUT = { cut_from: null, cut_x: null, cut_y: null, cut_w: null, cut_h: null }
