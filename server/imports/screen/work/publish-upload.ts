import { sql } from 'kysely'
import { changeAs, lockCatalogue } from '../../../catalogue/change-log.ts'
import type { JobContext } from '../../../platform/jobs/job-kind.ts'
import type { Db } from '../../../database.ts'
import { findReady, isReady, publishableRunOf } from '../publishing.ts'
import { endJob, findUploadOf } from '../uploads.ts'
import type { Upload, WorkDeps } from '../uploads.ts'

/** Products of one transaction. */
const AT_ONCE = 400

/**
 * Publishes what an upload's run added withdrawn, as a run of changes by hand (decisions/104, 196). Called again, it continues with the
 * products that still wait. `memberId` is who requested it.
 */
export async function publishUpload(
  { db }: WorkDeps,
  { id, memberId }: { id: string; memberId: string },
  { signal, report }: JobContext,
): Promise<'done' | 'paused'> {
  const work = { work: 'publish', id } as const
  const upload = await findUploadOf(db, work)
  const added = upload ? publishableRunOf(upload) : null
  if (!upload || added === null) return 'done'
  const ready = await findReady(db, added)
  const run = await openPublishing(db, upload, { publishes: added, total: ready.length })
  if (!run) {
    await endJob(db, work, { state: 'done' })
    return 'done'
  }
  for (let from = 0; from < ready.length; from += AT_ONCE) {
    if (signal.aborted) return 'paused'
    const done = await publishSome(db, ready.slice(from, from + AT_ONCE), {
      runId: run.id,
      publishes: added,
      actor: `member:${memberId}`,
    })
    report({ done, total: run.total })
  }
  // Together: a job that is done again after its run was finished would open another.
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('import_run').set({ finished_at: new Date() }).where('id', '=', run.id).execute()
    await endJob(trx, work, { state: 'done' })
  })
  return 'done'
}

interface Publishing {
  id: string
  total: number
}

/** The run that was interrupted, or a new one; undefined where nothing is left for one. */
async function openPublishing(
  db: Db,
  { name }: Upload,
  { publishes, total }: { publishes: string; total: number },
): Promise<Publishing | undefined> {
  const open = await db
    .selectFrom('import_run')
    .select(['id', 'total'])
    .where('publishes', '=', publishes)
    .where('finished_at', 'is', null)
    .executeTakeFirst()
  if (open) return { id: open.id, total: open.total ?? total }
  if (total === 0) return undefined
  const run = await db
    .insertInto('import_run')
    .values({ kind: 'by_hand', name, digest: `publishes ${publishes}`, total, publishes, finished_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id: run.id, total }
}

/** Returns how many products the run has done. */
async function publishSome(
  db: Db,
  ids: readonly string[],
  { runId, publishes, actor }: { runId: string; publishes: string; actor: string },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await lockCatalogue(trx)
    await changeAs(trx, actor, runId)
    const { numAffectedRows: changed = 0n } = await sql`
      UPDATE product SET status = 'on_sale' WHERE id = ANY (${ids}::bigint[]) AND ${isReady(publishes)}`.execute(trx) // prettier-ignore
    const { next_line: next } = await trx
      .updateTable('import_run')
      .set((eb) => ({ next_line: eb('next_line', '+', ids.length), changed: eb('changed', '+', Number(changed)) }))
      .where('id', '=', runId)
      .returning('next_line')
      .executeTakeFirstOrThrow()
    return next - 1
  })
}
