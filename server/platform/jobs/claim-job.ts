import { sql } from 'kysely'
import type { Db } from '../../database.ts'
import { holdConnection } from '../postgres/held-connection.ts'

/** First number of the advisory lock that the worker of a job holds; the second is the job's id. */
const JOB_LOCK = 7_105_006

interface TakenJob {
  id: string
  kind: string
  payload: Record<string, unknown>
  attempts: number
  /** Rises with each claim. */
  claims: string
}

/** A job that this process works on until it releases it. */
export interface ClaimedJob extends TakenJob {
  /** The connection whose session holds the job's lock; a job with a lease has none. */
  connection?: Db
  release(): Promise<void>
}

/** Claims the oldest due job of these kinds, held by a lock of a session; undefined if none is due. */
export async function claimLocked(db: Db, kinds: string[]): Promise<ClaimedJob | undefined> {
  const holder = await holdConnection(db)
  try {
    const job = await holder.connection.transaction().execute((trx) => takeNext(trx, kinds))
    if (job) return { ...job, connection: holder.connection, release: holder.release }
  } catch (error) {
    await holder.release().catch(() => undefined)
    throw error
  }
  await holder.release()
  return undefined
}

// Takes the lock before others see the state `running`: without it they would take the job for an abandoned one.
async function takeNext(trx: Db, kinds: string[]): Promise<TakenJob | undefined> {
  const { rows } = await sql<TakenJob>`
    UPDATE job SET state = 'running', attempts = attempts + 1, claims = claims + 1, started_at = now(), lease_until = NULL
    WHERE id = (
      SELECT id FROM job WHERE state = 'queued' AND kind = ANY (${kinds}) AND due_at <= now()
      ORDER BY due_at, id FOR UPDATE SKIP LOCKED LIMIT 1)
    RETURNING id::text, kind, payload, attempts, claims::text`.execute(trx)
  const [job] = rows
  if (job) await sql`SELECT pg_advisory_lock(${JOB_LOCK}, ${Number(job.id)})`.execute(trx)
  return job
}

/**
 * Claims the oldest due job of these kinds for so many seconds. An older server, which knows no leases, may queue it again: it is
 * due only when the lease is over.
 */
export async function claimLeased(db: Db, kinds: string[], leaseS: number): Promise<ClaimedJob | undefined> {
  const { rows } = await sql<TakenJob>`
    UPDATE job SET state = 'running', attempts = attempts + 1, claims = claims + 1, started_at = now(),
      lease_until = now() + make_interval(secs => ${leaseS}), due_at = now() + make_interval(secs => ${leaseS})
    WHERE id = (
      SELECT id FROM job WHERE state = 'queued' AND kind = ANY (${kinds}) AND due_at <= now()
      ORDER BY due_at, id FOR UPDATE SKIP LOCKED LIMIT 1)
    RETURNING id::text, kind, payload, attempts, claims::text`.execute(db)
  const [job] = rows
  return job && { ...job, release: async () => undefined }
}

/** After so many attempts a job that is left again waits a minute longer each time, up to an hour. */
const SOON_AGAIN = 3
const LEFT_REASON = 'its server has ended, or could not note the outcome'

/**
 * Queues the jobs of crashed processes again: nobody holds their locks, or their lease is over. Work that kills each server lets
 * other work have its turn.
 */
export async function freeLeftJobs(db: Db): Promise<void> {
  await sql`
    UPDATE job SET state = 'queued', lease_until = NULL,
      due_at = CASE WHEN attempts > ${SOON_AGAIN}::int
        THEN now() + least(attempts - ${SOON_AGAIN}::int, 60) * interval '1 minute' ELSE due_at END,
      last_error = CASE WHEN attempts > ${SOON_AGAIN}::int THEN coalesce(last_error, ${LEFT_REASON}) ELSE last_error END
    WHERE state = 'running' AND (lease_until < now()
      OR lease_until IS NULL AND NOT EXISTS (
        SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = ${sql.lit(JOB_LOCK)}::oid AND objid = job.id::oid
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())))`.execute(db)
}

/** Whether nobody has claimed a job since, nor has it ended. */
export async function isStillOurs(db: Db, { id, claims }: ClaimedJob): Promise<boolean> {
  const job = db.selectFrom('job').select('id').where('id', '=', id).where('claims', '=', claims)
  return (await job.where('state', 'in', ['queued', 'running']).executeTakeFirst()) !== undefined
}

/** What waits of one kind. */
export interface Waiting {
  kind: string
  /** Milliseconds until the next one is due, negative if it is overdue; null if none waits. */
  ms: number | null
  /** How many run, in any process. */
  running: number
}

/** What waits and runs of these kinds. */
export async function findWaiting(db: Db, kinds: string[]): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    SELECT kind, extract(epoch FROM min(due_at) FILTER (WHERE state = 'queued') - now())::float8 * 1000 AS ms,
      count(*) FILTER (WHERE state = 'running')::integer AS running
    FROM job WHERE state IN ('queued', 'running') AND kind = ANY (${kinds}) GROUP BY kind`.execute(db)
  return rows
}
