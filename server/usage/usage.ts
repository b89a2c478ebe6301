import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { UsageTables } from './tables.ts'

/** Days, both included, as `YYYY-MM-DD`. */
export interface Period {
  from: string
  to: string
}

export interface UnfoundSearch {
  words: string
  /** How often they found nothing, and how often something. */
  unfound: number
  found: number
}

/** How often each product was looked at in a period, by its id; those alone that were. */
export async function viewsOf(db: Kysely<UsageTables>, { from, to }: Period): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    SELECT of_id::text AS id, sum(count)::int AS count FROM usage_day
    WHERE of = 'product' AND event = 'view' AND day BETWEEN ${from} AND ${to} GROUP BY of_id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Words that found nothing at some time in a period, the most often first. */
export async function unfoundSearches(
  db: Kysely<UsageTables>,
  { from, to }: Period,
  limit: number,
): Promise<UnfoundSearch[]> {
  const { rows } = await sql<UnfoundSearch>`
    SELECT words, sum(unfound)::int AS unfound, sum(found)::int AS found FROM usage_words_day
    WHERE day BETWEEN ${from} AND ${to} GROUP BY words HAVING sum(unfound) > 0
    ORDER BY unfound DESC, words LIMIT ${limit}`.execute(db)
  return rows
}
