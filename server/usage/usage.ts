import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { countsOf, wordCountsOf } from './counts.ts'
import type { Period } from './period.ts'
import { spansOf } from './spans.ts'

export interface UnfoundSearch {
  words: string
  /** How often the words found nothing, and how often something. */
  unfound: number
  found: number
}

/** How often each product was viewed in a period of the last 400 days, by id; with deleted products, without unviewed ones. */
export async function viewsOf(db: Db, period: Period): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT of_id::text AS id, sum(count)::int AS count FROM (${countsOf('product', 'view', spansOf(period))}) AS one
    GROUP BY of_id HAVING sum(count) > 0`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Words that found nothing in a period of the last 400 days, the most frequent first. */
export async function unfoundSearches(db: Db, period: Period, limit: number): Promise<UnfoundSearch[]> {
  const { rows } = await sql<UnfoundSearch>`
    SELECT words, sum(unfound)::int AS unfound, sum(found)::int AS found FROM (${wordCountsOf(spansOf(period))}) AS one
    GROUP BY words HAVING sum(unfound) > 0 ORDER BY sum(unfound) DESC, words LIMIT ${limit}`.execute(db)
  return rows
}
