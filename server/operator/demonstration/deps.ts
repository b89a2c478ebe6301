import type { ColumnType, Generated, Kysely } from 'kysely'
import type { RemovalOutcome } from '../../../contract/demonstration.ts'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import type { Clock } from '../../platform/clock.ts'
import type { JobTables } from '../../platform/jobs/tables.ts'

/** What the removal of the demonstration works with. */
export interface RemovalDeps {
  db: Kysely<RemovalTables>
  clock: Clock
  /** Removes the demonstration's accounts with all that is theirs, save one. */
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
  /** Of members' tables, what is asked here. */
  member: { id: Generated<string>; is_demonstration: Generated<boolean> }
}
