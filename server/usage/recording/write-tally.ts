import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { UsageDeps } from '../deps.ts'
import type { UsageTally } from './tally.ts'

/** Adds a tally to the stored counts, all or nothing. */
export async function writeTally(db: UsageDeps['db'], tally: UsageTally): Promise<void> {
  if (tally.counts.size > 0) await db.transaction().execute(async (trx) => addTally(trx, tally))
}

/** The same within a transaction. Locks rows in one order, because two servers may write at once. */
export async function addTally(trx: QueryExecutorProvider, { counts, words }: UsageTally): Promise<void> {
  const [counted, said] = [[...counts.values()], [...words.values()]]
  const rows = sql`unnest(
      ${counted.map(({ day }) => day)}::date[], ${counted.map(({ event }) => event)}::usage_event[],
      ${counted.map(({ of }) => of)}::usage_of[], ${counted.map(({ id }) => id)}::bigint[],
      ${counted.map(({ count }) => count)}::int[]) AS one (day, event, of, of_id, count)`
  await sql`
      INSERT INTO usage_day (day, event, of, of_id, count)
      SELECT day, event, of, of_id, count FROM ${rows} ORDER BY of, event, day, of_id
      ON CONFLICT (of, event, day, of_id) DO UPDATE SET count = usage_day.count + excluded.count`.execute(trx)
  await sql`
      INSERT INTO usage_month (month, event, of, of_id, count)
      SELECT date_trunc('month', day)::date AS month, event, of, of_id, sum(count) FROM ${rows}
      GROUP BY month, event, of, of_id ORDER BY of, event, month, of_id
      ON CONFLICT (of, event, month, of_id) DO UPDATE SET count = usage_month.count + excluded.count`.execute(trx)
  if (said.length === 0) return
  const spoken = sql`unnest(
      ${said.map(({ day }) => day)}::date[], ${said.map((one) => one.words)}::text[], ${said.map(({ found }) => found)}::int[],
      ${said.map(({ unfound }) => unfound)}::int[], ${said.map(({ opened }) => opened)}::int[])
      AS one (day, words, found, unfound, opened)`
  await sql`
      INSERT INTO usage_words_day AS before (day, words, found, unfound, opened)
      SELECT day, words, found, unfound, opened FROM ${spoken} ORDER BY day, words
      ON CONFLICT (day, words) DO UPDATE SET found = before.found + excluded.found,
        unfound = before.unfound + excluded.unfound, opened = before.opened + excluded.opened`.execute(trx)
  await sql`
      INSERT INTO usage_words_month AS before (month, words, found, unfound, opened)
      SELECT date_trunc('month', day)::date AS month, words, sum(found), sum(unfound), sum(opened) FROM ${spoken}
      GROUP BY month, words ORDER BY month, words
      ON CONFLICT (month, words) DO UPDATE SET found = before.found + excluded.found,
        unfound = before.unfound + excluded.unfound, opened = before.opened + excluded.opened`.execute(trx)
}
