import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { IMPORT_LOCK } from '../catalogue/import-lock.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import { isDatabaseAway } from '../platform/database.ts'
import type { Storage } from '../platform/storage.ts'
import type { Trx } from './bulk-rows.ts'
import { importBatch } from './import-batch.ts'
import type { BatchOutcome } from './import-batch.ts'
import { batchesOf } from './batches.ts'
import { createFileReader } from './import-files.ts'
import type { FileReader } from './import-files.ts'
import type { ImportSource } from './import-source.ts'
import type { ParsedLine, Rejection } from './parse-line.ts'

export interface ImportParts {
  db: Kysely<CatalogueTables>
  storage: Storage
}

export interface ImportOptions {
  /** Who imports, for the change log. */
  actor: string
  /** Checks everything and changes nothing. */
  isDryRun?: boolean
  /** Stops after the batch under way; the import can go on later. */
  signal?: AbortSignal
  onProgress?(progress: ImportProgress): void
  onRejection?(rejection: Rejection): void
}

export interface ImportProgress {
  /** Lines that are in the catalogue, or rejected. */
  done: number
  total: number | null
}

/** What an import did, the part before an interruption included. */
export interface ImportSummary extends Omit<BatchOutcome, 'rejections'> {
  /** The line it went on from, where an interrupted import of the same file was resumed. */
  resumedFrom: number | undefined
  isFinished: boolean
}

const DATABASE_PATIENCE_MS = 30_000
const DATABASE_PAUSE_MS = 500

/**
 * Takes a source into the catalogue, batch by batch: each is whole in the catalogue or not at all, and the run
 * remembers which is next, so that an interrupted import goes on where it stopped.
 */
export async function importCatalogue(
  { db, storage }: ImportParts,
  source: ImportSource,
  options: ImportOptions,
): Promise<ImportSummary> {
  if (options.isDryRun) return dryRun(db, source, options)
  const files = createFileReader(source.folder, storage)
  const run = await openRun(db, source)
  try {
    let last = run.nextLine - 1
    for await (const batch of batchesOf(source.lines(run.nextLine))) {
      const outcome = await withPatience(() => takeBatch(db, batch, { run, files, actor: options.actor }))
      last = batch.at(-1)?.line ?? last
      report(outcome, last, source, options)
      if (options.signal?.aborted) return summarise(db, run)
    }
    await db
      .updateTable('import_run')
      .set({ finished_at: sql`now()` })
      .where('id', '=', run.id)
      .execute()
    return await summarise(db, run)
  } finally {
    await run.release()
  }
}

function report(
  outcome: BatchOutcome,
  done: number,
  source: ImportSource,
  { onProgress, onRejection }: ImportOptions,
): void {
  for (const rejection of outcome.rejections) onRejection?.(rejection)
  onProgress?.({ done, total: source.total })
}

interface Run {
  id: string
  nextLine: number
  resumedFrom: number | undefined
  release(): Promise<void>
}

// The run holds a lock of its own while it is carried out: a run without one, unfinished, was interrupted.
async function openRun(db: Kysely<CatalogueTables>, source: ImportSource): Promise<Run> {
  const holder = await holdConnection(db)
  const unfinished = await db
    .selectFrom('import_run')
    .selectAll()
    .where('digest', '=', source.digest)
    .where('finished_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  for (const run of unfinished) {
    if (await takeRunLock(holder.connection, run.id)) {
      const resumedFrom = run.next_line > 1 ? run.next_line : undefined
      return { id: run.id, nextLine: run.next_line, resumedFrom, release: holder.release }
    }
  }
  const fresh = await db
    .insertInto('import_run')
    .values({ name: source.name, digest: source.digest, total: source.total, finished_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  await takeRunLock(holder.connection, fresh.id)
  return { id: fresh.id, nextLine: 1, resumedFrom: undefined, release: holder.release }
}

async function takeRunLock(connection: Kysely<CatalogueTables>, runId: string): Promise<boolean> {
  const { rows } = await sql<{
    held: boolean
  }>`SELECT pg_try_advisory_lock(${IMPORT_LOCK}, ${Number(runId)}) AS held`.execute(connection)
  return rows[0]?.held ?? false
}

// A connection kept out of the pool until `release`, which also gives up the locks taken on it.
async function holdConnection(
  db: Kysely<CatalogueTables>,
): Promise<{ connection: Kysely<CatalogueTables>; release: () => Promise<void> }> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: held, resolve: take, reject } = Promise.withResolvers<Kysely<CatalogueTables>>()
  const done = db.connection().execute(async (connection) => {
    take(connection)
    await released
    await sql`SELECT pg_advisory_unlock_all()`.execute(connection).catch(() => undefined)
  })
  done.catch(reject)
  const connection = await held
  return {
    connection,
    release: async () => {
      letGo()
      await done
    },
  }
}

