import { sql } from 'kysely'
import type { NoticeDeps } from './deps.ts'
import { isListed } from './wanted.ts'

const DAY = 24 * 60 * 60_000
const DAYS_READ = 90
const DAYS_UNREAD = 365

/** Deletes old notices, and those that were only wanted by mail. */
export async function sweepNotices({ db, clock }: NoticeDeps): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY)
  await sql`
    DELETE FROM notice WHERE read_at <= ${before(DAYS_READ)} OR created_at <= ${before(DAYS_UNREAD)}
      OR (mailed_at IS NOT NULL AND NOT ${isListed(sql`notice.member_id`, sql`notice.kind`)})`.execute(db)
  // An expired certificate is notified again only with another date.
  await sql`
    DELETE FROM notice_certificate WHERE expires_on < ${before(DAYS_UNREAD)}`.execute(db)
}
