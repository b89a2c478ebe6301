import type { ColumnType } from 'kysely'
import type { ThingRow } from '../../workspace/thing-columns.ts'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>

/** Presence, as Kysely sees it. 64-bit numbers arrive as strings. The migration holds the constraints. */
export interface LiveTables {
  presence: ThingRow & {
    member_id: string
    tab: string
    on_id: Absent<string>
    came_at: Date
    seen_at: Date
  }
}
