import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { IMPORT_LOCK } from '../catalogue/import-lock.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import { insertRows } from './bulk-rows.ts'
import type { Trx } from './bulk-rows.ts'
import type { BatchOutcome } from './import-batch.ts'
import type { ImportSource } from './import-source.ts'

/** An import as the database remembers it: which line is next, and who holds it. */
export interface ImportRun {
  id: string
  nextLine: number
  resumedFrom: number | undefined
  release(): Promise<void>
}

/**
 * Begins a run, or goes on with the unfinished one of the same content.
 * A run holds a lock of its own while it is carried out: an unfinished one without it was interrupted.
 */
export async function openRun(db: Kysely<CatalogueTables>, source: ImportSource): Promise<ImportRun> {
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

/** Counts what a batch did, in the transaction that did it. */
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
    outcome.rejections.map((rejection) => ({ run_id: runId, ...rejection })),
  )
}
