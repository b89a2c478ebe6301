import type { Kysely, Transaction } from 'kysely'
import type { NewNotice } from '../../contract/notices.ts'
import type { Thing } from '../../contract/collaboration/rights.ts'
import type { BoardTables } from '../boards/tables.ts'
import type { BudgetTables } from '../budgets/tables.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { FavouriteTables } from '../favourites/tables.ts'
import type { MemberTables } from '../members/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { Caller } from '../platform/http/guard.ts'
import type { SubstitutionTables } from './tables.ts'

type Tables = SubstitutionTables & BoardTables & BudgetTables & FavouriteTables & CatalogueTables & MemberTables

export type Trx = Transaction<Tables>

export interface SubstitutionDeps {
  db: Kysely<Tables>
  clock: Clock
  /** Sends notices to members. */
  notify(trx: Trx, notices: readonly NewNotice[], now: Date): Promise<void>
  /** Called with the SKUs that a member put into things of a kind, once for each place. */
  onPut(kind: Thing['kind'], skuIds: readonly string[], caller: Caller): void
}
