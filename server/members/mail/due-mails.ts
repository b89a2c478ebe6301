import type { Kysely, Selectable } from 'kysely'
import type { Logger } from 'pino'
import { DAYS_TO_REGRET } from '../../../contract/profile.ts'
import type { Clock } from '../../platform/clock.ts'
import { MailRefused } from '../../platform/mail/mail.ts'
import type { DeliverMail } from '../../platform/mail/mail.ts'
import { newTakeBackToken } from '../sign-in/take-back-tokens.ts'
import { emailCodeOf } from '../sign-in/email-codes.ts'
import { accountNewsOf } from './mail-content.ts'
import type { MailContent } from './mail-content.ts'
import { writeMail } from './mails.ts'
import { secretOf } from '../../platform/postgres/secret.ts'
import type { MemberTables } from '../tables.ts'

export interface MailDeps {
  db: Kysely<MemberTables>
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

/** Twice the longest time that a mail takes. The mail of a server that died is sent again after this time. */
const CLAIM_MS = 60 * SECOND
/** Pauses after the first, second … failure; the last one repeats. */
const PAUSES_MS = [5, 15, 45, 120, 300, 900, 3600].map((seconds) => seconds * SECOND)
const LONGEST_REASON = 300

/** Claims the mail that has been due for longest; no other server takes it for a minute. */
export async function claimMail({ db, clock }: MailDeps): Promise<MailJob | undefined> {
  const now = clock.now()
  return db
    .updateTable('mail_job')
    .set((set) => ({ due_at: new Date(now.getTime() + CLAIM_MS), attempts: set('attempts', '+', 1) }))
    .where('id', '=', (from) =>
      from
        .selectFrom('mail_job')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Sends a claimed mail or gives it up. Returns the milliseconds until the next try, if one is needed. */
export async function sendMail(deps: MailDeps, job: MailJob): Promise<number | undefined> {
  const { db, clock, log, deliver, publicUrl, printsCodes } = deps
  const content = await contentOf(deps, job)
  if (typeof content === 'string') {
    return giveUp(deps, job, job.last_error ? `${content}; before: ${job.last_error}` : content)
  }
  try {
    await deliver(writeMail(content, { email: job.email, language: job.language, publicUrl }))
  } catch (error) {
    const reason = reasonOf(error, content)
    return error instanceof MailRefused ? giveUp(deps, job, reason) : putOff(deps, job, reason)
  }
  if (printsCodes && content.kind === 'code') log.info(`code ${content.code} for ${job.email}`)
  await db.updateTable('mail_job').set({ sent_at: clock.now(), last_error: null }).where('id', '=', job.id).execute()
  return undefined
}

/** What a mail says, or why it is no longer needed. */
async function contentOf({ db, clock }: MailDeps, job: MailJob): Promise<MailContent | string> {
  const now = clock.now().getTime()
  if (now - (job.renewed_at ?? job.created_at).getTime() >= DAY) return 'a day has passed'
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

async function putOff({ db, clock, log }: MailDeps, job: MailJob, reason: string): Promise<number> {
  const pauseMs = PAUSES_MS[Math.min(job.attempts, PAUSES_MS.length) - 1] ?? 0
  await db
    .updateTable('mail_job')
    .set({ due_at: new Date(clock.now().getTime() + pauseMs), last_error: reason })
    .where('id', '=', job.id)
    .execute()
  log.warn({ mail: job.id, attempts: job.attempts, reason }, `a mail was not sent; again in ${pauseMs / SECOND} s`)
  return pauseMs
}

async function giveUp({ db, clock, log }: MailDeps, job: MailJob, reason: string): Promise<undefined> {
  const outcome = { given_up_at: clock.now(), last_error: reason }
  await db.updateTable('mail_job').set(outcome).where('id', '=', job.id).execute()
  log.warn({ mail: job.id, attempts: job.attempts, reason }, 'a mail was given up')
}

// On one line, and without the code or token, which a mail server may quote.
function reasonOf(error: unknown, content: MailContent): string {
  const text = (error as Error).message.replaceAll(/\s+/g, ' ')
  const secret = content.kind === 'code' ? content.code : content.kind === 'email-changed' ? content.token : undefined
  const safe = secret === undefined ? text : text.replaceAll(secret, '······')
  return safe.slice(0, LONGEST_REASON)
}