async function takeBatch(
  db: Kysely<CatalogueTables>,
  batch: ParsedLine[],
  { run, files, actor }: { run: Run; files: FileReader; actor: string },
): Promise<BatchOutcome> {
  return db.transaction().execute(async (trx) => {
    await sql`SELECT set_config('quarry.actor', ${actor}, true), set_config('quarry.run', ${run.id}, true)`.execute(trx)
    const outcome = await importOneByOneIfNeeded(trx, batch, files)
    await recordProgress(trx, run.id, outcome, (batch.at(-1)?.line ?? 0) + 1)
    return outcome
  })
}

// A value that the database refuses costs its own line only: the batch is then taken line by line.
async function importOneByOneIfNeeded(trx: Trx, batch: ParsedLine[], files: FileReader): Promise<BatchOutcome> {
  const whole = await withSavepoint(trx, () => importBatch(trx, batch, files))
  if (!(whole instanceof Error)) return whole
  const outcomes: BatchOutcome[] = []
  for (const line of batch) {
    const single = await withSavepoint(trx, () => importBatch(trx, [line], files))
    outcomes.push(single instanceof Error ? refusal(line, single) : single)
  }
  return outcomes.reduce(sum)
}

// Answers the error where the database refused a value (SQLSTATE classes 22 and 23); anything else is thrown.
async function withSavepoint<Result>(trx: Trx, work: () => Promise<Result>): Promise<Result | Error> {
  await sql`SAVEPOINT batch`.execute(trx)
  try {
    const result = await work()
    await sql`RELEASE SAVEPOINT batch`.execute(trx)
    return result
  } catch (error) {
    if (!/^2[23]/.test((error as { code?: string }).code ?? '')) throw error
    await sql`ROLLBACK TO SAVEPOINT batch`.execute(trx)
    return error as Error
  }
}

function refusal({ line }: ParsedLine, { message }: Error): BatchOutcome {
  return {
    added: 0,
    changed: 0,
    unchanged: 0,
    rejected: 1,
    incomplete: 0,
    rejections: [{ line, field: '', reason: `the database refused it: ${message}` }],
  }
}

function sum(one: BatchOutcome, other: BatchOutcome): BatchOutcome {
  return {
    added: one.added + other.added,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    rejected: one.rejected + other.rejected,
    incomplete: one.incomplete + other.incomplete,
    rejections: [...one.rejections, ...other.rejections],
  }
}

async function recordProgress(trx: Trx, runId: string, outcome: BatchOutcome, nextLine: number): Promise<void> {
  await trx
    .updateTable('import_run')
    .set((eb) => ({
      next_line: nextLine,
      added: eb('added', '+', outcome.added),
      changed: eb('changed', '+', outcome.changed),
      unchanged: eb('unchanged', '+', outcome.unchanged),
      rejected: eb('rejected', '+', outcome.rejected),
      incomplete: eb('incomplete', '+', outcome.incomplete),
    }))
    .where('id', '=', runId)
    .execute()
  if (outcome.rejections.length) {
    await trx
      .insertInto('import_rejection')
      .values(outcome.rejections.map((rejection) => ({ run_id: runId, ...rejection })))
      .execute()
  }
}

async function summarise(db: Kysely<CatalogueTables>, run: Run): Promise<ImportSummary> {
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

/** Everything an import does, in one transaction that is rolled back. */
async function dryRun(
  db: Kysely<CatalogueTables>,
  source: ImportSource,
  options: ImportOptions,
): Promise<ImportSummary> {
  const files = createFileReader(source.folder, undefined)
  const empty: BatchOutcome = { added: 0, changed: 0, unchanged: 0, rejected: 0, incomplete: 0, rejections: [] }
  const trx = await db.startTransaction().execute()
  try {
    let total = empty
    for await (const batch of batchesOf(source.lines(1))) {
      const outcome = await importOneByOneIfNeeded(trx, batch, files)
      total = { ...sum(total, outcome), rejections: [] }
      report(outcome, batch.at(-1)?.line ?? 0, source, options)
      if (options.signal?.aborted) break
    }
    const { rejections: _, ...counts } = total
    return { ...counts, resumedFrom: undefined, isFinished: !options.signal?.aborted }
  } finally {
    await trx.rollback().execute()
  }
}

// A database that went away comes back: a batch is whole or not there at all, so it can simply be tried again.
async function withPatience<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + DATABASE_PATIENCE_MS
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > deadline) throw error
      await sleep(DATABASE_PAUSE_MS)
    }
  }
}
