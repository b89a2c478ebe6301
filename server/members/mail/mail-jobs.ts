import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import type { JobKind } from '../../platform/jobs/job-kind.ts'
import type { Db } from '../../database.ts'
import { CLAIM_MS, giveUp, MAIL_PAUSES, sendMail } from './due-mails.ts'
import type { MailDeps } from './due-mails.ts'
import { renewMail } from './mail-again.ts'
import type { AccountNews, InvitationMail, NoticeDigest, SharedNews } from './mail-content.ts'
import type { MemberTables } from '../tables.ts'

export type QueuedMail = Pick<Insertable<MemberTables['mail_job']>, 'kind' | 'email' | 'language'> & {
  /** For the mail of a code. */
  codeId?: string
  /** For the mail about a change of address. */
  changeId?: string
  /** For a digest of sharing. */
  news?: readonly SharedNews[]
  /** For what an operator did to the account. */
  account?: AccountNews
  /** For a digest of notices. */
  digest?: NoticeDigest
  /** For an invitation. */
  invitation?: InvitationMail
}

/** Queues a mail, to be sent once the transaction commits. */
export async function queueMail(
  db: Db,
  { kind, email, language, codeId, changeId, news, account, digest, invitation }: QueuedMail,
  now: Date,
): Promise<void> {
  const details = news ?? account ?? digest ?? invitation
  await db
    .insertInto('mail_job')
    .values({
      kind,
      email,
      language,
      code_id: codeId ?? null,
      change_id: changeId ?? null,
      details: details ? JSON.stringify(details) : null,
      created_at: now,
      due_at: now,
    })
    .execute()
}

/** Deletes the mail of a withdrawn invitation, if it still waits. */
export async function dropInvitationMail(
  db: Db,
  { email, invitationId }: { email: string; invitationId: string },
): Promise<void> {
  await db
    .deleteFrom('mail_job')
    .where(sql`lower(email)`, '=', sql`lower(${email})`)
    .where('kind', '=', 'invitation')
    .where(sql`details ->> 'invitationId'`, '=', invitationId)
    .where('sent_at', 'is', null)
    .execute()
}

/** How mails leave this process. */
export type MailSending = Pick<MailDeps, 'deliver' | 'printsCodes'>

/** The kind of job that sends a mail. */
const MAIL = 'mail'
const MOST_AT_ONCE = 4

/** How mails are sent. A trigger makes the job of each. */
export function mailJobs(deps: MailDeps): Record<string, JobKind> {
  return {
    [MAIL]: {
      lane: 'mail',
      atOnce: MOST_AT_ONCE,
      leaseS: CLAIM_MS / 1000,
      pauses: MAIL_PAUSES,
      // The mail's own row says what became of it.
      isForgotten: true,
      async work({ mailId }) {
        await sendMail(deps, String(mailId))
        return 'done'
      },
      onFailed: ({ mailId }, { message }) => giveUp(deps, String(mailId), message),
      beforeAgain: renewMail,
    },
  }
}
