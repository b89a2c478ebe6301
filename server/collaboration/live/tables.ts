import type { ColumnType } from 'kysely'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>

/** Who is here, as queries see it. 64-bit numbers arrive as strings; the migration says the rest. */
export interface LiveTables {
  presence: {
    member_id: string
    tab: string
    board_id: Absent<string>
    budget_id: Absent<string>
    folder_id: Absent<string>
    on_id: Absent<string>
    came_at: Date
    seen_at: Date
  }
}
