import { sql } from 'kysely'
import type { Insertable, Kysely } from 'kysely'
import pLimit from 'p-limit'
import { claimMail, sendMail } from './due-mails.ts'
import type { MailDeps } from './due-mails.ts'
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

/** Deletes the mail of a withdrawn invitation, if it still waits. */
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
  /** Says that a mail waits. It is sent at once if fewer than four are being sent. */
  wake(): void
  /** Takes no more mails, and waits for those that are being sent. */
  stop(): Promise<void>
}

const MOST_AT_ONCE = 4
const POLL_MS = 15_000

/** Sends mails as they fall due, whichever server queued them; several servers share the work. */
export function startMailJobs(deps: MailDeps): MailJobs {
  const limit = pLimit(MOST_AT_ONCE)
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()

  // One waiting call is enough: it finds everything queued until its turn.
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
