import { productEvents } from '../../../contract/analysis.ts'
import type { getUsageSeries, UsageSeries } from '../../../contract/analysis.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { UsageDeps } from '../deps.ts'
import { getPeriod } from '../period.ts'
import { inWholeMonths } from '../spans.ts'
import { findUsageNames, namesOf } from './names.ts'
import { findSeries } from './over-time.ts'

/** The events of one thing over time; zeros where the thing is unknown. */
export async function getSeries(
  deps: Pick<UsageDeps, 'db' | 'clock'>,
  { by, id, ...asked }: ParsedInputOf<typeof getUsageSeries>,
): Promise<UsageSeries> {
  const wanted = getPeriod(asked, deps.clock)
  const period = by === 'product' ? inWholeMonths(wanted, deps.clock.today()) : wanted
  const [names, lines] = await Promise.all([
    findUsageNames(deps.db, by, [id]),
    findSeries(deps, { of: by, id }, { events: productEvents, period }),
  ])
  return { ...period, ...lines, id, ...namesOf(names, id) }
}
