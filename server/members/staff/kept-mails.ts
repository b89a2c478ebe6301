import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import type { KeptMail } from '../../../contract/members-kept.ts'
import type { Db } from '../../database.ts'
import { accountNewsOf } from '../mail/mail-content.ts'
import { DAYS_OF_MAILS } from '../mail/sweep-mails.ts'
import type { MemberTables } from '../tables.ts'
import { roleOf } from './member-row.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MOST_SHOWN = 100

type MailJob = Selectable<MemberTables['mail_job']>
type Text = Record<'en' | 'zh', string>
/** The facts of a member that mails depend on. */
type MailedMember = Pick<
  Selectable<MemberTables['member']>,
  'locked_at' | 'lock_reason' | 'user_type' | 'is_editor' | 'delete_at' | 'company_verification'
>

/** The mails to an address, the newest first: when and whether they were sent, not their text. */
export async function findMails(db: Db, member: MailedMember & { email: string }, now: Date): Promise<KeptMail[]> {
  const jobs = await db
    .selectFrom('mail_job')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${member.email})`)
    .where('created_at', '>', new Date(now.getTime() - DAYS_OF_MAILS * DAY))
    // A mail to the owner of an earlier account with this address.
    .where('kind', '!=', 'account-deleted')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return jobs.map((job) => ({
    id: job.id,
    kind: job.kind,
    createTime: job.created_at.getTime(),
    state: job.sent_at ? 'sent' : job.given_up_at ? 'given-up' : 'waiting',
    time: (job.sent_at ?? job.given_up_at ?? job.due_at).getTime(),
    problem: job.last_error,
    canBeResent: findObstacle(job, member, now) === undefined,
  }))
}

/** Why a mail cannot be sent again; undefined where it can. */
export function findObstacle(job: MailJob, member: MailedMember, now: Date): Text | undefined {
  if (job.sent_at) return { en: 'it was sent already', zh: '邮件已发送' }
  if (job.kind === 'code') {
    return {
      en: 'a code is good for ten minutes; whoever needs one has a new one sent where they log in',
      zh: '验证码仅在十分钟内有效，请成员在登录页重新获取',
    }
  }
  if (!isTrueStill(job, member)) {
    return {
      en: 'what it tells of was taken back, or cannot be any more',
      zh: '所通知的更改已撤回，或已超过可撤回的期限',
    }
  }
  // A mail that is being sent is due again within a minute.
  if (!job.given_up_at && job.due_at.getTime() <= now.getTime() + MINUTE) {
    return { en: 'it is being sent, or is about to be', zh: '邮件正在发送或即将发送' }
  }
  return undefined
}

/** Whether the mail still describes the member. Later changes have mails of their own. */
function isTrueStill({ kind, change_id: changeId, details }: MailJob, member: MailedMember): boolean {
  const news = accountNewsOf(details)
  switch (kind) {
    case 'email-changed':
      return changeId !== null
    case 'account-locked':
      return member.locked_at !== null && news.reason === (member.lock_reason ?? undefined)
    case 'account-unlocked':
      return member.locked_at === null
    case 'role-changed':
      return news.role === roleOf(member)
    case 'company-verified':
      return member.company_verification === 'verified'
    case 'company-refused':
      return member.company_verification === 'refused'
    case 'deletion-requested':
      return member.delete_at !== null
    default:
      return true
  }
}
