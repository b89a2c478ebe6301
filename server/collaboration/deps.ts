import type { RawBuilder } from 'kysely'
import type { NewNotice, NoticeKind } from '../../contract/notices.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db, Trx } from '../database.ts'

export interface CollaborationDeps {
  db: Db
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
