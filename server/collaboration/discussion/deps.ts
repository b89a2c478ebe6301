import type { NewNotice, NoticeKind } from '../../../contract/notices.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Trx } from '../../database.ts'

export interface DiscussionDeps {
  db: Db
  clock: Clock
  /** Sends notices to members. */
  notify(trx: Trx, notices: readonly NewNotice[], now: Date): Promise<void>
  /** Marks a member's notices about something as read. */
  settleNotices(
    trx: Trx,
    about: { memberId: string; kinds: readonly NoticeKind[]; ref: string },
    now: Date,
  ): Promise<void>
  /** Withdraws the unread notices about a comment. */
  takeNoticesBack(
    trx: Trx,
    about: { memberIds: readonly string[]; kinds: readonly NoticeKind[]; commentId: string },
  ): Promise<void>
}
