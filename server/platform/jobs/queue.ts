import type { FastifyInstance } from 'fastify'
import { patientOn } from '../postgres/database.ts'
import { createNotices } from '../postgres/notices.ts'
import type { JobKind, JobDeps } from './job-kind.ts'
import { jobsMeasure } from './jobs-measure.ts'
import { startJobs } from './jobs.ts'
import type { Jobs } from './jobs.ts'
import { queueSweeps, sweepJobs } from './sweeps.ts'
import type { Sweeps } from './sweeps.ts'

/** The server's job queue, as domains use it. */
export interface Queue {
  /** Registers how jobs of these kinds are done, during setup. */
  add(kinds: Record<string, JobKind>): void
  /** Registers what one of the servers on the database does each hour, during setup. */
  hourly(name: string, tidy: () => Promise<void>): void
  /** How jobs of a kind are done, if this version knows it. */
  kindOf(kind: string): JobKind | undefined
  /** Tells the queue that a job was added. */
  wake(): void
}

/**
 * `alone`: nothing else works on this database, so it listens to nobody. `shared`: other processes queue and do jobs, too. `apart`:
 * the same in a worker, which serves no calls. `none`: this process does no jobs; workers hear of those that it queues.
 */
export type Working = 'alone' | 'shared' | 'apart' | 'none'

interface QueueDeps extends Omit<JobDeps, 'kinds'> {
  working: Working
}

/** The name under which the database tells of queued jobs. */
const CHANNEL = 'quarry_job'

/** The one queue of the server. It runs from when the server is ready until it closes; sweeps begin once it listens. */
export function createQueue(app: FastifyInstance, { db, log, working }: QueueDeps): Queue {
  const kinds: Record<string, JobKind> = {}
  const sweeps: Sweeps = {}
  let jobs: Jobs | undefined
  app.measures.push(jobsMeasure(db))
  const notices = working === 'shared' || working === 'apart' ? createNotices(db, CHANNEL) : undefined
  if (working !== 'none') {
    app.addHook('onReady', async () => {
      const begun = startJobs({ db: patientOn(db), log, kinds: { ...kinds, ...sweepJobs(sweeps, log) } })
      jobs = begun
      // Whatever was queued while nobody listened is looked for then.
      if (notices) notices.listen({ onReady: begun.wake, onNotice: begun.wake })
      else begun.wake()
    })
    const sweep = () =>
      void queueSweeps(db, sweeps).then(
        () => jobs?.wake(),
        (error: unknown) => log.warn({ err: error }, 'sweeps are queued at the next start'),
      )
    if (working === 'apart') app.addHook('onReady', async () => sweep())
    else app.addHook('onListen', sweep)
    app.addHook('onClose', async () => {
      await notices?.close()
      await jobs?.stop()
    })
  }
  return {
    add: (more) => void Object.assign(kinds, more),
    hourly: (name, tidy) => void Object.assign(sweeps, { [name]: tidy }),
    kindOf: (kind) => kinds[kind],
    wake: () => jobs?.wake(),
  }
}
