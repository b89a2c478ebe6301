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
  /** Told that a mail waits to be sent. */
  onMail: () => void
  /** Tells members something. */
  notify(trx: Trx, notices: readonly NewNotice[], now: Date): Promise<void>
  /** Takes as read what members were told of this. */
  settleNotices(
    trx: Trx,
    about: { memberId: string; kinds: readonly NoticeKind[]; ref: string },
    now: Date,
  ): Promise<void>
  /** Whether a member wants mails of a kind of notice; both are columns of the query. */
  wantsMail(memberId: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<boolean>
}
