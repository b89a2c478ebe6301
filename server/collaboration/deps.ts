import type { Kysely, RawBuilder, Transaction } from 'kysely'
import type { NewNotice, NoticeKind } from '../../contract/notices.ts'
import type { BoardTables } from '../boards/tables.ts'
import type { BudgetTables } from '../budgets/tables.ts'
import type { FavouriteTables } from '../favourites/tables.ts'
import type { MemberTables } from '../members/tables.ts'
import type { Clock } from '../platform/clock.ts'
import type { SharingTables } from '../sharing/tables.ts'
import type { CollaborationTables } from './tables.ts'

type Tables = CollaborationTables & SharingTables & BoardTables & BudgetTables & FavouriteTables & MemberTables

export type Trx = Transaction<Tables>

export interface CollaborationDeps {
  db: Kysely<Tables>
  clock: Clock
  /** Called when a mail has been queued. */
  onMail: () => void
  /** Sends notices to members. */
  notify(trx: Trx, notices: readonly NewNotice[], now: Date): Promise<void>
  /** Marks a member's notices about something as read. */
  settleNotices(
    trx: Trx,
    about: { memberId: string; kinds: readonly NoticeKind[]; ref: string },
    now: Date,
  ): Promise<void>
  /** Whether a member wants mails of a kind of notice, as SQL. */
  wantsMail(memberId: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<boolean>
}
