import type { Kysely, Transaction } from 'kysely'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { MemberTables } from '../members/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { Caller } from '../platform/http/guard.ts'
import type { BudgetTables } from './tables.ts'

type Tables = BudgetTables & CatalogueTables & MemberTables

export type Trx = Transaction<Tables>

export interface BudgetDeps {
  db: Kysely<Tables>
  clock: Clock
  /** Called with the SKUs that a member put on lines which did not have them. */
  onListed?(skuIds: readonly string[], caller: Caller): void
}
