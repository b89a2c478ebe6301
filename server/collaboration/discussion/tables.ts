import type { ColumnType, Generated } from 'kysely'
import type { TeamPlace } from '../../../contract/collaboration/discussion-calls.ts'
import type { SaidOf } from '../../../contract/said-of.ts'
import type { ThingRow } from '../../workspace/thing-columns.ts'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>

/** The discussion's tables, as Kysely sees them. 64-bit numbers arrive as strings. The migrations hold the constraints. */
export interface DiscussionTables {
  team_comment: ThingRow & {
    id: Generated<string>
    parent_id: Absent<string>
    author_id: Absent<string>
    text: string
    /** Read as its value, written as text. */
    place: ColumnType<TeamPlace | null, string | null, never>
    place_name: Absent<string>
    place_en_name: Absent<string>
    said_of: ColumnType<SaidOf | null, string | null, never>
    mentions: string[]
    assignee_id: Absent<string>
    due_on: Absent<string>
    key: string
    version: Generated<number>
    created_at: Date
    edited_at: Absent<Date>
    resolved_at: Absent<Date>
    resolved_by: Absent<string>
    deleted_at: Absent<Date>
  }
  team_reading: ThingRow & { member_id: string; up_to: string }
}
