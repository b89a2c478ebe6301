import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { claimJob, freeLeftJobs, nextDue } from './claim-job.ts'
import type { ClaimedJob } from './claim-job.ts'
import type { JobDeps } from './job-kind.ts'
import { runJob } from './run-job.ts'
import type { JobTables } from './tables.ts'

export interface Jobs {
  /** Looks for due jobs: call it after queueing one, and at the start. */
  wake(): void
  /** Claims no more jobs. Running ones are asked to stop, and continue at the next start. */
  stop(): Promise<void>
}

/** Queues a job, to run after the transaction commits and somebody calls `wake`. Returns undefined if its subject has a job already. */
export async function queueJob(
  db: Kysely<JobTables>,
  { kind, subject, payload }: { kind: string; subject: string; payload: Record<string, unknown> },
): Promise<string | undefined> {
  const queued = await db
    .insertInto('job')
    .values({ kind, subject, payload: JSON.stringify(payload) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return queued?.id
}

/** Makes room for another job of a subject: a waiting or paused one ends, a running one is asked to end. */
export async function setJobAside(db: Kysely<JobTables>, subject: string): Promise<void> {
  await sql`
    UPDATE job SET subject = subject || ':' || id, wanted = 'end',
      state = CASE state WHEN 'running' THEN state ELSE 'done' END,
      ended_at = CASE state WHEN 'running' THEN NULL ELSE now() END
    WHERE subject = ${subject} AND state IN ('queued', 'running', 'paused')`.execute(db)
}

/** Asks the job of a subject to pause or to end, in whatever process it runs; returns whether there is one. */
export async function askOfJob(db: Kysely<JobTables>, subject: string, wanted: 'pause' | 'end'): Promise<boolean> {
  const asked = await db
    .updateTable('job')
    .set({ wanted })
    .where('subject', '=', subject)
    .where('state', 'in', ['queued', 'running'])
    .returning('id')
    .executeTakeFirst()
  return asked !== undefined
}

/** Queues a paused job again; returns whether there is one. */
export async function resumeJob(db: Kysely<JobTables>, subject: string): Promise<boolean> {
  const resumed = await db
    .updateTable('job')
    .set({ state: 'queued', wanted: null, due_at: sql`now()` })
    .where('subject', '=', subject)
    .where('state', '=', 'paused')
    .returning('id')
    .executeTakeFirst()
  return resumed !== undefined
}

/**
 * Runs the queued jobs, one of each lane at a time. Queries the database only after `wake`, when a job falls due, and while one
 * runs; there is no polling.
 */
export function startJobs(deps: JobDeps): Jobs {
  const stopping = new AbortController()
  const busy = new Map<string, Promise<void>>()
  const lanes = new Set(Object.values(deps.kinds).map(({ lane }) => lane))
  let timer: NodeJS.Timeout | undefined
  let wakesAt = Infinity
  let looking: Promise<void> | undefined
  let isAgain = false

  function wake(): void {
    if (stopping.signal.aborted) return
    // The timer has fired, or is about to.
    if (performance.now() >= wakesAt - SOONEST_MS) forgetTimer()
    if (looking) {
      isAgain = true
      return
    }
    looking = look()
      .catch((error: unknown) => {
        deps.log.warn({ err: error }, 'work that waits is looked for later')
        later(RETRY_MS)
      })
      .finally(() => {
        looking = undefined
        if (!isAgain) return
        isAgain = false
        wake()
      })
  }

  async function look(): Promise<void> {
    await freeLeftJobs(deps.db)
    for (const lane of lanes) {
      if (busy.has(lane) || stopping.signal.aborted) continue
      const job = await claimJob(deps.db, kindsOf([lane]))
      if (!job) continue
      busy.set(lane, occupy(lane, job))
    }
    // A busy lane is checked when its job ends. In an idle lane a job may have fallen due since the loop.
    const due = await nextDue(deps.db, kindsOf([...lanes].filter((lane) => !busy.has(lane))))
    if (due !== undefined) later(due)
  }

  function kindsOf(some: string[]): string[] {
    return Object.keys(deps.kinds).filter((kind) => some.includes(deps.kinds[kind]?.lane ?? ''))
  }

  async function occupy(lane: string, job: ClaimedJob): Promise<void> {
    const isWritten = await runJob(deps, job, stopping.signal)
    busy.delete(lane)
    if (isWritten) wake()
    else later(RETRY_MS)
  }

  // An earlier timer stays.
  function later(given: number): void {
    const ms = Math.min(Math.max(given, SOONEST_MS), LONGEST_MS)
    const at = performance.now() + ms
    if (stopping.signal.aborted || at >= wakesAt) return
    clearTimeout(timer)
    wakesAt = at
    timer = setTimeout(wake, ms).unref()
  }

  function forgetTimer(): void {
    clearTimeout(timer)
    wakesAt = Infinity
  }

  return {
    wake,
    async stop() {
      stopping.abort('stop')
      clearTimeout(timer)
      await looking
      await Promise.all(busy.values())
    },
  }
}

const RETRY_MS = 2000
const SOONEST_MS = 100
/** A timer cannot be set beyond 24 days. */
const LONGEST_MS = 24 * 60 * 60_000
