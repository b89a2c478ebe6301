import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../database.ts'

/** The dependencies of the removal. */
export interface RemovalDeps {
  db: Db
  clock: Clock
  /** Deletes the demonstration's accounts and all their data, except one account. */
  removeAccounts(exceptId: string): Promise<void>
}
