import type { FastifyInstance } from 'fastify'
import { patientOn } from '../postgres/database.ts'
import type { JobKind, JobDeps } from './job-kind.ts'
import { startJobs } from './jobs.ts'
import type { Jobs } from './jobs.ts'

/** The server's job queue, as domains use it. */
export interface Queue {
  /** Registers how jobs of these kinds are done, during setup. */
  add(kinds: Record<string, JobKind>): void
  /** Tells the queue that a job was added. */
  wake(): void
}

/** The one queue of the server. It runs from when the server is ready until it closes. */
export function createQueue(app: FastifyInstance, { db, log }: Omit<JobDeps, 'kinds'>): Queue {
  const kinds: Record<string, JobKind> = {}
  let jobs: Jobs | undefined
  app.addHook('onReady', async () => {
    jobs = startJobs({ db: patientOn(db), log, kinds })
    jobs.wake()
  })
  app.addHook('onClose', async () => jobs?.stop())
  return {
    add: (more) => void Object.assign(kinds, more),
    wake: () => jobs?.wake(),
  }
}
