import { sql } from 'kysely'
import { productEvents } from '../../contract/analysis.ts'
import { addDays, addYears, firstOfMonth } from './days.ts'
import type { UsageDeps } from './deps.ts'
import { forgetMarks } from './recording/shared-marks.ts'
import { keptSince } from './spans.ts'

const YEARS_KEPT = 5
/** Words that were searched for only once may be about a person, so they are deleted after this time. */
const DAYS_OF_RARE_WORDS = 90

/** Tidies once a day, and again after a failure: nothing falls due within a day, and finding rare words takes seconds. */
export function tidyDaily(deps: Pick<UsageDeps, 'db' | 'clock'>): () => Promise<void> {
  let done = ''
  return async () => {
    // Each hour, by whichever process tidies: marks may not outlive their day.
    await forgetMarks(deps)
    const today = deps.clock.today()
    if (done === today) return
    await tidyUsage(deps)
    done = today
  }
}

/** Deletes what is not stored for ever: counts by day, words, and at last everything. */
export async function tidyUsage({ db, clock }: Pick<UsageDeps, 'db' | 'clock'>): Promise<void> {
  const today = clock.today()
  const kept = keptSince(today)
  await db
    .deleteFrom('usage_day')
    .where('of', '=', 'product')
    .where('event', 'in', productEvents)
    .where('day', '<', kept)
    .execute()
  await db.deleteFrom('usage_words_day').where('day', '<', kept).execute()
  await db.deleteFrom('usage_words_month').where('month', '<', kept).execute()
  await dropRareWords(db, addDays(today, -DAYS_OF_RARE_WORDS))
  const oldest = firstOfMonth(addYears(today, -YEARS_KEPT))
  await db.deleteFrom('usage_day').where('day', '<', oldest).execute()
  await db.deleteFrom('usage_month').where('month', '<', oldest).execute()
}

/** Deletes words that a single client searched for on a single day; their counts stay in the totals. */
async function dropRareWords(db: UsageDeps['db'], before: string): Promise<void> {
  await sql`
    WITH rare AS (SELECT words FROM usage_words_month GROUP BY words HAVING sum(found + unfound) <= 1),
    dropped AS (DELETE FROM usage_words_day USING rare WHERE usage_words_day.words = rare.words AND day < ${before} RETURNING rare.words)
    DELETE FROM usage_words_month USING dropped WHERE usage_words_month.words = dropped.words`.execute(db)
}
