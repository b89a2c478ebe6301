import { sql } from 'kysely'
import type { Measure } from '../../platform/metrics/measure.ts'
import type { Db } from '../../database.ts'

/** Mails that wait, how long the oldest does, and how many of the last day were given up. */
export function mailMeasure(db: Db): Measure {
  return {
    metrics: {
      quarry_mails_waiting: { help: 'Mails that are not sent yet' },
      quarry_mail_oldest_seconds: { help: 'How long the oldest mail waits, since it was queued or sent again' },
      quarry_mails_given_up: { help: 'Mails that were given up within a day' },
    },
    async read() {
      const { rows } = await sql<{ waiting: number; seconds: number; given_up: number }>`
        SELECT count(*) FILTER (WHERE given_up_at IS NULL)::int AS waiting,
          coalesce(extract(epoch FROM now() - min(coalesce(renewed_at, created_at)) FILTER (WHERE given_up_at IS NULL)), 0)::float8 AS seconds,
          count(*) FILTER (WHERE given_up_at > now() - interval '1 day')::int AS given_up
        FROM mail_job WHERE sent_at IS NULL`.execute(db)
      return {
        quarry_mails_waiting: rows[0]?.waiting,
        quarry_mail_oldest_seconds: rows[0]?.seconds,
        quarry_mails_given_up: rows[0]?.given_up,
      }
    },
  }
}
