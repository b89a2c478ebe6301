import type { ColumnType, Generated } from 'kysely'
import type { GivenRight } from '../../contract/collaboration/rights.ts'
import type { WorkRow } from '../workspace/thing-columns.ts'
import type { LiveTables } from './live/tables.ts'
import type { DiscussionTables } from './discussion/tables.ts'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>

/** Collaboration's tables, as Kysely sees them. 64-bit numbers arrive as strings. The migrations hold the constraints. */
export interface CollaborationTables extends LiveTables, DiscussionTables {
  collaborator: WorkRow & { id: Generated<string>; member_id: string; may: GivenRight; created_at: Date }
  invitation: WorkRow & {
    id: string
    email: string
    email_key: string
    may: GivenRight
    message: string
    invited_by: string
    created_at: Date
    sent_at: Date
    expires_at: Date
    declined_at: Absent<Date>
  }
  invitation_mail: { member_id: string; email_key: string; sent_at: Date }
}
