import type { ColumnType, Generated } from 'kysely'
import type { RemovalOutcome } from '../../../contract/demonstration.ts'

/** Removals of the demonstration. Migrations hold the constraints. */
export interface RemovalTables {
  demonstration_removal: {
    id: Generated<string>
    member_id: string
    asked_at: Date
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    outcome: ColumnType<RemovalOutcome | null, string | null | undefined, string | null>
  }
}
