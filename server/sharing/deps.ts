import type { Kysely, Transaction } from 'kysely'
import type { NewNotice, NoticeKind } from '../../contract/notices.ts'
import type { BoardOpeningDeps as BoardOpening } from '../boards/one-board.ts'
import type { BoardTables } from '../boards/tables.ts'
import type { BudgetOpeningDeps as BudgetOpening } from '../budgets/one-budget.ts'
import type { BudgetTables } from '../budgets/tables.ts'
import type { KnownSkus } from '../catalogue/known-skus.ts'
import type { CurrentSku } from '../catalogue/current-skus.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import type { FavouriteTables } from '../favourites/tables.ts'
import type { MemberTables } from '../members/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { PrivatePictures } from '../platform/pictures/private-pictures.ts'
import type { SharingTables } from './tables.ts'

type Tables = SharingTables & BoardTables & BudgetTables & FavouriteTables & CatalogueTables & MemberTables

export type Trx = Transaction<Tables>

export interface SharingDeps {
  db: Kysely<Tables>
  clock: Clock
  /** The address of the site, without a slash at its end. */
  publicUrl: string
  privatePictures: PrivatePictures
  /** Sends notices to members. */
  notify(trx: Trx, notices: readonly NewNotice[], now: Date): Promise<void>
  /** Marks a member's notices about something as read. */
  settleNotices(
    trx: Trx,
    about: { memberId: string; kinds: readonly NoticeKind[]; ref: string },
    now: Date,
  ): Promise<void>
  /** SKU facts as boards and budget lists need them. */
  knownSamples: BoardOpening['knownSkus']
  knownSkus: BudgetOpening['knownSkus']
  /** The state of SKUs today. */
  knownStanding: KnownSkus<CurrentSku>
}
