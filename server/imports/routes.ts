import type { FastifyInstance } from 'fastify'
import { getImportPage, getImportRejections } from '../../contract/imports.ts'
import { serve } from '../platform/http/serve.ts'
import { getPageOfRejections, getPageOfRuns } from './runs/past-runs.ts'
import type { PastRunParts } from './runs/past-runs.ts'

/** What operators are told of imports. */
export function registerImports(app: FastifyInstance, parts: PastRunParts): void {
  const domain = { app, parts }
  serve(domain, getImportPage, getPageOfRuns)
  serve(domain, getImportRejections, getPageOfRejections)
}
