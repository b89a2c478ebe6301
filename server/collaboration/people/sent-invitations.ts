import type * as calls from '../../../contract/collaboration/people-calls.ts'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import { dropInvitationMail } from '../../members/mail/mail-jobs.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { requireRight } from '../../workspace/rights.ts'
import { workOf } from '../../workspace/thing-columns.ts'
import type { Trx } from '../../database.ts'
import type { CollaborationDeps } from '../deps.ts'
import { endOf, requireRoom } from './invite.ts'
import { findAccount, mailInvitation, minutesToMail } from './mailing.ts'
import type { InvitingDeps } from './mailing.ts'

/** Withdraws an invitation; its link no longer works. Throws 404 where the caller does not own the thing of such an invitation. */
export async function takeInvitationBack(
  { db, clock, settleNotices }: Pick<CollaborationDeps, 'db' | 'clock' | 'settleNotices'>,
  { id }: ParsedInputOf<typeof calls.takeInvitationBack>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    const { email } = await getSent(trx, id, memberId)
    await trx.deleteFrom('invitation').where('id', '=', id).execute()
    const within: CollaborationDeps['db'] = trx
    await dropInvitationMail(within, { email, invitationId: id })
    const account = await findAccount(trx, email)
    const told = { memberId: account?.id ?? '0', kinds: ['invitation'] as const, ref: id }
    await settleNotices(trx, told, clock.now())
  })
  return true
}

/** Mails an invitation again. It is open again and has its full time. Throws 404, 1009004005, 1009004006, 1009004008, 1009004012 and 429. */
export async function sendInvitationAgain(
  deps: InvitingDeps,
  { id }: ParsedInputOf<typeof calls.sendInvitationAgain>,
  { caller: { memberId }, language }: MemberContext,
): Promise<true> {
  const now = deps.clock.now()
  await inTransaction(deps.db, async (trx) => {
    const { name, ...row } = await getSent(trx, id, memberId)
    const thing = workOf(row)
    const invitation = { id, email: row.email, key: row.email_key, right: row.may, message: row.message }
    const sending = { memberId, thing, name, invitation }
    const minutes = minutesToMail(row.sent_at, now)
    if (minutes > 0) throw new Problem(1009004008, { minutes })
    if (row.declined_at || row.expires_at <= now) await requireRoom(trx, thing, now)
    await trx
      .updateTable('invitation')
      .set({ sent_at: now, expires_at: endOf(now), declined_at: null, invited_by: memberId })
      .where('id', '=', id)
      .execute()
    const account = await findAccount(trx, row.email)
    await mailInvitation(deps, trx, { ...sending, account, language, isMailed: true })
  })
  return true
}

/** Locks the thing first (decisions/150). */
async function getSent(trx: Trx, id: string, memberId: string) {
  const find = async () => trx.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirst()
  const found = await find()
  if (!found) throw new Problem(404)
  const { name, right } = await requireRight(trx, workOf(found), { memberId, needed: 'comment', locks: true })
  // Only the owner may learn that there is an invitation.
  const row = right === 'own' && (await find())
  if (!row) throw new Problem(404)
  return { ...row, name }
}
