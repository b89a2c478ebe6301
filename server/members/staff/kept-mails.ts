import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { KeptMail } from '../../../contract/members-kept.ts'
import { accountNewsOf } from '../mail/mail-content.ts'
import { DAYS_OF_MAILS } from '../mail/sweep-mails.ts'
import type { MemberTables } from '../tables.ts'
import { roleOf } from './member-row.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MOST_SHOWN = 100

type MailJob = Selectable<MemberTables['mail_job']>
type Text = Record<'en' | 'zh', string>
/** What of a member mails tell of. */
type MailedMember = Pick<
  Selectable<MemberTables['member']>,
  'locked_at' | 'lock_reason' | 'user_type' | 'is_editor' | 'delete_at' | 'company_verification'
>

/** The mails to an address, the newest first: that they went, never what they say. */
export async function findMails(
  db: Kysely<MemberTables>,
  member: MailedMember & { email: string },
  now: Date,
): Promise<KeptMail[]> {
  const jobs = await db
    .selectFrom('mail_job')
    .selectAll()
    .where(sql`lower(email)`, '=', sql`lower(${member.email})`)
    .where('created_at', '>', new Date(now.getTime() - DAYS_OF_MAILS * DAY))
    // Of an account before this one, with the same address.
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

/** Why a mail is not to be sent again; none where it may be. */
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
  // One that is being sent is due again in a minute.
  if (!job.given_up_at && job.due_at.getTime() <= now.getTime() + MINUTE) {
    return { en: 'it is being sent, or is about to be', zh: '邮件正在发送或即将发送' }
  }
  return undefined
}

/** Whether it tells of the member as they are: what came after it has a mail of its own. */
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
