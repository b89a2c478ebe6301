import type { ColumnType, Generated } from 'kysely'
import type { ShareEvent } from '../../contract/sharing/activity-calls.ts'
import type { SaidOf } from '../../contract/said-of.ts'
import type { CommentPlace } from '../../contract/sharing/discussion-calls.ts'
import type { DecidedTotal, LineDecision } from '../../contract/sharing/sending-calls.ts'
import type { Figure, LinkFieldName, LinkRole, Preset, SharedKind } from '../../contract/sharing/links.ts'
import type { SharedView } from '../../contract/sharing/shown-calls.ts'
import type { Tally } from './sending/tally.ts'
import type { ThingRow, WorkRow } from '../workspace/thing-columns.ts'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>
/** A column of JSON: read as its value, written as text. */
type Json<Type> = ColumnType<Type, string, string>

/** Sharing's tables, as Kysely sees them. 64-bit numbers arrive as strings. The migrations hold the constraints. */
export interface SharingTables {
  share_link: WorkRow & {
    id: Generated<string>
    member_id: string
    name: string
    token_hash: Buffer
    token_encrypted: Absent<Buffer>
    role: LinkRole
    fields: LinkFieldName[]
    figure: Absent<Figure>
    figure_fields: Absent<LinkFieldName[]>
    preset: Absent<Preset>
    brand_id: Absent<string>
    language: 'en' | 'zh-CN'
    password_hash: Absent<string>
    notifies: boolean
    owner_language: 'en' | 'zh-CN'
    created_at: Date
    expires_at: Date
    revoked_at: Absent<Date>
    views: Generated<number>
    last_view_at: Absent<Date>
  }
  share_comment: {
    id: Generated<string>
    link_id: string
    parent_id: Absent<string>
    is_owners: boolean
    name: string
    text: string
    place: ColumnType<CommentPlace | null, string | null, string | null>
    said_of: ColumnType<SaidOf | null, string | null, never>
    key: Absent<string>
    version_id: Absent<string>
    part: Absent<number>
    created_at: Date
    resolved_at: Absent<Date>
    read_at: Absent<Date>
    mailed_at: Absent<Date>
  }
  sent_version: {
    id: Generated<string>
    project_id: string
    number: number
    sent_by: Absent<string>
    sender_name: string
    letter: string
    language: 'en' | 'zh-CN'
    fields: LinkFieldName[]
    figure: Absent<Figure>
    offered: Absent<string[]>
    content_hash: Buffer
    bytes: ColumnType<string, number, number>
    sent_at: Date
    withdrawn_at: Absent<Date>
  }
  sent_decision: {
    id: Generated<string>
    version_id: string
    link_id: Absent<string>
    link_name: string
    name: string
    verdict: 'approved' | 'changes'
    note: string
    fields: LinkFieldName[]
    content_hash: Buffer
    lines: ColumnType<LineDecision[] | null, string | null, never>
    totals: ColumnType<DecidedTotal[] | null, string | null, never>
    created_at: Date
    read_at: Absent<Date>
    followed_at: Absent<Date>
    mailed_at: Absent<Date>
  }
  sent_part: {
    version_id: string
    place: number
    kind: SharedKind
    ref_id: string
    name: string
    content_hash: Buffer
    view: Json<SharedView>
    skus: Json<Record<string, string>>
    tally: ColumnType<Tally | null, string | null, never>
    picture_keys: string[]
  }
  share_approval: ThingRow & {
    id: Generated<string>
    link_id: Absent<string>
    link_name: string
    name: string
    note: string
    created_at: Date
    content_hash: Buffer
    settled_hash: Buffer
    rule: Absent<number>
    was_draft: boolean
    view: Json<SharedView>
    fields: LinkFieldName[]
    figure: Absent<Figure>
    brand_id: Absent<string>
    picture_keys: string[]
    read_at: Absent<Date>
    mailed_at: Absent<Date>
  }
  share_event: { id: Generated<string>; link_id: string; event: ShareEvent; name: Absent<string>; at: Date }
}
