import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contract/background-work.ts'
import { serve } from '../../platform/http/serve.ts'
import { discard, sendAgain } from './deciding.ts'
import type { WorkDeps } from './deps.ts'
import { getPageOfFailed } from './failed-jobs.ts'
import { getOverview } from './overview.ts'

/** The operators' calls on background work. */
export function registerWork(app: FastifyInstance, deps: WorkDeps): void {
  const domain = { app, deps }
  serve(domain, calls.getBackgroundWork, getOverview)
  serve(domain, calls.getFailedJobs, getPageOfFailed)
  serve(domain, calls.sendJobsAgain, sendAgain)
  serve(domain, calls.discardJobs, discard)
}
