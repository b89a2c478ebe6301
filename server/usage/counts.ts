import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { UsageEvent, UsageThing } from '../../contract/analysis.ts'
import type { Spans } from './spans.ts'

/** The counts of an event as rows of `of_id` and `count`; days that a month has too many are subtracted. */
export function countsOf(of: UsageThing, event: UsageEvent, { months, days, lessDays }: Spans): RawBuilder<unknown> {
  const these = sql`of = ${of} AND event = ${event}`
  return sql.join(
    [
      sql`SELECT of_id, count FROM usage_month WHERE ${these} AND month = ANY (${months}::date[])`,
      days.length && sql`SELECT of_id, count FROM usage_day WHERE ${these} AND day = ANY (${days}::date[])`,
      lessDays.length && sql`SELECT of_id, -count FROM usage_day WHERE ${these} AND day = ANY (${lessDays}::date[])`,
    ].filter((part) => part !== 0),
    UNION,
  )
}

/** The same for words, as rows of `words`, `found`, `unfound` and `opened`. */
export function wordCountsOf({ months, days, lessDays }: Spans): RawBuilder<unknown> {
  return sql.join(
    [
      sql`SELECT words, found, unfound, opened FROM usage_words_month WHERE month = ANY (${months}::date[])`,
      days.length && sql`SELECT words, found, unfound, opened FROM usage_words_day WHERE day = ANY (${days}::date[])`,
      lessDays.length &&
        sql`SELECT words, -found, -unfound, -opened FROM usage_words_day WHERE day = ANY (${lessDays}::date[])`,
    ].filter((part) => part !== 0),
    UNION,
  )
}

const UNION = sql` UNION ALL `
