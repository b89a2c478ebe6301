import { setTimeout as sleep } from 'node:timers/promises'
import type { Selectable } from 'kysely'
import type { Logger } from 'pino'
import { DAYS_TO_REGRET } from '../../../contract/profile.ts'
import type { Clock } from '../../platform/clock.ts'
import { WorkElsewhere, WorkRefused } from '../../platform/jobs/job-kind.ts'
import { MailRefused } from '../../platform/mail/mail.ts'
import type { DeliverMail } from '../../platform/mail/mail.ts'
import type { Db } from '../../database.ts'
import { newTakeBackToken } from '../sign-in/take-back-tokens.ts'
import { emailCodeOf } from '../sign-in/email-codes.ts'
import { accountNewsOf } from './mail-content.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './mails.ts'
import { secretOf } from '../../platform/postgres/secret.ts'
import type { MemberTables } from '../tables.ts'

export interface MailDeps {
  db: Db
  clock: Clock
  log: Pick<Logger, 'info' | 'warn'>
  deliver: DeliverMail
  /** Without a slash at its end. */
  publicUrl: string
  /** Whether codes are logged: only where no other machine reaches the server and no mail leaves it. */
  printsCodes: boolean
}

type MailJob = Selectable<MemberTables['mail_job']>

const SECOND = 1000
const DAY = 24 * 60 * 60 * SECOND

/**
 * How long a mail belongs to the server that sends it: twice the longest time that this takes. The mail of a server that died is
 * sent again after this time, with the same Message-ID.
 */
export const CLAIM_MS = 60 * SECOND
const TWO_HOURS_S = 7200
/** Pauses after the first, second … failure, in seconds: three days in all, so that a mail server may be away for a day or two. */
export const MAIL_PAUSES = [5, 15, 45, 120, 300, 900, 3600, ...Array.from({ length: 36 }, () => TWO_HOURS_S)]
/** How often the end of a sending is written, a second apart; together with the sending well within its claim. */
const MOST_NOTES = 20
const LONGEST_REASON = 300

/**
 * Sends a queued mail, unless it was sent, given up, or is of no use any more. Throws WorkElsewhere if another server has it,
 * WorkRefused if no further attempt can help, and any other error if one may.
 */
export async function sendMail(deps: MailDeps, mailId: string): Promise<void> {
  const { log, deliver, publicUrl, printsCodes } = deps
  const job = await claimMail(deps, mailId)
  if (!job) return
  const content = await contentOf(deps, job)
  if (typeof content === 'string') return giveUp(deps, mailId, describeDropping(content, job))
  try {
    const mail = writeMail(content, { email: job.email, language: job.language, publicUrl })
    await deliver({ ...mail, messageId: messageIdOf(job, publicUrl) })
  } catch (error) {
    const reason = reasonOf(error, content)
    if (!(error instanceof MailRefused)) {
      await noteFailure(deps, job, reason)
      throw new Error(reason, { cause: error })
    }
    // Nobody can do anything about a code: whoever needs one asks for another.
    if (content.kind === 'code') return giveUp(deps, mailId, reason)
    throw new WorkRefused(reason)
  }
  if (printsCodes && content.kind === 'code') log.info(`code ${content.code} for ${job.email}`)
  await noteSent(deps, mailId)
}

/** Tries for a while: if the database fails over just now, forgetting that the mail went would send it twice. */
async function noteSent({ db, clock }: MailDeps, mailId: string): Promise<void> {
  const sent = { sent_at: clock.now(), last_error: null }
  for (let left = MOST_NOTES; ; left -= 1) {
    try {
      await db.updateTable('mail_job').set(sent).where('id', '=', mailId).execute()
      return
    } catch (error) {
      if (left === 1) throw error
      await sleep(SECOND)
    }
  }
}

/** Notes before it is sent that this server sends the mail; undefined if it is sent or given up. An older server claims it alike. */
async function claimMail({ db, clock }: MailDeps, mailId: string): Promise<MailJob | undefined> {
  const now = clock.now()
  const waits = db.selectFrom('mail_job').selectAll().where('id', '=', mailId).where('sent_at', 'is', null)
  const waiting = await waits.where('given_up_at', 'is', null).executeTakeFirst()
  if (!waiting) return undefined
  const claimed = await db
    .updateTable('mail_job')
    .set((set) => ({ due_at: new Date(now.getTime() + CLAIM_MS), attempts: set('attempts', '+', 1) }))
    .where('id', '=', mailId)
    .where('attempts', '=', waiting.attempts)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst()
  if (!claimed) throw new WorkElsewhere(secondsUntil(waiting.due_at, now))
  return claimed
}

