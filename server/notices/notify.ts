import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { MAILED_APART, MOST_NOTICES } from '../../contract/notices.ts'
import type { NewNotice, NoticeKind } from '../../contract/notices.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { wantsMail } from './wanted.ts'

/**
 * Tells members something, within the transaction in which it happens; what they want neither in their list nor by mail is not kept.
 * Other domains have this handed in by `app.ts` (decisions/134). Whoever tells one member waits for who else does: so that greater
 * versions are committed later, and reading all up to one reads none that was never seen.
 */
export async function notify<Tables>(db: Kysely<Tables>, notices: readonly NewNotice[], now: Date): Promise<void> {
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
  /** What it is called. */
  company: string
  reason: string
}

/** Tells a member what was said of their company; answers whether they want a mail of it, too. */
export async function tellOfVerdict<Tables>(
  db: Kysely<Tables>,
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

/** Takes as read what a member was told of this, since they have read it elsewhere. */
export async function settleNotices<Tables>(
  db: Kysely<Tables>,
  { memberId, kinds, ref }: { memberId: string; kinds: readonly NoticeKind[]; ref: string },
  now: Date,
): Promise<void> {
  await sql`
    UPDATE notice SET read_at = ${now}
    WHERE member_id = ${memberId} AND kind = ANY (${kinds}::text[]) AND ref = ${ref} AND read_at IS NULL`.execute(db)
}

/**
 * Takes back what members were told of a comment that was taken back, where they have not read it; of several that were told as one,
 * one less, without its words. What somebody is reading right now is left to them: nobody waits for another here, in whatever order.
 */
export async function takeNoticesBack<Tables>(
  db: Kysely<Tables>,
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

/** Whoever tells several holds them in one order. */
async function holdNotices<Tables>(trx: Kysely<Tables>, memberIds: readonly string[]): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock(hashtextextended('notices ' || member_id, 0))
    FROM (SELECT unnest(${memberIds}::bigint[]) AS member_id ORDER BY 1) AS members`.execute(trx)
}

/** One or several of the same kind about the same; renewed, it has another id, by which nobody can have read it. Nothing for an account that has gone. */
async function write<Tables>(trx: Kysely<Tables>, same: readonly NewNotice[], now: Date): Promise<void> {
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

/** Where there are more than are kept, those go first that were read, and of these the oldest. */
async function dropBeyond<Tables>(trx: Kysely<Tables>, memberIds: readonly string[]): Promise<void> {
  await sql`
    DELETE FROM notice WHERE id IN (
      SELECT id FROM (
        SELECT id, row_number() OVER (PARTITION BY member_id ORDER BY (read_at IS NULL) DESC, version DESC) AS place
        FROM notice WHERE member_id = ANY (${memberIds}::bigint[])
      ) AS placed WHERE place > ${MOST_NOTICES})`.execute(trx)
}
