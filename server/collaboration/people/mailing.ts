import { sql } from 'kysely'
import { MOST_INVITATION_MAILS, MOST_MAILS_TO_ONE } from '../../../contract/collaboration/people-calls.ts'
import type { GivenRight, Thing } from '../../../contract/collaboration/rights.ts'
import { Problem } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { findByEmail } from '../../members/accounts.ts'
import type { Member } from '../../members/accounts.ts'
import { queueMail } from '../../members/mail/mail-jobs.ts'
import { oneAtATime } from '../../platform/postgres/one-at-a-time.ts'
import type { Trx } from '../../database.ts'
import type { CollaborationDeps } from '../deps.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** An id that no account has. */
const NOBODY = '0'

export interface InvitingDeps extends CollaborationDeps {
  /** The longest address that an account may have, in characters. */
  longestEmail: number
  /** Whether this is one of the demonstration's accounts, which send no mails to strangers. */
  isEverybodys(memberId: string): Promise<boolean>
}

interface Sending {
  /** The member who invites. */
  memberId: string
  thing: Thing
  /** The name of the thing. */
  name: string
  invitation: { id: string; email: string; key: string; right: GivenRight; message: string }
}

/** Finds the account of an address, in the same time whether it exists or not. */
export async function findAccount(trx: Trx, email: string): Promise<Member | undefined> {
  const within: CollaborationDeps['db'] = trx
  return findByEmail(within, email)
}

/** The minutes until an open invitation may be mailed again; 0 means now. */
export function minutesToMail(sentAt: Date | undefined, now: Date): number {
  return sentAt ? Math.max(0, Math.ceil((sentAt.getTime() + HOUR - now.getTime()) / MINUTE)) : 0
}

/**
 * Mails an invitation and notifies the member who has the address. Takes the same steps whether there is an account or not. Throws
 * 1009004006 and 1009004012 after too many mails within a day.
 */
export async function mailInvitation(
  deps: InvitingDeps,
  trx: Trx,
  {
    account,
    language,
    isMailed,
    ...sending
  }: Sending & { account: Member | undefined; language: Language; isMailed: boolean },
): Promise<void> {
  const { memberId, thing, name, invitation } = sending
  const now = deps.clock.now()
  const { nickname: by } = await trx
    .selectFrom('member')
    .select('nickname')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (isMailed) await noteMail(trx, sending, now)
  if (isMailed && (await isMailable(deps, trx, { memberId, account }))) {
    const { id: invitationId, email, right, message } = invitation
    const tongue = account?.language ?? language
    const said = { invitationId, by, to: thing.kind, name, right, message }
    const within: CollaborationDeps['db'] = trx
    await queueMail(within, { kind: 'invitation', email, language: tongue, invitation: said }, now)
  }
  const details = { of: thing.kind, refId: thing.refId, name, by, invitationId: invitation.id, right: invitation.right }
  await deps.notify(trx, [{ memberId: account?.id ?? NOBODY, kind: 'invitation', ref: invitation.id, details }], now)
}

/** Counts the mail whether it was sent or not: the sender must not learn what the account wants. */
async function noteMail(trx: Trx, { memberId, invitation: { key } }: Sending, now: Date): Promise<void> {
  // Two calls at once must not both take the last mail of the day.
  await oneAtATime(trx, `invitation mails ${memberId}`)
  const { rows } = await sql<{ all: number; here: number }>`
    SELECT count(*)::int AS all, count(*) FILTER (WHERE email_key = ${key})::int AS here FROM invitation_mail
    WHERE member_id = ${memberId} AND sent_at > ${new Date(now.getTime() - DAY)}`.execute(trx)
  const { all, here } = rows[0] ?? { all: 0, here: 0 }
  if (all >= MOST_INVITATION_MAILS) throw new Problem(1009004006, { most: MOST_INVITATION_MAILS })
  if (here >= MOST_MAILS_TO_ONE) throw new Problem(1009004012, { most: MOST_MAILS_TO_ONE })
  await trx.insertInto('invitation_mail').values({ member_id: memberId, email_key: key, sent_at: now }).execute()
}

async function isMailable(
  { wantsMail, isEverybodys }: Pick<InvitingDeps, 'wantsMail' | 'isEverybodys'>,
  trx: Trx,
  { memberId, account }: { memberId: string; account: Member | undefined },
): Promise<boolean> {
  if (await isEverybodys(memberId)) return false
  const { rows } = await sql<{ is_wanted: boolean }>`
    SELECT ${wantsMail(sql`member.id`, sql`'invitation'::text`)} AND NOT member.is_demonstration AS is_wanted FROM member
    WHERE member.id = ${account?.id ?? NOBODY}`.execute(trx)
  return rows[0]?.is_wanted ?? true
}
