import type { Clock } from '../platform/clock.ts'
import type { Caller } from '../platform/http/guard.ts'
import type { Db } from '../database.ts'

export interface BudgetDeps {
  db: Db
  clock: Clock
  /** Called with the SKUs that a member put on lines which did not have them. */
  onListed?(skuIds: readonly string[], caller: Caller): void
}
