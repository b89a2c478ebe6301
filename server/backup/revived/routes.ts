import type { FastifyInstance } from 'fastify'
import * as calls from '../../../contract/restored-backup.ts'
import { serve } from '../../platform/http/serve.ts'
import { endAll, getPageOfRevived, getRestored, keepAll } from './restored.ts'
import type { RevivedDeps } from './restored.ts'

/** The operators' calls on what a restore brought back. */
export function registerRevived(app: FastifyInstance, deps: RevivedDeps): void {
  const domain = { app, deps }
  serve(domain, calls.getRestoredBackup, getRestored)
  serve(domain, calls.getRevivedPage, getPageOfRevived)
  serve(domain, calls.endRevived, endAll)
  serve(domain, calls.keepRevived, keepAll)
}
