import type { ColumnType, Generated } from 'kysely'
import type { Totals } from '../../contract/budgets/figures.ts'

type Absent<Type> = ColumnType<Type | null, Type | null | undefined, Type | null>

/** The table of named versions, as Kysely sees it. 64-bit numbers arrive as strings. The migrations hold the constraints. */
export interface VersionTables {
  named_version: {
    id: Generated<string>
    /** One of the two is null. */
    board_id: Absent<string>
    budget_id: Absent<string>
    author_id: Absent<string>
    name: string
    note: string
    is_automatic: boolean
    is_before_undo: Generated<boolean>
    version: number
    was_taken_down: boolean
    count: number
    totals: ColumnType<Totals | null, string | null, string | null>
    picture_keys: string[]
    state: Buffer
    created_at: Date
  }
}
