import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../database.ts'
import type { ClaimedJob } from './claim-job.ts'
import type { JobKind } from './job-kind.ts'
import type { JobProgress } from './tables.ts'

type Claim = Pick<ClaimedJob, 'id' | 'claims' | 'attempts'>

/** Work that has ended. */
interface Ended {
  job: Claim
  kind: JobKind
  /** Progress that was not written yet. */
  progress: JobProgress | undefined
}

/** Stores that a job is done or paused; work that repeats waits for its next run. Returns false if another has claimed it since. */
export async function writeEnd(db: Db, { job, kind, progress }: Ended, end: 'done' | 'paused'): Promise<boolean> {
  if (kind.everyS !== undefined) {
    return write(
      db,
      job,
      sql`state = 'queued', attempts = 0, lease_until = NULL, last_error = NULL, due_at = now() + make_interval(secs => ${kind.everyS})`,
    )
  }
  if (end === 'done' && kind.isForgotten) {
    const { rows } = await sql`DELETE FROM job WHERE ${isClaim(job)} RETURNING id`.execute(db)
    return rows.length > 0
  }
  const made = progress ? JSON.stringify(progress) : null
  // A job that was asked to end must not continue.
  const isOver = end === 'done' ? sql`true` : sql`wanted IS NOT DISTINCT FROM 'end'`
  return write(
    db,
    job,
    sql`state = CASE WHEN ${isOver} THEN 'done' ELSE 'paused' END, ended_at = CASE WHEN ${isOver} THEN now() END,
      wanted = NULL, lease_until = NULL, last_error = NULL, progress = coalesce(${made}::jsonb, progress)`,
  )
}

/** Queues an interrupted job again, for any server; its attempt does not count. */
export async function putBack(db: Db, job: Claim, progress: JobProgress | undefined): Promise<boolean> {
  const made = progress ? JSON.stringify(progress) : null
  return write(
    db,
    job,
    sql`state = 'queued', attempts = 0, wanted = NULL, lease_until = NULL, due_at = least(due_at, now()),
      progress = coalesce(${made}::jsonb, progress)`,
  )
}

interface Delay {
  seconds: number
  reason?: string
  isCounted: boolean
}

/** Queues a job for a later attempt. */
export async function putOff(db: Db, job: Claim, { seconds, reason, isCounted }: Delay): Promise<boolean> {
  return write(
    db,
    job,
    sql`state = 'queued', lease_until = NULL, due_at = now() + make_interval(secs => ${seconds}),
      attempts = ${isCounted ? sql`attempts` : sql`attempts - 1`},
      last_error = coalesce(${reason ?? null}, last_error)`,
  )
}

/** Keeps a job that has failed for good, with the reason. */
export async function failJob(db: Db, job: Claim, reason: string): Promise<boolean> {
  return write(
    db,
    job,
    sql`state = 'failed', wanted = NULL, lease_until = NULL, ended_at = now(), last_error = ${reason}`,
  )
}

async function write(db: Db, job: Claim, columns: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql`UPDATE job SET ${columns} WHERE ${isClaim(job)} RETURNING id`.execute(db)
  return rows.length > 0
}

// An older server counts attempts, but no claims.
const isClaim = ({ id, claims, attempts }: Claim) =>
  sql`id = ${id} AND claims = ${claims} AND attempts = ${attempts} AND state IN ('queued', 'running')`
