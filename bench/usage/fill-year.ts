import { sql } from 'kysely'
import type { UsageEvent } from '../../contract/analysis.ts'
import type { Db } from '../../server/database.ts'

/** Events of a day, in the proportions of a catalogue in use. */
const OF_PRODUCTS: Partial<Record<UsageEvent, number>> = { view: 70_000, favourite: 5000, board: 3000, budget: 2000 }
const SEARCHES = { found: 17_000, unfound: 3000 }
/** Distinct words that people search for, and the words kept of a day. */
const WORDS = 200_000
const KEPT_WORDS = 5000
export const EVENTS_A_DAY = 100_000

/**
 * Fills counts for each of the days before today, as after 100,000 events a day. They follow Zipf's law with exponent
 * one: few products and words have most events.
 */
export async function fillYear(db: Db, { days }: { days: readonly string[] }): Promise<void> {
  await sql`
    CREATE TABLE place AS
    SELECT row_number() OVER (ORDER BY md5(id::text)) AS n, id, brand_id, category_id FROM product`.execute(db)
  await sql`ALTER TABLE place ADD PRIMARY KEY (n)`.execute(db)
  for (const day of days) {
    for (const [event, count] of Object.entries(OF_PRODUCTS)) await fillProducts(db, { day, event, count })
    await fillWords(db, day)
  }
  await sql`
    INSERT INTO usage_day (day, event, of, of_id, count)
    SELECT day, event, one.of::usage_of, one.id, sum(count) FROM usage_day JOIN place ON place.id = of_id
    CROSS JOIN LATERAL (VALUES ('all', 0), ('brand', brand_id), ('category', category_id)) AS one (of, id)
    WHERE usage_day.of = 'product' GROUP BY day, event, one.of, one.id`.execute(db)
  await sql`
    INSERT INTO usage_month (month, event, of, of_id, count)
    SELECT date_trunc('month', day)::date AS month, event, of, of_id, sum(count) FROM usage_day GROUP BY month, event, of, of_id`.execute(
    db,
  )
  await sql`
    INSERT INTO usage_words_month (month, words, found, unfound, opened)
    SELECT date_trunc('month', day)::date AS month, words, sum(found), sum(unfound), sum(opened) FROM usage_words_day
    GROUP BY month, words`.execute(db)
  await sql`DROP TABLE place`.execute(db)
  for (const table of ['usage_day', 'usage_month', 'usage_words_day', 'usage_words_month'])
    await sql`VACUUM ANALYZE ${sql.table(table)}`.execute(db)
}

interface OfDay {
  day: string
  event: string
  count: number
}

async function fillProducts(db: Db, { day, event, count }: OfDay): Promise<void> {
  await sql`
    INSERT INTO usage_day (day, event, of, of_id, count)
    SELECT ${day}::date, ${event}::usage_event, 'product', id, count(*) FROM (
      SELECT floor(exp(random() * ln((SELECT count(*) FROM place)::float8)))::bigint AS n
      FROM generate_series(1, ${count}::int)) AS one JOIN place USING (n) GROUP BY id`.execute(db)
}

async function fillWords(db: Db, day: string): Promise<void> {
  const { found, unfound } = SEARCHES
  await sql`
    INSERT INTO usage_words_day (day, words, found, unfound, opened)
    SELECT ${day}::date, 'words number ' || n, count(*) FILTER (WHERE n % 7 > 0), count(*) FILTER (WHERE n % 7 = 0), count(*) / 2
    FROM (SELECT floor(exp(random() * ln(${WORDS}::float8)))::bigint AS n FROM generate_series(1, ${found + unfound}::int)) AS one
    GROUP BY n ORDER BY count(*) DESC LIMIT ${KEPT_WORDS}`.execute(db)
  await sql`
    INSERT INTO usage_day (day, event, of, of_id, count)
    VALUES (${day}, 'search_found', 'all', 0, ${found}), (${day}, 'search_unfound', 'all', 0, ${unfound})`.execute(db)
}
