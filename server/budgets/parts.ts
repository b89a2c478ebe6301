import type { Kysely, Transaction } from 'kysely'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { MemberTables } from '../members/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { BudgetTables } from './tables.ts'

type Tables = BudgetTables & CatalogueTables & MemberTables

export type Trx = Transaction<Tables>

export interface BudgetParts {
  db: Kysely<Tables>
  clock: Clock
}
