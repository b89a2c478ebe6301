import type { BoardOpeningDeps as BoardOpening } from '../boards/one-board.ts'
import type { BudgetOpeningDeps as BudgetOpening } from '../budgets/one-budget.ts'
import type { Clock } from '../platform/clock.ts'
import type { PrivatePictures } from '../platform/pictures/private-pictures.ts'
import type { Db } from '../database.ts'

export interface VersionDeps {
  db: Db
  clock: Clock
  privatePictures: PrivatePictures
  /** SKU facts as boards and budget lists need them. */
  knownSamples: BoardOpening['knownSkus']
  knownSkus: BudgetOpening['knownSkus']
}
