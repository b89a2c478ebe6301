import { productEvents } from '../../../contract/analysis.ts'
import type { getUsageSeries, UsageSeries } from '../../../contract/analysis.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { UsageParts } from '../parts.ts'
import { getPeriod } from '../period.ts'
import { inWholeMonths } from '../spans.ts'
import { findNames, namesOf } from './names.ts'
import { linesOf } from './over-time.ts'

/** What was done with one thing, over time; zeros where it is unknown. */
export async function getSeries(
  parts: Pick<UsageParts, 'db' | 'clock'>,
  { by, id, ...asked }: ParsedInputOf<typeof getUsageSeries>,
): Promise<UsageSeries> {
  const wanted = getPeriod(asked, parts.clock)
  const period = by === 'product' ? inWholeMonths(wanted, parts.clock.today()) : wanted
  const [names, lines] = await Promise.all([
    findNames(parts.db, by, [id]),
    linesOf(parts, { of: by, id }, { events: productEvents, period }),
  ])
  return { ...period, ...lines, id, ...namesOf(names, id) }
}
