import { AsyncResource } from 'node:async_hooks'
import { sql } from 'kysely'
import type { Db, Trx } from '../../database.ts'
import { onceCommitted } from '../postgres/in-transaction.ts'
import { claimLeased, claimLocked, findWaiting, freeLeftJobs } from './claim-job.ts'
import type { ClaimedJob, Waiting } from './claim-job.ts'
import { createAlarm } from './alarm.ts'
import type { JobDeps } from './job-kind.ts'
import { lanesOf } from './lanes.ts'
import type { Lane } from './lanes.ts'
import { runJob } from './run-job.ts'

export interface Jobs {
  /** Looks for due jobs: call it after queueing one, and at the start. */
  wake(): void
  /** Claims no more jobs. Running ones are asked to stop, and continue at the next start. */
  stop(): Promise<void>
}

/** Queues a job, to run after the transaction commits and somebody calls `wake`. Returns undefined if its subject has a job already. */
export async function queueJob(
  db: Db,
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

/** The queues that run in this process. */
const running = new Set<() => void>()

function wakeAll(): void {
  for (const wake of running) wake()
}

/** Has the queues of this process look for jobs once the transaction has committed: for whoever knows no queue. */
export function wakeOnceCommitted(trx: Trx): void {
  onceCommitted(trx, wakeAll)
}

/** Makes room for another job of a subject: a waiting or paused one ends, a running one is asked to end. */
export async function setJobAside(db: Db, subject: string): Promise<void> {
  await sql`
    UPDATE job SET subject = subject || ':' || id, wanted = 'end',
      state = CASE state WHEN 'running' THEN state ELSE 'done' END,
      ended_at = CASE state WHEN 'running' THEN NULL ELSE now() END
    WHERE subject = ${subject} AND state IN ('queued', 'running', 'paused')`.execute(db)
}

/** Asks the job of a subject to pause or to end, in whatever process it runs; returns whether there is one. */
export async function askOfJob(db: Db, subject: string, wanted: 'pause' | 'end'): Promise<boolean> {
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
export async function resumeJob(db: Db, subject: string): Promise<boolean> {
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
 * Runs the queued jobs, so many of each lane at a time. Queries the database only after `wake`, when a job falls due, and while one
 * runs; there is no polling.
 */
export function startJobs(deps: JobDeps): Jobs {
  const stopping = new AbortController()
  const lanes = lanesOf(deps.kinds)
  const busy = new Map<string, number>()
  const runs = new Set<Promise<void>>()
  // Work belongs to no call: else it would carry the request id of the one that queued something.
  const wakeForNoCall = AsyncResource.bind(wake)
  const alarm = createAlarm(wakeForNoCall)
  let looking: Promise<void> | undefined
  let isAgain = false

  function wake(): void {
    if (stopping.signal.aborted) return
    alarm.forgetIfOver()
    if (looking) {
      isAgain = true
      return
    }
    looking = look()
      .catch((error: unknown) => {
        deps.log.warn({ err: error }, 'work that waits is looked for later')
        alarm.ring(RETRY_MS)
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
    const found = await count(deps, busy)
    let hasTaken = false
    for (const lane of lanes) if (isDue(lane, found.waiting)) hasTaken = (await fill(lane)) || hasTaken
    // A busy lane is checked when its job ends. In another one a job may have fallen due since.
    setAlarm(hasTaken ? await count(deps, busy) : found)
  }

  /** Claims jobs of a lane until it is busy or nothing is due; returns whether it claimed one. */
  async function fill(lane: Lane): Promise<boolean> {
    let hasTaken = false
    while (isFree(lane) && !stopping.signal.aborted) {
      const { kinds, leaseS } = lane
      const job = await (leaseS === undefined ? claimLocked(deps.db, kinds) : claimLeased(deps.db, kinds, leaseS))
      if (!job) break
      hasTaken = true
      busy.set(lane.name, (busy.get(lane.name) ?? 0) + 1)
      const run = occupy(lane, job)
      runs.add(run)
      void run.finally(() => runs.delete(run))
    }
    return hasTaken
  }

  async function occupy(lane: Lane, job: ClaimedJob): Promise<void> {
    const isWritten = await runJob(deps, job, stopping.signal)
    busy.set(lane.name, (busy.get(lane.name) ?? 1) - 1)
    if (isWritten) wake()
    else alarm.ring(RETRY_MS)
  }

  function setAlarm({ waiting, ours }: Counted): void {
    if (stopping.signal.aborted) return
    for (const { kind, ms, running } of waiting) {
      const lane = lanes.find(({ kinds }) => kinds.includes(kind))
      if (!lane) continue
      if (ms !== null && isFree(lane)) alarm.ring(ms)
      // Nobody tells of a server that dies.
      if (running > (ours.get(lane.name) ?? 0)) alarm.ring(LEFT_MS)
    }
  }

  function isFree({ name, atOnce }: Lane): boolean {
    return (busy.get(name) ?? 0) < atOnce
  }

  running.add(wakeForNoCall)
  return {
    wake: wakeForNoCall,
    async stop() {
      running.delete(wakeForNoCall)
      stopping.abort('stop')
      alarm.end()
      await looking
      await Promise.all(runs)
    },
  }
}

interface Counted {
  waiting: Waiting[]
  /** How many ran here of each lane, by its name, before the database counted: the end of one that ends meanwhile wakes anyway. */
  ours: Map<string, number>
}

async function count({ db, kinds }: JobDeps, busy: ReadonlyMap<string, number>): Promise<Counted> {
  const ours = new Map(busy)
  return { waiting: await findWaiting(db, Object.keys(kinds)), ours }
}

function isDue({ kinds }: Lane, waiting: Waiting[]): boolean {
  return waiting.some(({ kind, ms }) => ms !== null && ms <= 0 && kinds.includes(kind))
}

const RETRY_MS = 2000
/** How often work of other processes is checked: they may have died. */
const LEFT_MS = 15_000
