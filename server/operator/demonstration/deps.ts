import type { ColumnType, Generated, Kysely } from 'kysely'
import type { RemovalOutcome } from '../../../contract/demonstration.ts'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { JobTables } from '../../platform/jobs/tables.ts'

/** The dependencies of the removal. */
export interface RemovalDeps {
  db: Kysely<RemovalTables>
  clock: Clock
  /** Deletes the demonstration's accounts and all their data, except one account. */
  removeAccounts(exceptId: string): Promise<void>
}

export interface RemovalTables extends CatalogueTables, JobTables {
  demonstration_removal: {
    id: Generated<string>
    member_id: string
    asked_at: Date
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    outcome: ColumnType<RemovalOutcome | null, string | null | undefined, string | null>
  }
  /** The columns of members that are used here. */
  member: { id: Generated<string>; is_demonstration: Generated<boolean> }
}
