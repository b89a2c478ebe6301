import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { MAILED_APART } from '../../contract/notices.ts'
import { queueMail } from '../members/mail/mail-jobs.ts'
import type { QueuedMail } from '../members/mail/mail-jobs.ts'
import type { NoticeDeps } from './deps.ts'
import { wantsMail } from './wanted.ts'

const MINUTE = 60_000
/** Notices wait this long before they are mailed: members who are online read them in the list. */
const SETTLED_MS = 10 * MINUTE
const DAY = 24 * 60 * MINUTE
/** Members in one transaction: their new notices wait for its end. */
const MOST_AT_ONCE = 100
/** The most notices in one mail; of the others it states the number. */
const MOST_TOLD = 20

type ToldNotice = NonNullable<QueuedMail['digest']>['news'][number]

interface Reader {
  member_id: string
  email: string
  language: 'en' | 'zh-CN'
}

export interface NoticeDigestDeps extends NoticeDeps {
  /** Called when a mail has been queued. */
  onMail: () => void
}

/**
 * Mails each member, at most once a day, the notices that they have not read and want by mail. Members with a locked account get
 * them once it is unlocked.
 */
export async function mailNotices({ db, clock, onMail }: NoticeDigestDeps): Promise<void> {
  const now = clock.now()
  await passOver(db, now)
  for (;;) {
    const count = await db.transaction().execute(async (trx) => {
      const readers = await claimReaders(trx, now)
      const within: NoticeDeps['db'] = trx
      const unread = await takeUnread(trx, readers, now)
      for (const { member_id: memberId, email, language } of readers) {
        const told = (unread.get(memberId) ?? []).map(
          ({ kind, count, details }) => ({ kind, count, details }) as ToldNotice,
        )
        const digest = { news: told.slice(0, MOST_TOLD), more: Math.max(told.length - MOST_TOLD, 0) }
        // They may have been read meanwhile.
        if (told.length > 0) await queueMail(within, { kind: 'notice-digest', email, language, digest }, now)
      }
      return readers.length
    })
    if (count > 0) onMail()
    if (count < MOST_AT_ONCE) return
  }
}

const settledBy = (now: Date) => new Date(now.getTime() - SETTLED_MS)
const WANTS_MAIL = sql`(kind <> ALL (${MAILED_APART}::text[]) AND ${wantsMail(sql`notice.member_id`, sql`notice.kind`)})`

/** Marks notices that nobody wants by mail as done: who turns mails on tomorrow gets none of today's. */
async function passOver(db: NoticeDeps['db'], now: Date): Promise<void> {
  await sql`
    UPDATE notice SET mailed_at = ${now} FROM member
    WHERE member.id = notice.member_id AND mailed_at IS NULL AND read_at IS NULL AND notice.created_at <= ${settledBy(now)}
      AND (member.is_demonstration OR NOT ${WANTS_MAIL})`.execute(db)
}

/** Whether a reader was mailed within a day. Times far in the future come from a wrong clock and do not count. */
const wasMailed = (mailedAt: RawBuilder<unknown>, now: Date) => sql<boolean>`coalesce(
  ${mailedAt} > ${new Date(now.getTime() - DAY)} AND ${mailedAt} <= ${new Date(now.getTime() + DAY)}, false)`

/** Claims some of the members to whom a mail is due; other servers skip them. */
async function claimReaders(trx: NoticeDeps['db'], now: Date): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    WITH due AS (
      SELECT DISTINCT notice.member_id FROM notice
      JOIN member ON member.id = notice.member_id AND member.locked_at IS NULL
      LEFT JOIN notice_reader AS reader ON reader.member_id = notice.member_id
      WHERE notice.mailed_at IS NULL AND read_at IS NULL AND notice.created_at <= ${settledBy(now)}
        AND NOT ${wasMailed(sql`reader.mailed_at`, now)}
      ORDER BY notice.member_id LIMIT ${MOST_AT_ONCE}
    ), claimed AS (
      INSERT INTO notice_reader (member_id, mailed_at) SELECT member_id, ${now}::timestamptz FROM due
      ON CONFLICT (member_id) DO UPDATE SET mailed_at = excluded.mailed_at
      WHERE NOT ${wasMailed(sql`notice_reader.mailed_at`, now)}
      RETURNING member_id, language
    )
    SELECT member.id::text AS member_id, member.email, coalesce(claimed.language, member.language, 'en') AS language
    FROM claimed JOIN member ON member.id = claimed.member_id ORDER BY member.id`.execute(trx)
  return rows
}

/** Each member's unread notices, the latest first. */
async function takeUnread(
  trx: NoticeDeps['db'],
  readers: readonly Reader[],
  now: Date,
): Promise<Map<string, (ToldNotice & { member_id: string })[]>> {
  const { rows } = await sql<ToldNotice & { member_id: string }>`
    WITH taken AS (
      UPDATE notice SET mailed_at = ${now}
      WHERE member_id = ANY (${readers.map((reader) => reader.member_id)}::bigint[]) AND mailed_at IS NULL AND read_at IS NULL
        AND created_at <= ${settledBy(now)}
      RETURNING member_id, kind, count, details, version
    )
    SELECT member_id::text, kind, count, details FROM taken ORDER BY version DESC`.execute(trx)
  return Map.groupBy(rows, (row) => row.member_id)
}
