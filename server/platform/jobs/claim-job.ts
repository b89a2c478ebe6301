import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { holdConnection } from '../postgres/held-connection.ts'
import type { JobTables } from './tables.ts'

/** First number of the advisory lock that the worker of a job holds; the second is the job's id. */
const JOB_LOCK = 7_105_006

/** A job that this process works on until it releases it. */
export interface ClaimedJob {
  id: string
  kind: string
  payload: Record<string, unknown>
  attempts: number
  release(): Promise<void>
}

/** Claims the oldest due job of these kinds; undefined if none is due. */
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

// Takes the lock before others see the state `running`: without it they would take the job for an abandoned one.
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

/** Queues the jobs of crashed processes again: nobody holds their locks. */
export async function freeLeftJobs(db: Kysely<JobTables>): Promise<void> {
  await sql`
    UPDATE job SET state = 'queued' WHERE state = 'running' AND NOT EXISTS (
      SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${sql.lit(JOB_LOCK)}::oid AND objid = job.id::oid
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`.execute(db)
}

/** Milliseconds until the next job of these kinds is due, negative if it is overdue; undefined if none waits. */
export async function nextDue(db: Kysely<JobTables>, kinds: string[]): Promise<number | undefined> {
  const { rows } = await sql<{ ms: number | null }>`
    SELECT extract(epoch FROM min(due_at) - now())::float8 * 1000 AS ms FROM job
    WHERE state = 'queued' AND kind = ANY (${kinds})`.execute(db)
  return rows[0]?.ms ?? undefined
}
