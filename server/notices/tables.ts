import type { ColumnType, Generated } from 'kysely'
import type { NoticeKind } from '../../contract/notices.ts'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>

/** Notices' tables, as Kysely sees them. 64-bit numbers arrive as strings. The migration holds the constraints. */
export interface NoticeTables {
  notice: {
    id: Generated<string>
    member_id: string
    kind: NoticeKind
    ref: string
    details: ColumnType<Record<string, unknown>, string, string>
    count: Generated<number>
    created_at: Date
    version: Generated<string>
    read_at: Absent<Date>
    mailed_at: Absent<Date>
  }
  notice_setting: { member_id: string; kind: NoticeKind; list: boolean; mail: boolean }
  notice_reader: { member_id: string; language: Absent<'en' | 'zh-CN'>; mailed_at: Absent<Date> }
  notice_certificate: { member_id: string; product_id: string; scheme: string; number: string; expires_on: string }
}
