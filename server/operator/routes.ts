import type { FastifyInstance } from 'fastify'
import { exportAudit, getAuditChoices, getAuditPage } from '../../contract/audit.ts'
import { getDemonstration, previewRemoval, removeDemonstration } from '../../contract/demonstration.ts'
import { serveFile } from '../platform/http/files.ts'
import { serve } from '../platform/http/serve.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import { getChoices, getPageOfChanges } from './audit/audit.ts'
import { exportChanges } from './audit/export-changes.ts'
import type { RemovalDeps } from './demonstration/deps.ts'
import { getPreview } from './demonstration/preview.ts'
import { beginRemoval, getState } from './demonstration/removal.ts'
import { removalJobs } from './demonstration/take-out.ts'

/** The staff's trail of changes, and the removal of the demonstration. */
export function registerOperator(app: FastifyInstance, operator: RemovalDeps, queue: Queue): void {
  queue.add(removalJobs(operator))
  const domain = { app, deps: { ...operator, wake: queue.wake } }

  serve(domain, getAuditPage, getPageOfChanges)
  serve(domain, getAuditChoices, getChoices)
  serveFile(domain, exportAudit, exportChanges)

  serve(domain, getDemonstration, getState)
  serve(domain, previewRemoval, getPreview)
  serve(domain, removeDemonstration, beginRemoval)
}
