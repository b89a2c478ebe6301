import type { Kysely } from 'kysely'
import type { ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { BulkChanges, BulkRun, getBulkRun, undoBulk } from '../../../../contract/keeping/bulk.ts'
import { Problem } from '../../../../contract/problem.ts'
import type { MemberContext } from '../../../platform/http/serve.ts'
import { queueJob } from '../../../platform/jobs/jobs.ts'
import type { ProductParts, ProductTables } from '../parts.ts'

/** What the queue calls it. */
export const BULK_JOB = 'bulk'

/** What is done, as the queue keeps it. */
export interface BulkPayload {
  memberId: string
  changes: BulkChanges
  productIds: string[]
  /** Null: all SKUs of the products. */
  skuIds: string[] | null
}

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
  { digest, total, payload }: { digest: string; total: number; payload: BulkPayload },
): Promise<string> {
  const runId = await db.transaction().execute(async (trx) => {
    const id = await beginRun(trx, { digest, total, isDone: false })
    await queueJob(trx as never, {
      kind: BULK_JOB,
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
    kind: BULK_JOB,
    subject: subjectOf(id),
    payload: { work: 'undo', runId: id, memberId },
  })
  parts.wake()
  return getRun(parts, { id })
}

function subjectOf(runId: string): string {
  return `bulk:${runId}`
}
