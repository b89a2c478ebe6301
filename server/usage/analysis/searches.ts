import { sql } from 'kysely'
import { getProductFacets } from '../../../contract/catalogue.ts'
import type { getUsageSearches, UsageWords } from '../../../contract/analysis.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { OnSale } from '../../finding/finding.ts'
import { wordCountsOf } from '../counts.ts'
import { daysOf } from '../days.ts'
import type { UsageDeps } from '../deps.ts'
import { getPeriod } from '../period.ts'
import type { Period } from '../period.ts'
import { keptSince, spansOf } from '../spans.ts'

type Asked = ParsedInputOf<typeof getUsageSearches>
type Searching = Pick<Asked, 'kind' | 'sort'> & { period: Period }

/** The words that were searched for in a period, and how many products they find now. */
export async function getPageOfSearches(
  deps: UsageDeps,
  { kind, sort, pageNo, pageSize, ...asked }: Asked,
): Promise<OutputOf<typeof getUsageSearches>> {
  const period = getPeriod(asked, deps.clock)
  const counted = withWords(period, deps.clock.today())
  if (!counted) return { ...period, counted, total: 0, wordless: 0, list: [] }
  const page = { offset: (pageNo - 1) * pageSize, count: pageSize }
  const [{ list, total, kept }, all, onSale] = await Promise.all([
    searchedWordsOf(deps.db, { kind, sort, period: counted }, page),
    countAll(deps.db, counted),
    deps.finding.follow(),
  ])
  return {
    ...period,
    counted,
    total,
    wordless: Math.max(0, all - kept),
    list: list.map((row) => ({ ...row, finds: countFound(onSale, row.words) })),
  }
}

/** The part of a period for which words are stored; null where there is none. */
export function withWords({ from, to }: Period, today: string): Period | null {
  const kept = keptSince(today)
  if (to < kept) return null
  return { from: from < kept ? kept : from, to }
}

/** A page of words, their number, and how often all stored words were searched for. */
export async function searchedWordsOf(
  db: UsageDeps['db'],
  { kind, sort, period }: Searching,
  { offset, count }: { offset: number; count: number },
): Promise<{ list: Omit<UsageWords, 'finds'>[]; total: number; kept: number }> {
  const { rows } = await sql<
    Omit<UsageWords, 'finds' | 'words'> & { words: string | null; total: number; kept: number }
  >`
    WITH counted AS MATERIALIZED (
      SELECT words, sum(found)::int AS found, sum(unfound)::int AS unfound, sum(opened)::int AS opened
      FROM (${wordCountsOf(spansOf(period))}) AS one GROUP BY words HAVING sum(found + unfound) > 0),
    page AS (
      SELECT *, found + unfound AS searches FROM counted WHERE ${kind === 'all'} OR unfound > 0
      ORDER BY ${ORDERS[sort]} DESC, words LIMIT ${count} OFFSET ${offset})
    SELECT words, searches, found, unfound, opened, total, kept FROM (
      SELECT count(*) FILTER (WHERE ${kind === 'all'} OR unfound > 0)::int AS total, coalesce(sum(found + unfound), 0)::int AS kept
      FROM counted) AS whole
    LEFT JOIN page ON true ORDER BY ${ORDERS[sort]} DESC, words`.execute(db)
  const list = rows.flatMap(({ total: _total, kept: _kept, words, ...counts }) =>
    words === null ? [] : [{ words, ...counts }],
  )
  return { list, total: rows[0]?.total ?? 0, kept: rows[0]?.kept ?? 0 }
}

const ORDERS = { searches: sql`found + unfound`, unfound: sql`unfound`, opened: sql`opened` }

async function countAll(db: UsageDeps['db'], period: Period): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(count), 0)::int AS count FROM usage_day
    WHERE of = 'all' AND event IN ('search_found', 'search_unfound') AND of_id = 0 AND day = ANY (${daysOf(period)}::date[])`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** How many products the words find now. */
export function countFound({ find, columns }: OnSale, keyword: string): number {
  const products = new Set<number>()
  for (const sku of find(getProductFacets.input.parse({ keyword })).skus) products.add(columns.productOf[sku] ?? 0)
  return products.size
}
