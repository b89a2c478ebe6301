import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { BulkChanges, BulkRun, getBulkRun, undoBulk } from '../../../../contract/keeping/bulk.ts'
import { Problem } from '../../../../contract/problem.ts'
import { changeAs } from '../../../catalogue/change-log.ts'
import { undoRun } from '../../../imports/undoing/undo-run.ts'
import type { MemberContext } from '../../../platform/http/serve.ts'
import type { JobContext, JobKind } from '../../../platform/jobs/job-kind.ts'
import { queueJob } from '../../../platform/jobs/jobs.ts'
import { patientOn } from '../../../platform/postgres/database.ts'
import { changeByHand } from '../../change-by-hand.ts'
import type { ProductParts, ProductTables } from '../parts.ts'
import { planChanges, writeChanges } from './plan.ts'

/** Of the queue. */
const KIND = 'bulk'
const AT_ONCE = 200

interface Payload {
  memberId: string
  changes: BulkChanges
  productIds: string[]
  /** Null: all SKUs of the products. */
  skuIds: string[] | null
}

type Db = Kysely<ProductTables>

/** Notes a change of many as a run, by which it is taken back; answers its id. */
export async function beginRun(
  db: Pick<Kysely<ProductTables>, 'insertInto'>,
  { digest, total, isDone }: { digest: string; total: number; isDone: boolean },
): Promise<string> {
  const { id } = await db
    .insertInto('import_run')
    .values({
      kind: 'by_hand',
      name: 'a change of many',
      digest: `by hand ${digest}`,
      total,
      ...(isDone && { next_line: total + 1, changed: total, finished_at: new Date() }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Has a change of many done in the background; answers the run's id. */
export async function queueRun(
  { db, wake }: Pick<ProductParts, 'db' | 'wake'>,
  { digest, total, payload }: { digest: string; total: number; payload: Payload },
): Promise<string> {
  const runId = await db.transaction().execute(async (trx) => {
    const id = await beginRun(trx, { digest, total, isDone: false })
    await queueJob(trx as never, {
      kind: KIND,
      subject: subjectOf(id),
      payload: { work: 'run', runId: id, ...payload },
    })
    return id
  })
  wake()
  return runId
}

/** How far a change of many is. Unknown: 404. */
export async function getRun(
  { db }: Pick<ProductParts, 'db'>,
  { id }: ParsedInputOf<typeof getBulkRun>,
): Promise<BulkRun> {
  const run = await db.selectFrom('import_run').selectAll().where('id', '=', id).where('kind', '=', 'by_hand').executeTakeFirst() // prettier-ignore
  if (!run) throw new Problem(404)
  const job = await db.selectFrom('job').select(['state', 'payload', 'progress']).where('subject', '=', subjectOf(id)).orderBy('id', 'desc').limit(1).executeTakeFirst() // prettier-ignore
  const undone = await db
    .selectFrom('import_undo')
    .select('run_id')
    .where('run_id', '=', id)
    .limit(1)
    .executeTakeFirst()
  const isUndo = job?.payload['work'] === 'undo'
  const done = isUndo && job.state === 'running' ? (job.progress?.done ?? 0) : run.next_line - 1
  return { id, state: stateOf({ run, job, isUndone: undone !== undefined }), done, total: run.total ?? 0, changed: run.changed, kept: run.rejected } // prettier-ignore
}

interface Known {
  run: { finished_at: Date | null }
  job: { state: string; payload: Record<string, unknown> } | undefined
  isUndone: boolean
}

function stateOf({ run, job, isUndone }: Known): BulkRun['state'] {
  if (job?.state === 'failed') return 'failed'
  const isOver = !job || job.state === 'done'
  if (!isOver) return job.payload['work'] === 'undo' ? 'undoing' : 'running'
  if (isUndone) return 'undone'
  return run.finished_at ? 'done' : 'running'
}

/** Takes back a change of many, in the background; what somebody has changed since stays. */
export async function undoMany(
  parts: Pick<ProductParts, 'db' | 'wake'>,
  { id }: ParsedInputOf<typeof undoBulk>,
  { caller: { memberId } }: MemberContext,
): Promise<BulkRun> {
  const run = await getRun(parts, { id })
  if (run.state === 'running') throw new Problem(409, {}, run)
  if (run.state === 'undone' || run.state === 'undoing') return run
  await queueJob(parts.db, {
    kind: KIND,
    subject: subjectOf(id),
    payload: { work: 'undo', runId: id, memberId },
  })
  parts.wake()
  return getRun(parts, { id })
}

function subjectOf(runId: string): string {
  return `bulk:${runId}`
}

/** How the queue does them. */
export function bulkJobs({ db: quick }: Pick<ProductParts, 'db'>): Record<string, JobKind> {
  const db = patientOn(quick)
  return {
    [KIND]: {
      lane: 'bulk',
      work: (payload, context) => {
        const { runId, ...rest } = payload as unknown as Payload & { runId: string }
        return payload['work'] === 'undo' ? undo(db, { runId, ...rest }, context) : run(db, { runId, ...rest }, context)
      },
      onFailed: async () => undefined,
    },
  }
}

/** Some products at a time; how far it is stands in the run, so that after a crash it goes on exactly there. */
async function run(
  db: Db,
  { runId, memberId, changes, productIds, skuIds }: Payload & { runId: string },
  { signal, report }: JobContext,
): Promise<'done' | 'paused'> {
  const selectedSkus = skuIds ? new Set(skuIds) : undefined
  for (;;) {
    if (signal.aborted) return 'paused'
    const done = await changeByHand(db, memberId, async (trx) => {
      const { next_line: next } = await trx.selectFrom('import_run').select('next_line').where('id', '=', runId).executeTakeFirstOrThrow() // prettier-ignore
      const piece = productIds.slice(next - 1, next - 1 + AT_ONCE)
      const selected = { productIds: piece, skuIds: selectedSkus }
      await changeAs(trx, `member:${memberId}`, runId)
      const { outcome } = await planChanges(trx, { selected, changes }, (batch) => writeChanges(trx, batch.changes, batch.known)) // prettier-ignore
      const isLast = next - 1 + piece.length >= productIds.length
      await trx
        .updateTable('import_run')
        .set((eb) => ({
          next_line: next + piece.length,
          changed: eb('changed', '+', outcome.changed.products),
          rejected: eb('rejected', '+', outcome.refused.products),
          ...(isLast && { finished_at: new Date() }),
        }))
        .where('id', '=', runId)
        .execute()
      return next - 1 + piece.length
    })
    report({ done, total: productIds.length })
    if (done >= productIds.length) return 'done'
  }
}

async function undo(
  db: Db,
  { runId, memberId }: { runId: string; memberId: string },
  { signal, report }: JobContext,
): Promise<'done' | 'paused'> {
  const undone = await undoRun(db, runId, { actor: `member:${memberId}`, signal, onProgress: report })
  return undone.isFinished ? 'done' : 'paused'
}
