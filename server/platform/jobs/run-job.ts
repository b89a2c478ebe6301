import { isStillOurs } from './claim-job.ts'
import type { ClaimedJob } from './claim-job.ts'
import { WorkElsewhere, WorkRefused } from './job-kind.ts'
import type { JobDeps, JobKind } from './job-kind.ts'
import { failJob, putOff, putBack, writeEnd } from './outcome.ts'
import type { JobProgress } from './tables.ts'

const LOOK_MS = 500
/** Pauses before the further attempts, in seconds, of a kind that states none. */
const PAUSES = [2, 15, 60]

/** Runs a claimed job and stores its outcome; returns whether that was stored. Never throws: failures are logged and retried. */
export async function runJob(deps: JobDeps, job: ClaimedJob, stopping: AbortSignal): Promise<boolean> {
  try {
    const isOurs = await workOn(deps, job, stopping)
    if (!isOurs)
      deps.log.warn({ job: job.id, kind: job.kind }, 'another server has taken this work over; its outcome counts')
    return true
  } catch (error) {
    // The database may be away: it then drops the job's lock, and the next look finds the job.
    deps.log.warn({ err: error, job: job.id, kind: job.kind }, 'work was broken off; it goes on later')
    return false
  } finally {
    await job.release().catch(() => undefined)
  }
}

/** Returns whether the outcome was written: not if another has claimed the job meanwhile. */
async function workOn(deps: JobDeps, job: ClaimedJob, stopping: AbortSignal): Promise<boolean> {
  const { db, kinds } = deps
  const kind = kinds[job.kind]
  if (!kind) throw new Error(`no kind of work is called ${job.kind}`)
  const wishes = followWishes(job)
  const signal = AbortSignal.any([stopping, wishes.signal])
  const [outcome] = await Promise.allSettled([kind.work(job.payload, { signal, report: wishes.report })])
  const progress = await wishes.end()
  const isStopped = stopping.aborted || wishes.signal.reason === 'stop'
  if (outcome.status === 'rejected') {
    const error: unknown = outcome.reason
    if (error instanceof WorkElsewhere) return putOff(db, job, { seconds: error.pauseS, isCounted: false })
    return isStopped ? putBack(db, job, progress) : noteFailure(deps, { job, kind }, error)
  }
  if (outcome.value === 'paused' && isStopped) return putBack(db, job, progress)
  return writeEnd(db, { job, kind, progress }, outcome.value)
}

/** Queues a failed job for its next attempt, or keeps it as failed. */
async function noteFailure(
  { db, log }: JobDeps,
  { job, kind }: { job: ClaimedJob; kind: JobKind },
  error: unknown,
): Promise<boolean> {
  const seconds = pauseAfter(kind, job, error)
  const level = kind.pauses && seconds !== undefined ? 'warn' : 'error'
  log[level]({ err: error, job: job.id, kind: job.kind, attempts: job.attempts, againInS: seconds }, 'work failed')
  const reason = reasonOf(error)
  if (seconds !== undefined) return putOff(db, job, { seconds, reason, isCounted: true })
  // It may be tried elsewhere by now, and that may succeed.
  if (!(await isStillOurs(db, job))) return false
  await kind.onFailed(job.payload, error as Error)
  return failJob(db, job, reason)
}

/** Seconds until the next attempt; undefined after the last one. */
function pauseAfter(kind: JobKind, job: ClaimedJob, error: unknown): number | undefined {
  if (kind.everyS !== undefined) return kind.everyS
  if (error instanceof WorkRefused) return undefined
  return (kind.pauses ?? PAUSES)[job.attempts - 1]
}

interface Wishes {
  signal: AbortSignal
  report(progress: JobProgress): void
  /** Looks no more; returns progress that was not written yet. */
  end(): Promise<JobProgress | undefined>
}

/** Writes progress and reads wishes twice a second, on the connection that holds the job's lock: without it the work must stop. */
function followWishes({ id, claims, connection }: ClaimedJob): Wishes {
  const wish = new AbortController()
  let progress: JobProgress | undefined
  let looking = Promise.resolve()
  const look = async (db: NonNullable<typeof connection>) => {
    const seen = progress
    progress = undefined
    const row = await db
      .updateTable('job')
      .set(seen ? { progress: JSON.stringify(seen) } : { state: 'running' })
      .where('id', '=', id)
      .where('claims', '=', claims)
      .returning('wanted')
      .executeTakeFirst()
    if (wish.signal.aborted) return
    if (!row) wish.abort('stop')
    else if (row.wanted) wish.abort(row.wanted)
  }
  const timer =
    connection &&
    setInterval(() => {
      looking = looking.then(() => look(connection)).catch(() => wish.abort('stop'))
    }, LOOK_MS)
  return {
    signal: wish.signal,
    report: (made) => (progress = made),
    async end() {
      clearInterval(timer)
      await looking
      return progress
    },
  }
}

const LONGEST_REASON = 300

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, LONGEST_REASON)
}