function secondsUntil(due: Date, now: Date): number {
  return Math.min(Math.max(Math.ceil((due.getTime() - now.getTime()) / SECOND), 1), CLAIM_MS / SECOND)
}

/** Another server may have claimed the mail since, if this one stood still for a minute: its outcome counts. */
async function noteFailure({ db, clock }: MailDeps, { id, attempts }: MailJob, reason: string): Promise<void> {
  const pauseMs = (MAIL_PAUSES[attempts - 1] ?? TWO_HOURS_S) * SECOND
  await db
    .updateTable('mail_job')
    .set({ last_error: reason, due_at: new Date(clock.now().getTime() + pauseMs) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .execute()
}

/** The same at each attempt: a mailbox that got the mail already drops the second one. */
function messageIdOf(job: MailJob, publicUrl: string): string {
  const made = (job.renewed_at ?? job.created_at).getTime()
  return `<mail.${job.id}.${made}@${new URL(publicUrl).hostname}>`
}

function describeDropping(reason: string, { last_error: before }: MailJob): string {
  return before ? `${reason}; before: ${before}` : reason
}

/** What a mail says, or why it is no longer needed. */
async function contentOf({ db, clock }: MailDeps, job: MailJob): Promise<MailContent | string> {
  const now = clock.now().getTime()
  if (job.kind === 'email-changed') {
    const token = await newTakeBackToken(db, job.change_id)
    return token === undefined ? 'the change was taken back' : { kind: job.kind, at: job.created_at, token }
  }
  if (job.kind === 'share-digest') return { kind: job.kind, news: Array.isArray(job.details) ? job.details : [] }
  if (job.kind === 'notice-digest') return noticesOf(job)
  if (job.kind === 'invitation') return invitationOf(job)
  if (job.kind !== 'code') return noticeOf(job.kind, job.created_at, job.details)
  const code = await db
    .selectFrom('email_code')
    .select(({ exists, selectFrom }) => [
      'id',
      'scene',
      'created_at',
      'expires_at',
      exists(
        selectFrom('email_code as newer')
          .select('newer.id')
          .whereRef('newer.email_key', '=', 'email_code.email_key')
          .whereRef('newer.scene', '=', 'email_code.scene')
          .whereRef('newer.created_at', '>', 'email_code.created_at'),
      ).as('has_newer'),
    ])
    .where('id', '=', job.code_id)
    .executeTakeFirst()
  if (!code || code.expires_at.getTime() <= now) return 'its code has expired'
  if (code.has_newer) return 'a newer code was asked for'
  const validMinutes = Math.round((code.expires_at.getTime() - code.created_at.getTime()) / (60 * SECOND))
  return { kind: 'code', scene: code.scene, code: emailCodeOf(await secretOf(db), code.id), validMinutes }
}

function noticesOf({ details }: MailJob): MailContent {
  return { kind: 'notice-digest', ...(details && 'more' in details ? details : { news: [], more: 0 }) }
}

function noticeOf(
  kind: Exclude<MailJob['kind'], 'code' | 'email-changed' | 'share-digest' | 'notice-digest' | 'invitation'>,
  createdAt: Date,
  details: MailJob['details'],
): MailContent {
  switch (kind) {
    case 'account-locked':
    case 'account-unlocked':
    case 'role-changed':
    case 'company-verified':
    case 'company-refused':
      return { kind, at: createdAt, news: accountNewsOf(details) }
    case 'no-account':
    case 'account-deleted':
      return { kind }
    case 'password-changed':
    case 'email-taken-back':
      return { kind, at: createdAt }
    case 'deletion-requested':
      return { kind, at: new Date(createdAt.getTime() + DAYS_TO_REGRET * DAY) }
  }
}

function invitationOf({ details }: MailJob): MailContent | string {
  return details && 'invitationId' in details ? { kind: 'invitation', ...details } : 'it says nothing'
}

/** Notes that a mail is not sent. */
export async function giveUp({ db, clock, log }: MailDeps, mailId: string, reason: string): Promise<void> {
  const outcome = { given_up_at: clock.now(), last_error: reason }
  await db.updateTable('mail_job').set(outcome).where('id', '=', mailId).where('sent_at', 'is', null).execute()
  log.warn({ mail: mailId, reason }, 'a mail was given up')
}

// On one line, and without the code or token, which a mail server may quote.
function reasonOf(error: unknown, content: MailContent): string {
  const text = (error as Error).message.replaceAll(/\s+/g, ' ')
  const secret = content.kind === 'code' ? content.code : content.kind === 'email-changed' ? content.token : undefined
  const safe = secret === undefined ? text : text.replaceAll(secret, '······')
  return safe.slice(0, LONGEST_REASON)
}
