import { sql } from 'kysely'
import { productEvents } from '../../../contract/analysis.ts'
import type { getUsageViews, ProductEvent, UsageRank, UsageThing } from '../../../contract/analysis.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { countsOf } from '../counts.ts'
import type { UsageDeps } from '../deps.ts'
import { getPeriod } from '../period.ts'
import type { Period } from '../period.ts'
import { inWholeMonths, spansOf } from '../spans.ts'
import type { Spans } from '../spans.ts'
import { findFirstSkus, findUsageNames, namesOf } from './names.ts'

/** The most used things of a kind in a period. */
export async function getPageOfViews(
  deps: Pick<UsageDeps, 'db' | 'clock'>,
  { event, by, pageNo, pageSize, ...asked }: ParsedInputOf<typeof getUsageViews>,
): Promise<OutputOf<typeof getUsageViews>> {
  const period = getPeriod(asked, deps.clock)
  const counted = by === 'product' ? inWholeMonths(period, deps.clock.today()) : period
  const page = { offset: (pageNo - 1) * pageSize, count: pageSize }
  return { ...period, counted, ...(await rankOf(deps.db, { event, by, period: counted }, page)) }
}

interface Ranking {
  event: ProductEvent
  by: UsageThing
  /** A period for which counts are stored. */
  period: Period
}

/** A page of a ranking, with the counts of the other events, and its total. */
export async function rankOf(
  db: UsageDeps['db'],
  { event, by, period }: Ranking,
  { offset, count }: { offset: number; count: number },
): Promise<{ list: UsageRank[]; total: number }> {
  const spans = spansOf(period)
  const { rows } = await sql<{ id: string; count: number; total: number }>`
    WITH ranked AS MATERIALIZED (
      SELECT of_id, sum(count)::int AS count FROM (${countsOf(by, event, spans)}) AS one GROUP BY of_id HAVING sum(count) > 0),
    page AS (SELECT * FROM ranked ORDER BY count DESC, of_id LIMIT ${count} OFFSET ${offset})
    SELECT of_id::text AS id, page.count, total FROM (SELECT count(*)::int AS total FROM ranked) AS whole
    LEFT JOIN page ON true ORDER BY page.count DESC, of_id`.execute(db)
  const ids = rows.filter(({ id }) => id !== null).map(({ id }) => id)
  const [others, names, skus] = await Promise.all([
    countOthers(db, { by, ids, spans }),
    findUsageNames(db, by, ids),
    by === 'product' ? findFirstSkus(db, ids) : null,
  ])
  return {
    total: rows[0]?.total ?? 0,
    list: ids.map((id) => ({
      id,
      ...namesOf(names, id),
      skuId: skus?.get(id) ?? null,
      ...NOTHING,
      ...others.get(id),
    })),
  }
}

const NOTHING: Record<ProductEvent, number> = { view: 0, favourite: 0, board: 0, budget: 0 }

/** Counts all events of some things. */
async function countOthers(
  db: UsageDeps['db'],
  { by, ids, spans }: { by: UsageThing; ids: readonly string[]; spans: Spans },
): Promise<Map<string, Partial<Record<ProductEvent, number>>>> {
  if (ids.length === 0) return new Map()
  const { months, days, lessDays } = spans
  const these = sql`of = ${by} AND event = ANY (${productEvents}::usage_event[]) AND of_id = ANY (${ids}::bigint[])`
  const { rows } = await sql<{ id: string; event: ProductEvent; count: number }>`
    SELECT of_id::text AS id, event, sum(count)::int AS count FROM (
      SELECT of_id, event, count FROM usage_month WHERE ${these} AND month = ANY (${months}::date[])
      UNION ALL SELECT of_id, event, count FROM usage_day WHERE ${these} AND day = ANY (${days}::date[])
      UNION ALL SELECT of_id, event, -count FROM usage_day WHERE ${these} AND day = ANY (${lessDays}::date[])) AS one
    GROUP BY of_id, event`.execute(db)
  const counts = new Map<string, Partial<Record<ProductEvent, number>>>()
  for (const { id, event, count } of rows) counts.set(id, { ...counts.get(id), [event]: count })
  return counts
}
