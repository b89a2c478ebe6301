import { usageEvents } from '../../../contract/analysis.ts'
import type { getUsageSummary, UsageSummary } from '../../../contract/analysis.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { UsageDeps } from '../deps.ts'
import { getPeriod } from '../period.ts'
import { findSeries } from './over-time.ts'

/** The counts of all events in a period, over time. */
export async function getSummary(
  deps: Pick<UsageDeps, 'db' | 'clock'>,
  asked: ParsedInputOf<typeof getUsageSummary>,
): Promise<UsageSummary> {
  const period = getPeriod(asked, deps.clock)
  return { ...period, ...(await findSeries(deps, { of: 'all', id: '0' }, { events: usageEvents, period })) }
}
