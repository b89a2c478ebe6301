import type { ColumnType, Generated } from 'kysely'
import type { TeamPlace } from '../../../contract/collaboration/discussion-calls.ts'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>

/** Of the three one is not null. */
interface OfThing {
  board_id: Absent<string>
  budget_id: Absent<string>
  folder_id: Absent<string>
}

/** The discussion's tables as queries see them. 64-bit numbers arrive as strings; the migration says the rest. */
export interface DiscussionTables {
  team_comment: OfThing & {
    id: Generated<string>
    parent_id: Absent<string>
    author_id: Absent<string>
    text: string
    /** Read as its value, written as text. */
    place: ColumnType<TeamPlace | null, string | null, never>
    place_name: Absent<string>
    place_en_name: Absent<string>
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
  team_reading: OfThing & { member_id: string; up_to: string }
}
