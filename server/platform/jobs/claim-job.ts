import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { holdConnection } from '../postgres/held-connection.ts'
import type { JobTables } from './tables.ts'

/** First half of the two-number lock that whoever does a job holds meanwhile; the second is its id. */
const JOB_LOCK = 7_105_006

/** A job that is this process's to do, until it lets go of it. */
export interface ClaimedJob {
  id: string
  kind: string
  payload: Record<string, unknown>
  attempts: number
  release(): Promise<void>
}

/** Takes the oldest job that is due of these kinds; none where nothing waits. */
export async function claimJob(db: Kysely<JobTables>, kinds: string[]): Promise<ClaimedJob | undefined> {
  const isThere = await db
    .selectFrom('job')
    .select('id')
    .where('state', '=', 'queued')
    .where('kind', 'in', kinds)
    .where('due_at', '<=', sql<Date>`now()`)
    .limit(1)
    .executeTakeFirst()
  if (!isThere) return undefined
  const holder = await holdConnection(db)
  try {
    const job = await holder.connection.transaction().execute((trx) => takeNext(trx, kinds))
    if (job) return { ...job, release: holder.release }
  } catch (error) {
    await holder.release().catch(() => undefined)
    throw error
  }
  await holder.release()
  return undefined
}

// The lock is there before others see that the job runs: they would take it for one that was left.
async function takeNext(trx: Kysely<JobTables>, kinds: string[]): Promise<Omit<ClaimedJob, 'release'> | undefined> {
  const { rows } = await sql<Omit<ClaimedJob, 'release'>>`
    UPDATE job SET state = 'running', attempts = attempts + 1 WHERE id = (
      SELECT id FROM job WHERE state = 'queued' AND kind = ANY (${kinds}) AND due_at <= now()
      ORDER BY due_at, id FOR UPDATE SKIP LOCKED LIMIT 1)
    RETURNING id::text, kind, payload, attempts`.execute(trx)
  const [job] = rows
  if (job) await sql`SELECT pg_advisory_lock(${JOB_LOCK}, ${Number(job.id)})`.execute(trx)
  return job
}

/** Queues again what a process was doing that has gone: nobody holds its lock. */
export async function freeLeftJobs(db: Kysely<JobTables>): Promise<void> {
  await sql`
    UPDATE job SET state = 'queued' WHERE state = 'running' AND NOT EXISTS (
      SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${sql.lit(JOB_LOCK)}::oid AND objid = job.id::oid
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`.execute(db)
}

/** In how many ms the next job of these kinds falls due, or how long one has been due, as a negative number; undefined where none waits. */
export async function nextDue(db: Kysely<JobTables>, kinds: string[]): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    SELECT extract(epoch FROM min(due_at) - now())::float8 * 1000 AS ms FROM job
    WHERE state = 'queued' AND kind = ANY (${kinds})`.execute(db)
  return rows[0]?.ms ?? undefined
}
