import { sql } from 'kysely'
import type { Db } from '../../database.ts'

const DAY = 24 * 60 * 60_000
/**
 * Days for which operators see mails to members. Mails to addresses without an account are kept for a day, for a week where they
 * were given up.
 */
export const DAYS_OF_MAILS = 30

/** Deletes old mails; the text of a sent mail is deleted after a day. */
export async function sweepMails(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY)
  await db
    .deleteFrom('mail_job')
    .where((is) => is.or([is('sent_at', '<', before(1)), is('given_up_at', '<', before(7))]))
    .where(sql<boolean>`NOT EXISTS (SELECT FROM member WHERE lower(member.email) = lower(mail_job.email))`)
    .execute()
  await db
    .deleteFrom('mail_job')
    .where('created_at', '<', before(DAYS_OF_MAILS))
    .where((is) => is.or([is('sent_at', 'is not', null), is('given_up_at', 'is not', null)]))
    .execute()
  await db
    .updateTable('mail_job')
    .set({ details: sql`NULL` })
    .where('sent_at', '<', before(1))
    .where('details', 'is not', null)
    .execute()
}
