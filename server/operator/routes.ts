import type { FastifyInstance } from 'fastify'
import { exportAudit, getAuditChoices, getAuditPage } from '../../contract/audit.ts'
import { serveFile } from '../platform/http/files.ts'
import { serve } from '../platform/http/serve.ts'
import { getChoices, getPageOfChanges } from './audit/audit.ts'
import type { AuditParts } from './audit/audit.ts'
import { exportChanges } from './audit/export-changes.ts'

/** What the staff see of all that was changed. */
export function registerOperator(app: FastifyInstance, parts: AuditParts): void {
  const domain = { app, parts }
  serve(domain, getAuditPage, getPageOfChanges)
  serve(domain, getAuditChoices, getChoices)
  serveFile(domain, exportAudit, exportChanges)
}
