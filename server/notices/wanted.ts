import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { defaultSetting, noticeKinds } from '../../contract/notices.ts'

const MAILED = noticeKinds.filter((kind) => defaultSetting(kind).mail)

/** Whether a member wants mails of a kind. Both arguments are columns of the query, with their table's name. */
export function wantsMail(memberId: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`coalesce(
    (SELECT mail FROM notice_setting WHERE notice_setting.member_id = ${memberId} AND notice_setting.kind = ${kind}),
    ${kind} = ANY (${MAILED}::text[]))`
}

/** Whether a member wants a kind in their list; true unless they have turned it off. */
export function isListed(memberId: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`NOT EXISTS (
    SELECT FROM notice_setting
    WHERE notice_setting.member_id = ${memberId} AND notice_setting.kind = ${kind} AND NOT list)`
}
