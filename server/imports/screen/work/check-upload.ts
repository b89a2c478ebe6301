import type { ImportCheck } from '../../../../contract/import-screen.ts'
import type { JobContext } from '../../../platform/jobs/job-kind.ts'
import type { Db } from '../../../database.ts'
import { findRates } from '../../../catalogue/rates.ts'
import { createClock } from '../../../platform/clock.ts'
import { importCatalogue } from '../../import-catalogue.ts'
import { UNSTATED_CURRENCY } from '../../mapping/unstated-currency.ts'
import type { Rejection } from '../../reading/rejection.ts'
import { rejectionRow } from '../../runs/import-run.ts'
import type { ProductDifference } from '../../telling/differences.ts'
import { createOverview } from '../../telling/overview.ts'
import { openUpload } from '../upload-source.ts'
import { uploadDigestOf, endJob, findUploadOf } from '../uploads.ts'
import type { WorkDeps } from '../uploads.ts'

const MOST_NAMED = 200
const AT_ONCE = 500

/** The dry run: finds and stores what an import would do, without changing the catalogue. */
export async function checkUpload(
  deps: WorkDeps,
  id: string,
  { signal, report }: JobContext,
): Promise<'done' | 'paused'> {
  const { db } = deps
  const work = { work: 'check', id } as const
  const upload = await findUploadOf(db, work)
  if (!upload) return 'done'
  await forgetCheck(db, id)
  const told = createTold(db, id)
  const notes: ImportCheck['notes'] = []
  const today = createClock().today()
  const rates = await findRates(db, today)
  let overview = createOverview(rates)
  const source = await openUpload(deps, upload, (note) => notes.length < MOST_NAMED && notes.push(note))
  let rows = 0
  const summary = await importCatalogue({ db: db, storage: deps.storage }, source, {
    actor: `member:${upload.member_id}`,
    isDryRun: true,
    signal,
    onProgress: ({ done, total }) => {
      rows = done
      report({ done, total })
    },
    onRejection: told.reject,
    onDifference: told.differ,
    onNovelty: told.bring,
    onFigures: (figures) => overview.add(figures),
    async onBegunAnew() {
      overview = createOverview(rates)
      notes.length = 0
      await told.forget()
      await forgetCheck(db, id)
      report({ done: 0, total: source.total })
    },
  })
  await told.end()
  if (!summary.isFinished) {
    await forgetCheck(db, id)
    // A server that stops repeats the dry run later; a member who stops it ends it.
    if (signal.reason === 'stop') return 'paused'
    await endJob(db, work, { state: 'read' })
    return 'done'
  }
  const { added, changed, unchanged, rejected, incomplete, rowsIn, skusIn: skus } = summary
  const mattering = notes.filter(({ reason }) => added > 0 || reason !== UNSTATED_CURRENCY)
  const found = { added, changed, unchanged, rejected, incomplete, rows, notes: mattering }
  const byOutcome = { ...(rowsIn && { rowsIn }), ...(skus && { skus }) }
  const checked: ImportCheck = {
    ...found,
    ...byOutcome,
    ...told.summary(),
    overview: await overview.summary(db, today),
  }
  await endJob(db, work, { state: 'checked', checked: JSON.stringify(checked), checked_digest: uploadDigestOf(upload) })
  return 'done'
}

async function forgetCheck(db: Db, id: string): Promise<void> {
  await db.deleteFrom('import_difference').where('upload_id', '=', id).execute()
  await db.deleteFrom('import_check_rejection').where('upload_id', '=', id).execute()
}

/** Stores reports as they come, some hundred rows at a time. */
function createTold(db: Db, uploadId: string) {
  let rejections: Rejection[] = []
  let differences: ProductDifference[] = []
  let writing = Promise.resolve()
  let novelties: ImportCheck['novelties'] = []
  let noveltyCounts: Record<string, number> = {}
  let withdrawn = 0

  function write(): void {
    const [rejected, differing] = [rejections, differences]
    rejections = []
    differences = []
    writing = writeAfter(writing, rejected, differing)
    // The error is thrown by `end`.
    writing.catch(() => undefined)
  }

  async function writeAfter(before: Promise<void>, rejected: Rejection[], differing: ProductDifference[]) {
    await before
    if (rejected.length)
      await db
        .insertInto('import_check_rejection')
        .values(rejected.map((rejection) => ({ upload_id: uploadId, ...rejectionRow(rejection) })))
        .execute()
    if (differing.length)
      await db
        .insertInto('import_difference')
        .values(
          differing.map(({ fields, ...rest }) => ({ upload_id: uploadId, ...rest, fields: JSON.stringify(fields) })),
        )
        .execute()
  }

  return {
    reject(rejection: Rejection) {
      if (rejections.push(rejection) >= AT_ONCE) write()
    },
    differ(difference: ProductDifference) {
      if (difference.kind === 'withdrawn') withdrawn += 1
      if (differences.push(difference) >= AT_ONCE) write()
    },
    bring(novelty: ImportCheck['novelties'][number]) {
      const { kind, looksLike } = novelty
      noveltyCounts[kind] = (noveltyCounts[kind] ?? 0) + 1
      const isAlike = (one: typeof novelty) =>
        one.kind === kind && (one.looksLike === undefined) === (looksLike === undefined)
      if (novelties.filter(isAlike).length < MOST_NAMED / 4) novelties.push(novelty)
    },
    /** Discards the reports; the caller deletes those already stored. */
    async forget() {
      rejections = []
      differences = []
      novelties = []
      noveltyCounts = {}
      withdrawn = 0
      await writing
    },
    async end() {
      write()
      await writing
    },
    summary: () => ({ novelties, noveltyCounts, withdrawn }),
  }
}
