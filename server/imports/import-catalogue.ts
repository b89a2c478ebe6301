import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeAs, lockCatalogue, markDryRun } from '../catalogue/change-log.ts'
import { findRates } from '../catalogue/rates.ts'
import { isDatabaseAway, isDatabaseStopped } from '../platform/postgres/database.ts'
import { createClock } from '../platform/clock.ts'
import type { Storage } from '../platform/storage/storage.ts'
import type { Db, Trx } from '../database.ts'
import { emptyOutcome } from './batch-outcome.ts'
import type { BatchOutcome, OutcomeCounts, Taking } from './batch-outcome.ts'
import { batchesOf, oneAhead } from './reading/batches.ts'
import type { Batch } from './reading/batches.ts'
import { createFileReader } from './files/import-files.ts'
import { tryOut } from './giving-way.ts'
import type { Attempt } from './giving-way.ts'
import type { ProductDifference } from './telling/differences.ts'
import type { Hint } from './telling/hints.ts'
import { openRun, recordProgress } from './runs/import-run.ts'
import type { HeldRun } from './runs/import-run.ts'
import type { ImportSource } from './reading/import-source.ts'
import type { Novelty } from './telling/novelties.ts'
import type { SkuFigures } from './telling/overview.ts'
import type { Rejection } from './reading/rejection.ts'
import { addOutcomes, takeLines } from './reading/take-lines.ts'
import { leaveOutTriggers } from './without-triggers.ts'

export interface ImportDeps {
  db: Db
  storage: Storage
}

export interface ImportOptions {
  /** Who imports, for the change log. */
  actor: string
  /** Checks everything and changes nothing. */
  isDryRun?: boolean
  /** Stops after the current batch; the import can continue later. */
  signal?: AbortSignal
  onProgress?(progress: ImportProgress): void
  /** Called in the transaction of each batch, once its lines are written. Not in dry runs. */
  inBatch?(trx: Trx): Promise<void>
  onRejection?(rejection: Rejection): void
  onNovelty?(novelty: Novelty): void
  onHint?(hint: Hint): void
  /** Receives the run's id before the first line is taken. */
  onBegun?(runId: string): Promise<void>
  /** Called in dry runs only. */
  onDifference?(difference: ProductDifference): void
  /** With `onDifference`: the figures of the SKUs that a differing line states. */
  onFigures?(figures: SkuFigures): void
  /** Called when a dry run restarts because others waited: discard all reports so far. Without it, the dry run lets them wait. */
  onBegunAnew?(): Promise<void>
}

export interface ImportProgress {
  /** Lines taken or rejected. */
  done: number
  total: number | null
}

/** The counts of an import, including the part before an interruption. */
export interface ImportSummary {
  added: number
  changed: number
  unchanged: number
  rejected: number
  incomplete: number
  /** Of a dry run: the rows of a table, and the SKUs, by the outcome of their lines. */
  rowsIn?: OutcomeCounts
  skusIn?: OutcomeCounts
  /** The line at which an interrupted import of the same file continued. */
  resumedFrom: number | undefined
  isFinished: boolean
}

/** After so many restarts a dry run gives way no more, as it would never end in a busy catalogue. */
const MOST_TIMES_ANEW = 5
const DATABASE_PATIENCE_MS = 30_000
const DATABASE_PAUSE_MS = 500

/**
 * Imports a source batch by batch. Each batch is one transaction, and the run records the next line, so that an interrupted import
 * continues there.
 */
export async function importCatalogue(
  { db, storage }: ImportDeps,
  source: ImportSource,
  options: ImportOptions,
): Promise<ImportSummary> {
  if (options.isDryRun) return dryRun(db, source, options)
  const files = source.files ?? createFileReader(source, storage)
  const run = await openRun(db, source)
  try {
    await options.onBegun?.(run.id)
    let last = run.nextLine - 1
    let isFinished = false
    const inCurrency: Hint[] = []
    for await (const batch of oneAhead(batchesOf(source.lines(run.nextLine), source.files !== undefined))) {
      const finishes = batch.isLast && !options.signal?.aborted
      const taking = { files, newProducts: source.newProducts }
      const outcome = await withPatience(run, () => takeBatch(db, batch, { run, taking, options, finishes }))
      isFinished = finishes
      last = batch.lines.at(-1)?.line ?? last
      report(outcome, last, { source, options, inCurrency })
      // Awaited here, because what follows takes time and a rejection must not stay unhandled.
      if (options.signal?.aborted) return await summarise(db, run)
    }
    if (!isFinished) await withPatience(run, () => finish(db, run))
    await reportUnrated(db, inCurrency, options)
    return await summarise(db, run)
  } finally {
    await run.release()
  }
}

