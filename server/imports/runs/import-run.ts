import { sql } from 'kysely'
import { IMPORT_LOCK } from '../../catalogue/import-lock.ts'
import { patientOn } from '../../platform/postgres/database.ts'
import { holdConnection } from '../../platform/postgres/held-connection.ts'
import type { Db, Trx } from '../../database.ts'
import { insertRows } from '../merging/bulk-rows.ts'
import type { BatchOutcome } from '../batch-outcome.ts'
import type { Rejection } from '../reading/rejection.ts'
import type { ImportSource } from '../reading/import-source.ts'

/** An import run in the database, with its next line and its lock. */
export interface HeldRun {
  id: string
  nextLine: number
  resumedFrom: number | undefined
  /** Takes the run's lock again after a lost connection; the lock shows others that the run is active. */
  renew(): Promise<void>
  release(): Promise<void>
}

/**
 * Starts a run, or continues the unfinished one with the same content. An active run holds an advisory lock; an unfinished run without it
 * was interrupted.
 */
export async function openRun(db: Db, source: ImportSource): Promise<HeldRun> {
  let holder = await holdConnection(patientOn(db))
  const { id, next_line: nextLine } =
    (await findInterrupted(db, holder.connection, source)) ?? (await beginRun(db, holder.connection, source))
  return {
    id,
    nextLine,
    resumedFrom: nextLine > 1 ? nextLine : undefined,
    async renew() {
      await holder.release()
      holder = await holdConnection(patientOn(db))
      await takeRunLock(holder.connection, id)
    },
    release: () => holder.release(),
  }
}

type RunPlace = { id: string; next_line: number }

async function findInterrupted(db: Db, holder: Db, { digest }: ImportSource): Promise<RunPlace | undefined> {
  const unfinished = await db
    .selectFrom('import_run')
    .select(['id', 'next_line'])
    .where('digest', '=', digest)
    .where('finished_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()
  for (const run of unfinished) if (await takeRunLock(holder, run.id)) return run
  return undefined
}

async function beginRun(db: Db, holder: Db, { name, digest, total }: ImportSource): Promise<RunPlace> {
  const run = await db
    .insertInto('import_run')
    .values({ name, digest, total, finished_at: null })
    .returning(['id', 'next_line'])
    .executeTakeFirstOrThrow()
  await takeRunLock(holder, run.id)
  return run
}

export async function isFinished(db: Db, runId: string): Promise<boolean> {
  const run = await db.selectFrom('import_run').select('finished_at').where('id', '=', runId).executeTakeFirst()
  return run?.finished_at != null
}

async function takeRunLock(connection: Db, runId: string): Promise<boolean> {
  const { rows } = await sql<{
    held: boolean
  }>`SELECT pg_try_advisory_lock(${IMPORT_LOCK}, ${Number(runId)}) AS held`.execute(connection)
  return rows[0]?.held ?? false
}

/** Adds a batch's counts to the run, in the same transaction. */
export async function recordProgress(trx: Trx, runId: string, outcome: BatchOutcome, nextLine: number): Promise<void> {
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
  await insertRows(
    trx,
    'import_rejection',
    outcome.rejections.map((rejection) => ({ run_id: runId, ...rejectionRow(rejection) })),
  )
}

/** The row of a rejection. */
export function rejectionRow({ line, field, reason, reasonZh, column, value }: Rejection) {
  return { line, field, reason, reason_zh: reasonZh ?? null, column_name: column ?? null, value: value ?? null }
}
