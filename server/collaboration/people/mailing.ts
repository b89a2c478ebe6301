import { sql } from 'kysely'
import {
  MOST_INVITATION_MAILS,
  MOST_MAILS_TO_ONE,
  MOST_MAILS_TO_STRANGERS,
} from '../../../contract/collaboration/people-calls.ts'
import type { GivenRight, Work } from '../../../contract/collaboration/rights.ts'
import { Problem, TOO_MUCH } from '../../../contract/problem.ts'
import type { Language } from '../../../contract/problem.ts'
import { findByEmail } from '../../members/accounts.ts'
import type { Member } from '../../members/accounts.ts'
import { registerAttempt } from '../../members/attempts.ts'
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
  thing: Work
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
 * 1009004006, 1009004012 and 429 after too many mails within a day.
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
  const { nickname: by, email: address } = await trx
    .selectFrom('member')
    .select(['nickname', 'email'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  if (isMailed) await noteMail(trx, { ...sending, account }, now)
  if (isMailed && (await isMailable(deps, trx, { memberId, account }))) {
    const { id: invitationId, email, right, message } = invitation
    const tongue = account?.language ?? language
    const said = { invitationId, by, address, to: thing.kind, name, right, message }
    const within: CollaborationDeps['db'] = trx
    await queueMail(within, { kind: 'invitation', email, language: tongue, invitation: said }, now)
  }
  const details = { of: thing.kind, refId: thing.refId, name, by, invitationId: invitation.id, right: invitation.right }
  await deps.notify(trx, [{ memberId: account?.id ?? NOBODY, kind: 'invitation', ref: invitation.id, details }], now)
}

/** Counts the mail whether it was sent or not: the sender must not learn what the account wants. */
async function noteMail(
  trx: Trx,
  { memberId, account, invitation: { key } }: Sending & { account: Member | undefined },
  now: Date,
): Promise<void> {
  // Two calls at once must not both take the last mail of the day.
  await oneAtATime(trx, `invitation mails ${memberId}`)
  const { rows } = await sql<{ all: number; here: number }>`
    SELECT count(*)::int AS all, count(*) FILTER (WHERE email_key = ${key})::int AS here FROM invitation_mail
    WHERE member_id = ${memberId} AND sent_at > ${new Date(now.getTime() - DAY)}`.execute(trx)
  const { all, here } = rows[0] ?? { all: 0, here: 0 }
  if (all >= MOST_INVITATION_MAILS) throw new Problem(1009004006, { most: MOST_INVITATION_MAILS })
  if (here >= MOST_MAILS_TO_ONE) throw new Problem(1009004012, { most: MOST_MAILS_TO_ONE })
  if (!(await workTogether(trx, memberId, account?.id ?? NOBODY))) await countStranger(trx, memberId, now)
  await trx.insertInto('invitation_mail').values({ member_id: memberId, email_key: key, sent_at: now }).execute()
}

/** Throws 429: whoever makes an account may not write to the world by our mail server. */
async function countStranger(trx: Trx, memberId: string, now: Date): Promise<void> {
  const within: CollaborationDeps['db'] = trx
  const limit = { kind: 'mail-to-stranger', subject: memberId, most: MOST_MAILS_TO_STRANGERS, withinMs: DAY }
  const reached = await registerAttempt(within, [limit], now)
  if (!reached) return
  const { retryAfter } = reached
  throw new Problem(429, { limit: TOO_MUCH.mailsToStrangers(MOST_MAILS_TO_STRANGERS), retryAfter }, { retryAfter })
}

/** Whether two members work on one thing, which both of them know. */
async function workTogether(trx: Trx, one: string, other: string): Promise<boolean> {
  const { rows } = await sql<{ do: boolean }>`
    WITH works AS (
      SELECT team.member_id, coalesce(board.member_id, budget.member_id, folder.member_id, project.member_id) AS owner_id,
        coalesce('board ' || team.board_id, 'budget ' || team.budget_id, 'folder ' || team.folder_id, 'project ' || team.project_id) AS thing
      FROM team LEFT JOIN board ON board.id = team.board_id LEFT JOIN budget ON budget.id = team.budget_id
      LEFT JOIN folder ON folder.id = team.folder_id LEFT JOIN project ON project.id = team.project_id
      WHERE team.member_id IN (${one}, ${other})
    )
    SELECT EXISTS (SELECT FROM works WHERE (member_id, owner_id) IN ((${one}, ${other}), (${other}, ${one})))
      OR EXISTS (SELECT FROM works AS own JOIN works AS theirs USING (thing)
        WHERE own.member_id = ${one} AND theirs.member_id = ${other}) AS do`.execute(trx)
  return rows[0]?.do ?? false
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
