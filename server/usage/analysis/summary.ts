import { usageEvents } from '../../../contract/analysis.ts'
import type { getUsageSummary, UsageSummary } from '../../../contract/analysis.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { UsageParts } from '../parts.ts'
import { getPeriod } from '../period.ts'
import { linesOf } from './over-time.ts'

/** How often what was done in a period, over time. */
export async function getSummary(
  parts: Pick<UsageParts, 'db' | 'clock'>,
  asked: ParsedInputOf<typeof getUsageSummary>,
): Promise<UsageSummary> {
  const period = getPeriod(asked, parts.clock)
  return { ...period, ...(await linesOf(parts, { of: 'all', id: '0' }, { events: usageEvents, period })) }
}
