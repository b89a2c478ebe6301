import { sql } from 'kysely'
import type { Insertable, Kysely } from 'kysely'
import pLimit from 'p-limit'
import { claimMail, sendMail } from './due-mails.ts'
import type { MailDeps } from './due-mails.ts'
import type { AccountNews, InvitationMail, NoticeDigest, SharedNews } from './mail-content.ts'
import type { MemberTables } from '../tables.ts'

export type QueuedMail = Pick<Insertable<MemberTables['mail_job']>, 'kind' | 'email' | 'language'> & {
  /** Of a code's mail, and only there. */
  codeId?: string
  /** Of the mail that tells of a change of address, and only there. */
  changeId?: string
  /** Of a digest, and only there. */
  news?: readonly SharedNews[]
  /** Of what an operator did, and only there. */
  account?: AccountNews
  /** Of a digest of notices, and only there. */
  digest?: NoticeDigest
  /** Of an invitation, and only there. */
  invitation?: InvitationMail
}

/** Has a mail sent once the transaction is through. */
export async function queueMail(
  db: Kysely<MemberTables>,
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

/** Has the mail of an invitation that was taken back not sent, where it waits still. */
export async function dropInvitationMail(
  db: Kysely<MemberTables>,
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

export interface MailJobs {
  /** Says that a mail waits; it is sent at once if fewer than four are being sent. */
  wake(): void
  /** Takes no more mails, and waits for those that are being sent. */
  stop(): Promise<void>
}

const MOST_AT_ONCE = 4
const POLL_MS = 15_000

/** Sends mails as they fall due, whichever server queued them. Several servers share them. */
export function startMailJobs(deps: MailDeps): MailJobs {
  const limit = pLimit(MOST_AT_ONCE)
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  // One that waits for its turn finds what is queued until then: a second would find nothing more.
  function wake(): void {
    if (stopping.signal.aborted || limit.pendingCount > 0) return
    const run = limit(sendNext)
    running.add(run)
    void run.finally(() => running.delete(run))
  }

  async function sendNext(): Promise<void> {
    try {
      const mail = stopping.signal.aborted ? undefined : await claimMail(deps)
      if (!mail) return
      wake()
      const pauseMs = await sendMail(deps, mail)
      if (pauseMs !== undefined) setTimeout(wake, pauseMs).unref()
    } catch (error) {
      deps.log.warn({ err: error }, 'mails wait until the next look at them')
    }
  }

  const poll = setInterval(wake, POLL_MS).unref()
  wake()
  return {
    wake,
    async stop() {
      stopping.abort()
      clearInterval(poll)
      await Promise.all(running)
    },
  }
}
