import type { NewNotice, NoticeKind } from '../../contract/notices.ts'
import type { Studio } from '../../contract/paper.ts'
import type { BoardOpeningDeps as BoardOpening } from '../boards/one-board.ts'
import type { BudgetOpeningDeps as BudgetOpening } from '../budgets/one-budget.ts'
import type { KnownSkus } from '../catalogue/known-skus.ts'
import type { CurrentSku } from '../catalogue/current-skus.ts'
import type { Clock } from '../platform/clock.ts'
import type { PrivatePictures } from '../platform/pictures/private-pictures.ts'
import type { Db, Trx } from '../database.ts'

export interface SharingDeps {
  db: Db
  clock: Clock
  /** The address of the site, without a slash at its end. */
  publicUrl: string
  /** Encrypts the tokens of links (decisions/234). */
  linkKey: Buffer
  privatePictures: PrivatePictures
  /** What a member's studio puts on the page of their links; undefined where it has set nothing. */
  findStudio(memberId: string): Promise<Studio | undefined>
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
