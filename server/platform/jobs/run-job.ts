import { sql } from 'kysely'
import type { ClaimedJob } from './claim-job.ts'
import type { JobDeps } from './job-kind.ts'
import type { JobProgress, JobState } from './tables.ts'

const LOOK_MS = 500
const MOST_ATTEMPTS = 4
/** Delays before the further attempts, in seconds. */
const PAUSES = [2, 15, 60]

/** Runs a claimed job and stores its outcome; returns whether that was stored. Never throws: failures are logged and retried. */
export async function runJob(deps: JobDeps, job: ClaimedJob, stopping: AbortSignal): Promise<boolean> {
  try {
    await workOn(deps, job, stopping)
    return true
  } catch (error) {
    // The database may be away: it then drops the job's lock, and the next look finds the job.
    deps.log.warn({ err: error, job: job.id, kind: job.kind }, 'work was broken off; it goes on later')
    return false
  } finally {
    await job.release().catch(() => undefined)
  }
}

async function workOn({ db, log, kinds }: JobDeps, job: ClaimedJob, stopping: AbortSignal): Promise<void> {
  const kind = kinds[job.kind]
  if (!kind) throw new Error(`no kind of work is called ${job.kind}`)
  const wish = new AbortController()
  let progress: JobProgress | undefined
  const look = async () => {
    const seen = progress
    progress = undefined
    const row = await db
      .updateTable('job')
      .set(seen ? { progress: JSON.stringify(seen) } : { state: 'running' })
      .where('id', '=', job.id)
      .returning('wanted')
      .executeTakeFirst()
    if (row?.wanted && !wish.signal.aborted) wish.abort(row.wanted)
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => undefined)
  }, LOOK_MS)
  try {
    const signal = AbortSignal.any([stopping, wish.signal])
    const end = await kind.work(job.payload, { signal, report: (made) => (progress = made) })
    clearInterval(timer)
    await looking
    await conclude(end === 'paused' ? (stopping.aborted ? 'queued' : 'paused') : 'done')
  } catch (error) {
    clearInterval(timer)
    await looking
    if (stopping.aborted) return conclude('queued')
    log.error({ err: error, job: job.id, kind: job.kind }, 'work failed')
    if (job.attempts < MOST_ATTEMPTS) return tryAgain(PAUSES[job.attempts - 1] ?? 0)
    await kind.onFailed(job.payload, error as Error)
    await conclude('failed')
  }

  async function conclude(state: 'queued' | 'paused' | 'done' | 'failed'): Promise<void> {
    const hasEnded = state === 'done' || state === 'failed'
    await db
      .updateTable('job')
      .set({
        // A job that was asked to end must not continue.
        state: state === 'paused' ? sql<JobState>`CASE wanted WHEN 'end' THEN 'done' ELSE 'paused' END` : state,
        wanted: null,
        ...(progress && { progress: JSON.stringify(progress) }),
        ...(state === 'paused' && { ended_at: sql<Date | null>`CASE wanted WHEN 'end' THEN now() END` }),
        ...(hasEnded && { ended_at: sql<Date>`now()` }),
        // An interrupted attempt does not count.
        ...(state === 'queued' && { attempts: 0 }),
      })
      .where('id', '=', job.id)
      .execute()
  }

  async function tryAgain(seconds: number): Promise<void> {
    await sql`UPDATE job SET state = 'queued', due_at = now() + make_interval(secs => ${seconds}) WHERE id = ${job.id}`.execute(
      db,
    )
  }
}
