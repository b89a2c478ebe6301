import type { FastifyInstance } from 'fastify'
import { patientOn } from '../postgres/database.ts'
import type { JobKind, JobDeps } from './job-kind.ts'
import { startJobs } from './jobs.ts'
import type { Jobs } from './jobs.ts'

/** The server's queue, as the domains see it. */
export interface Queue {
  /** Says how work of these kinds is done; while the server is put together. */
  add(kinds: Record<string, JobKind>): void
  /** Says that there is something new in the queue. */
  wake(): void
}

/** One queue for the whole server, which works from when the server is ready until it closes. */
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
