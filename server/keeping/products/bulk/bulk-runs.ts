import type { ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { BulkChanges, BulkOutcome, BulkRun, getBulkRun, undoBulk } from '../../../../contract/keeping/bulk.ts'
import { Problem } from '../../../../contract/problem.ts'
import type { MemberContext } from '../../../platform/http/serve.ts'
import { queueJob } from '../../../platform/jobs/jobs.ts'
import { oneAtATime } from '../../../platform/postgres/one-at-a-time.ts'
import type { Db } from '../../../database.ts'
import type { ProductDeps } from '../deps.ts'

/** The kind of these jobs in the queue. */
export const BULK_JOB = 'bulk'

/** The change, as the queue stores it. */
export interface BulkPayload {
  memberId: string
  changes: BulkChanges
  productIds: string[]
  /** The digests of the previewed changes, product by product. */
  digests: string[]
  /** Null for all SKUs of the products. */
  skuIds: string[] | null
}

/** What a run answers besides its id. */
export type RunOutcome = Omit<BulkOutcome, 'runId'>

/** Finds the run that was made from a preview, with its answer. */
export async function findRunOf(db: Pick<Db, 'selectFrom'>, token: string): Promise<BulkOutcome | undefined> {
  const run = await db.selectFrom('bulk_run').select(['run_id', 'outcome']).where('token', '=', token).executeTakeFirst() // prettier-ignore
  return run && { ...run.outcome, runId: run.run_id }
}

/** Stores a bulk change as a run, by which it can be undone. `outcome.digest` is that of its preview. Returns the run's id. */
export async function beginRun(
  db: Pick<Db, 'insertInto'>,
  { outcome, total, isDone }: { outcome: RunOutcome; total: number; isDone: boolean },
): Promise<string> {
  const { digest } = outcome
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
  await db
    .insertInto('bulk_run')
    .values({ run_id: id, token: digest, outcome: JSON.stringify(outcome) })
    .execute()
  return id
}

/** Queues a bulk change once for each preview; returns its run, which another call may have begun. */
export async function queueRun(
  { db, wake }: Pick<ProductDeps, 'db' | 'wake'>,
  { outcome, payload }: { outcome: RunOutcome; payload: BulkPayload },
): Promise<BulkOutcome> {
  const run = await db.transaction().execute(async (trx) => {
    await oneAtATime(trx, `bulk ${outcome.digest}`)
    const begun = await findRunOf(trx, outcome.digest)
    if (begun) return begun
    const id = await beginRun(trx, { outcome, total: payload.productIds.length, isDone: false })
    await queueJob(trx, {
      kind: BULK_JOB,
      subject: subjectOf(id),
      payload: { work: 'run', runId: id, ...payload },
    })
    return { ...outcome, runId: id }
  })
  wake()
  return run
}

/** The progress of a bulk change. Throws 404. */
export async function getRun(
  { db }: Pick<ProductDeps, 'db'>,
  { id }: ParsedInputOf<typeof getBulkRun>,
): Promise<BulkRun> {
  // The job first: when it is done, the run is read as it left it.
  const job = await db.selectFrom('job').select(['state', 'payload', 'progress']).where('subject', '=', subjectOf(id)).orderBy('id', 'desc').limit(1).executeTakeFirst() // prettier-ignore
  const run = await db.selectFrom('import_run').selectAll().where('id', '=', id).where('kind', '=', 'by_hand').executeTakeFirst() // prettier-ignore
  if (!run) throw new Problem(404)
  const undone = await db.selectFrom('import_undo').select(['outcome', (eb) => eb.fn.countAll<string>().as('count')]).where('run_id', '=', id).groupBy('outcome').execute() // prettier-ignore
  const noted = await db.selectFrom('bulk_run').select('kept').where('run_id', '=', id).executeTakeFirst()
  const isUndo = job?.payload['work'] === 'undo'
  const done = isUndo && job.state === 'running' ? (job.progress?.done ?? 0) : run.next_line - 1
  const state = stateOf({ run, job, isUndone: undone.length > 0 || run.undone_at !== null })
  const keptByUndo = Number(undone.find(({ outcome }) => outcome === 'kept')?.count ?? 0)
  return {
    id,
    state,
    done,
    total: run.total ?? 0,
    changed: run.changed,
    kept: state === 'undone' ? keptByUndo : run.rejected,
    left: noted?.kept ?? [],
  }
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

/** Queues the undo of a bulk change. What somebody has changed since stays. */
export async function undoMany(
  deps: Pick<ProductDeps, 'db' | 'wake'>,
  { id }: ParsedInputOf<typeof undoBulk>,
  { caller: { memberId } }: MemberContext,
): Promise<BulkRun> {
  const run = await getRun(deps, { id })
  if (run.state === 'running') throw new Problem(409, {}, run)
  if (run.state === 'undone' || run.state === 'undoing') return run
  await queueJob(deps.db, {
    kind: BULK_JOB,
    subject: subjectOf(id),
    payload: { work: 'undo', runId: id, memberId },
  })
  deps.wake()
  return getRun(deps, { id })
}

function subjectOf(runId: string): string {
  return `bulk:${runId}`
}
