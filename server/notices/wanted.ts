import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { defaultSetting, noticeKinds } from '../../contract/notices.ts'

const MAILED = noticeKinds.filter((kind) => defaultSetting(kind).mail)

/** Whether a member wants mails of a kind; both are of the query that asks, columns with the name of their table. */
export function wantsMail(memberId: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`coalesce(
    (SELECT mail FROM notice_setting WHERE notice_setting.member_id = ${memberId} AND notice_setting.kind = ${kind}),
    ${kind} = ANY (${MAILED}::text[]))`
}

/** Whether a member has a kind in their list; every kind is, where they have not said otherwise. */
export function isListed(memberId: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (
    SELECT FROM notice_setting
    WHERE notice_setting.member_id = ${memberId} AND notice_setting.kind = ${kind} AND NOT list)`
}
