import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import { MAILED_APART, MOST_NOTICES } from '../../contract/notices.ts'
import type { NewNotice, NoticeKind } from '../../contract/notices.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import type { Db } from '../database.ts'
import { wantsMail } from './wanted.ts'

/**
 * Notifies members in the transaction of the event (decisions/134). Notices to one member are written one after the other, so that
 * greater versions commit later and marking all up to a version as read skips none.
 */
export async function notify(db: Db, notices: readonly NewNotice[], now: Date): Promise<void> {
  if (notices.length === 0) return
  await inTransaction(db, async (trx) => {
    const memberIds = [...new Set(notices.map(({ memberId }) => memberId))]
    await holdNotices(trx, memberIds)
    for (const [, same] of Map.groupBy(notices, ({ memberId, kind, ref }) => JSON.stringify([memberId, kind, ref]))) {
      await write(trx, same, now)
    }
    await dropBeyond(trx, memberIds)
  })
}

interface CompanyVerdict {
  memberId: string
  verdict: 'verified' | 'refused'
  /** The company's name. */
  company: string
  reason: string
}

/** Notifies a member of the decision on their company; returns whether they want it by mail, too. */
export async function tellOfVerdict(
  db: Db,
  { memberId, verdict, company, reason }: CompanyVerdict,
  now: Date,
): Promise<boolean> {
  const told = { memberId, ref: 'company' }
  const notice: NewNotice =
    verdict === 'verified'
      ? { ...told, kind: 'company-verified', details: { company } }
      : { ...told, kind: 'company-refused', details: { company, reason } }
  await notify(db, [notice], now)
  const { rows } = await sql<{ is_wanted: boolean }>`
    SELECT ${wantsMail(sql`member.id`, sql`${notice.kind}::text`)} AS is_wanted FROM member
    WHERE member.id = ${memberId}`.execute(db)
  return rows[0]?.is_wanted === true
}

/** Marks a member's notices about something as read, because they have read it elsewhere. */
export async function settleNotices(
  db: QueryExecutorProvider,
  { memberId, kinds, ref }: { memberId: string; kinds: readonly NoticeKind[]; ref: string },
  now: Date,
): Promise<void> {
  await sql`
    UPDATE notice SET read_at = ${now}
    WHERE member_id = ${memberId} AND kind = ANY (${kinds}::text[]) AND ref = ${ref} AND read_at IS NULL`.execute(db)
}

/**
 * Withdraws the unread notices of a deleted comment. A notice of several comments counts one less and loses its text. Skips rows
 * that are locked, because the member is reading them: nobody waits here.
 */
export async function takeNoticesBack(
  db: QueryExecutorProvider,
  { memberIds, kinds, commentId }: { memberIds: readonly string[]; kinds: readonly NoticeKind[]; commentId: string },
): Promise<void> {
  const held = sql`
    SELECT id FROM notice
    WHERE member_id = ANY (${memberIds}::bigint[]) AND kind = ANY (${kinds}::text[]) AND read_at IS NULL
      AND details ->> 'commentId' = ${commentId}
    FOR UPDATE SKIP LOCKED`
  await sql`
    WITH held AS MATERIALIZED (${held}),
      single AS (DELETE FROM notice USING held WHERE notice.id = held.id AND (kind <> 'team-comment' OR count = 1))
    UPDATE notice SET count = count - 1, details = details || '{"text":""}' FROM held
    WHERE notice.id = held.id AND kind = 'team-comment' AND count > 1`.execute(db)
}

/** Locks the members in one order (decisions/150). */
async function holdNotices(trx: QueryExecutorProvider, memberIds: readonly string[]): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended('notices ' || member_id, 0))
    FROM (SELECT unnest(${memberIds}::bigint[]) AS member_id ORDER BY 1) AS members`.execute(trx)
}

/**
 * Writes one notice for events of one kind about one thing. A renewed notice has a new id, so that it counts as unread. Skips
 * accounts that are gone.
 */
async function write(trx: QueryExecutorProvider, same: readonly NewNotice[], now: Date): Promise<void> {
  const notice = same.at(-1)
  if (!notice) return
  const { memberId, kind, ref, details } = notice
  await sql`
    INSERT INTO notice (member_id, kind, ref, details, count, created_at)
    SELECT member.id, ${kind}, ${ref}, ${JSON.stringify(details)}, ${same.length}, ${now} FROM member
    LEFT JOIN notice_setting AS setting ON setting.member_id = member.id AND setting.kind = ${kind}
    WHERE member.id = ${memberId}
      AND coalesce(setting.list OR (setting.mail AND ${!isMailedApart(kind)}::boolean), true)
    ON CONFLICT (member_id, kind, ref) WHERE read_at IS NULL DO UPDATE SET id = DEFAULT, details = excluded.details,
      count = notice.count + excluded.count, created_at = excluded.created_at, version = nextval('notice_version'),
      mailed_at = NULL`.execute(trx)
}

function isMailedApart(kind: NoticeKind): boolean {
  return MAILED_APART.some((apart) => apart === kind)
}

/** Deletes notices beyond the limit: read ones first, and of these the oldest. */
async function dropBeyond(trx: QueryExecutorProvider, memberIds: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM notice WHERE id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY member_id ORDER BY (read_at IS NULL) DESC, version DESC) AS place
        FROM notice WHERE member_id = ANY (${memberIds}::bigint[])
      ) AS placed WHERE place > ${MOST_NOTICES})`.execute(trx)
}
