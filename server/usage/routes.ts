import type { FastifyInstance } from 'fastify'
import * as calls from '../../contract/analysis.ts'
import { recordUsage } from '../../contract/usage.ts'
import { hourly } from '../platform/hourly.ts'
import type { Queue } from '../platform/jobs/queue.ts'
import { serveFile } from '../platform/http/files.ts'
import { serve } from '../platform/http/serve.ts'
import { patientOn } from '../platform/postgres/database.ts'
import { exportUsage } from './analysis/export-usage.ts'
import { getPageOfViews } from './analysis/ranking.ts'
import { getPageOfSearches } from './analysis/searches.ts'
import { getSeries } from './analysis/series.ts'
import { getSummary } from './analysis/summary.ts'
import { withNewest } from './analysis/with-newest.ts'
import type { UsageDeps } from './deps.ts'
import { recordUses } from './recording/record-uses.ts'
import { createUseCount } from './recording/use-count.ts'
import type { UseCount } from './recording/use-count.ts'
import { tidyDaily } from './tidy.ts'

/** Counts what is done with the catalogue and shows it to the staff. Returns what other domains count with. */
export function registerUsage(app: FastifyInstance, deps: UsageDeps, queue: Pick<Queue, 'hourly'>): UseCount {
  const uses = createUseCount(app, deps)
  const tidy = tidyDaily({ ...deps, db: patientOn(deps.db) })
  hourly(app, async () => uses.forgetOtherDays())
  queue.hourly('usage', tidy)
  serve({ app, deps: { uses } }, recordUsage, recordUses)

  const domain = { app, deps: { ...deps, uses } }
  serve(domain, calls.getUsageSummary, withNewest(getSummary))
  serve(domain, calls.getUsageSeries, withNewest(getSeries))
  serve(domain, calls.getUsageViews, withNewest(getPageOfViews))
  serve(domain, calls.getUsageSearches, withNewest(getPageOfSearches))
  serveFile(domain, calls.exportUsage, withNewest(exportUsage))
  return uses
}