/** Reports a batch; `inCurrency` is kept until all rates of the file are known. */
function report(
  outcome: BatchOutcome,
  done: number,
  { source, options, inCurrency }: { source: ImportSource; options: ImportOptions; inCurrency: Hint[] },
): void {
  const { onProgress, onRejection, onNovelty, onHint, onDifference, onFigures } = options
  for (const difference of outcome.differences) onDifference?.(difference)
  for (const figures of outcome.figures) onFigures?.(figures)
  for (const hint of outcome.hints) {
    if (hint.kind === 'currency') inCurrency.push(hint)
    else onHint?.(hint)
  }
  for (const novelty of outcome.novelties) onNovelty?.(novelty)
  for (const rejection of outcome.rejections) onRejection?.(rejection)
  onProgress?.({ done, total: source.total })
}

async function reportUnrated(db: Db, inCurrency: Hint[], { onHint }: Pick<ImportOptions, 'onHint'>): Promise<void> {
  if (!inCurrency.length) return
  const rates = await findRates(db, createClock().today())
  for (const hint of inCurrency) if (!rates.has(hint.name)) onHint?.(hint)
}

// The last batch and the end of the run share a transaction, as each commit costs a disk sync.
async function takeBatch(
  db: Db,
  { lines }: Batch,
  { run, taking, options, finishes }: { run: HeldRun; taking: Taking; options: ImportOptions; finishes: boolean },
): Promise<BatchOutcome> {
  return db.transaction().execute(async (trx) => {
    await changeAs(trx, options.actor, run.id)
    const outcome = await takeLines(trx, lines, taking)
    await options.inBatch?.(trx)
    await recordProgress(trx, run.id, outcome, (lines.at(-1)?.line ?? 0) + 1)
    if (finishes) await finish(trx, run)
    return outcome
  })
}

async function finish(db: Db, { id }: HeldRun): Promise<void> {
  await db
    .updateTable('import_run')
    // Not `now()`, which is the start of the transaction.
    .set({ finished_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

async function summarise(db: Db, run: HeldRun): Promise<ImportSummary> {
  const row = await db.selectFrom('import_run').selectAll().where('id', '=', run.id).executeTakeFirstOrThrow()
  const { added, changed, unchanged, rejected, incomplete } = row
  return {
    added,
    changed,
    unchanged,
    rejected,
    incomplete,
    resumedFrom: run.resumedFrom,
    isFinished: row.finished_at !== null,
  }
}

/** Performs the whole import in one transaction that is rolled back. */
async function dryRun(db: Db, source: ImportSource, options: ImportOptions): Promise<ImportSummary> {
  for (let times = 0; ; times += 1) {
    const givesWay = options.onBegunAnew !== undefined && times < MOST_TIMES_ANEW
    const summary = await tryOut(db, { givesWay }, (attempt) => takeAll(attempt, source, options))
    if (summary) return summary
    // Waits until the change by hand is done, which holds this lock.
    await db.transaction().execute(lockCatalogue)
    await options.onBegunAnew?.()
  }
}

async function takeAll(
  { trx, requireNobodyWaits }: Attempt,
  source: ImportSource,
  options: ImportOptions,
): Promise<ImportSummary> {
  const files = source.files ?? createFileReader(source, undefined)
  await markDryRun(trx)
  await leaveOutTriggers(trx)
  let total = emptyOutcome()
  const inCurrency: Hint[] = []
  for await (const batch of oneAhead(batchesOf(source.lines(1), source.files !== undefined))) {
    requireNobodyWaits()
    const outcome = await takeLines(trx, batch.lines, {
      files,
      newProducts: source.newProducts,
      tellsDifferences: options.onDifference !== undefined,
      tellsAlike: true,
    })
    total = { ...addOutcomes(total, outcome), rejections: [], novelties: [], hints: [], differences: [], figures: [] }
    report(outcome, batch.lines.at(-1)?.line ?? 0, { source, options, inCurrency })
    if (options.signal?.aborted) break
  }
  await reportUnrated(trx, inCurrency, options)
  const { added, changed, unchanged, rejected, incomplete, rowsIn, skusIn } = total
  return {
    added,
    changed,
    unchanged,
    rejected,
    incomplete,
    rowsIn,
    skusIn,
    resumedFrom: undefined,
    isFinished: !options.signal?.aborted,
  }
}

// Waits for an unreachable database and tries the batch again, which is safe because it is one transaction.
async function withPatience<Result>(run: HeldRun, work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + DATABASE_PATIENCE_MS
  for (let isFirst = true; ; isFirst = false) {
    try {
      if (!isFirst) await run.renew()
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || isDatabaseStopped(error) || performance.now() > deadline) throw error
      await sleep(DATABASE_PAUSE_MS)
    }
  }
}
