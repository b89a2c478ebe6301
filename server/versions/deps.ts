import type { Kysely, Transaction } from 'kysely'
import type { BoardOpeningDeps as BoardOpening } from '../boards/one-board.ts'
import type { BoardTables } from '../boards/tables.ts'
import type { BudgetOpeningDeps as BudgetOpening } from '../budgets/one-budget.ts'
import type { BudgetTables } from '../budgets/tables.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { MemberTables } from '../members/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { PrivatePictures } from '../platform/pictures/private-pictures.ts'
import type { VersionTables } from './tables.ts'

type Tables = VersionTables & BoardTables & BudgetTables & CatalogueTables & MemberTables

export type Trx = Transaction<Tables>

export interface VersionDeps {
  db: Kysely<Tables>
  clock: Clock
  privatePictures: PrivatePictures
  /** SKU facts as boards and budget lists need them. */
  knownSamples: BoardOpening['knownSkus']
  knownSkus: BudgetOpening['knownSkus']
}
