import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { DAYS_OF_AN_INVITATION, MOST_PEOPLE } from '../../../contract/collaboration/people-calls.ts'
import type * as calls from '../../../contract/collaboration/people-calls.ts'
import type { Work } from '../../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import { Problem } from '../../../contract/problem.ts'
import { emailKeyOf, requireShortEmail } from '../../members/accounts.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { inTransaction } from '../../platform/postgres/in-transaction.ts'
import { requireRight } from '../../workspace/rights.ts'
import { columnsOf, isAbout } from '../../workspace/thing-columns.ts'
import type { Trx } from '../../database.ts'
import { findAccount, mailInvitation, minutesToMail } from './mailing.ts'
import type { InvitingDeps } from './mailing.ts'

const DAY = 24 * 60 * 60_000

/**
 * Invites an address, or renews its invitation; does not reveal whether it has an account. Throws 1009004003 for the caller's own
 * address, 1009004004 for a collaborator, 1009004005, 1009004006, 1009004012 and 429 at the limits.
 */
export async function invitePerson(
  deps: InvitingDeps,
  { kind, refId, email, right, message }: ParsedInputOf<typeof calls.invitePerson>,
  { caller: { memberId }, language }: MemberContext,
): Promise<OutputOf<typeof calls.invitePerson>> {
  const thing = { kind, refId }
  const now = deps.clock.now()
  requireShortEmail(email, deps.longestEmail, language)
  return inTransaction(deps.db, async (trx) => {
    const { name } = await requireRight(trx, thing, { memberId, needed: 'own', locks: true })
    const key = emailKeyOf(email)
    const account = await findAccount(trx, email)
    if (account?.id === memberId) throw new Problem(1009004003)
    await requireNew(trx, thing, account?.id)
    const open = await findOpen(trx, thing, { key, now })
    if (!open) await requireRoom(trx, thing, now)
    const id = open?.id ?? randomUUID()
    const sent = { memberId, thing, name, invitation: { id, email, key, right, message } }
    const wasMailedLately = minutesToMail(open?.sent_at, now) > 0
    await write(trx, thing, { ...sent.invitation, memberId, now, isMailed: !wasMailedLately })
    await mailInvitation(deps, trx, { ...sent, account, language, isMailed: !wasMailedLately })
    return { id, wasMailedLately }
  })
}

/** Throws 1009004004 for somebody who works on the thing already. */
async function requireNew(trx: Trx, thing: Work, memberId: string | undefined): Promise<void> {
  const found = await trx
    .selectFrom('collaborator')
    .innerJoin('member', 'member.id', 'collaborator.member_id')
    .select('nickname')
    .where(isAbout(thing))
    .where('collaborator.member_id', '=', memberId ?? '0')
    .executeTakeFirst()
  if (found) throw new Problem(1009004004, { name: found.nickname })
}

/** An open invitation, which is renewed. Declined and expired ones are replaced by one with a new link. */
async function findOpen(trx: Trx, thing: Work, { key, now }: { key: string; now: Date }) {
  return trx
    .selectFrom('invitation')
    .select(['id', 'sent_at'])
    .where(isAbout(thing))
    .where('email_key', '=', key)
    .where('declined_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Throws 1009004005 where collaborators and open invitations reach the limit. */
export async function requireRoom(trx: Trx, thing: Work, now: Date): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    SELECT ((SELECT count(*) FROM collaborator WHERE ${isAbout(thing)})
      + (SELECT count(*) FROM invitation WHERE ${isAbout(thing)} AND declined_at IS NULL AND expires_at > ${now}))::int AS count`.execute(
    trx,
  )
  if ((rows[0]?.count ?? 0) >= MOST_PEOPLE) throw new Problem(1009004005, { most: MOST_PEOPLE })
}

interface Written {
  id: string
  email: string
  key: string
  right: 'comment' | 'edit'
  message: string
  memberId: string
  now: Date
  isMailed: boolean
}

async function write(trx: Trx, thing: Work, { id, key, now, isMailed, ...said }: Written): Promise<void> {
  const renewed = {
    email: said.email,
    may: said.right,
    message: said.message,
    invited_by: said.memberId,
    expires_at: endOf(now),
    declined_at: null,
    ...(isMailed && { sent_at: now }),
  }
  const { numUpdatedRows } = await trx.updateTable('invitation').set(renewed).where('id', '=', id).executeTakeFirst()
  if (numUpdatedRows > 0n) return
  // A declined or expired invitation, whose link no longer works.
  await trx.deleteFrom('invitation').where(isAbout(thing)).where('email_key', '=', key).execute()
  await trx
    .insertInto('invitation')
    .values({ ...renewed, ...columnsOf(thing), id, email_key: key, created_at: now, sent_at: now })
    .execute()
}

/** When an invitation that is mailed now expires. */
export function endOf(now: Date): Date {
  return new Date(now.getTime() + DAYS_OF_AN_INVITATION * DAY)
}
