import type { GivenRight } from '../../../contract/collaboration/rights.ts'
import type { Role } from '../../../contract/permissions.ts'
import type { MAILED_APART, NewNotice, NoticeKind } from '../../../contract/notices.ts'
import type { Language } from '../../../contract/problem.ts'
import type { SharedKind } from '../../../contract/sharing/links.ts'
import type { MailBody } from './mail-body.ts'

/** What a mail says, whatever its language. */
export type MailContent =
  | { kind: 'code'; scene: 1 | 2; code: string; validMinutes: number }
  | { kind: 'no-account' }
  | { kind: 'password-changed'; at: Date }
  /** `token`: what takes it back, as long as it may be. */
  | { kind: 'email-changed'; at: Date; token: string }
  | { kind: 'email-taken-back'; at: Date }
  /** `at`: when the account will be deleted. */
  | { kind: 'deletion-requested'; at: Date }
  | { kind: 'account-deleted' }
  /** What guests have said and approved lately. */
  | { kind: 'share-digest'; news: readonly SharedNews[] }
  /** What an operator did to the account. */
  | { kind: AccountNewsKind; at: Date; news: AccountNews }
  /** Somebody asks another to work with them. */
  | ({ kind: 'invitation' } & InvitationMail)
  /** What somebody was told lately and has not read. */
  | ({ kind: 'notice-digest' } & NoticeDigest)

export type AccountNewsKind =
  | 'account-locked'
  | 'account-unlocked'
  | 'role-changed'
  | 'company-verified'
  | 'company-refused'

export interface AccountNews {
  /** Why an account was locked or a company refused, in the operator's words. */
  reason?: string
  /** What the member is now. */
  role?: Role
  /** What the company is called. */
  company?: string
}

/** What a mail that an operator's deed has made says of it; of others nothing. */
export function accountNewsOf(details: SharedNews[] | AccountNews | NoticeDigest | InvitationMail | null): AccountNews {
  const isNews = details && !Array.isArray(details) && !('more' in details) && !('invitationId' in details)
  return isNews ? details : {}
}

/** What has come by the links to one thing. */
export interface SharedNews {
  /** The thing's. */
  name: string
  /** Where its owner finds it, from the root. */
  path: string
  comments: number
  /** Who approved it, as they call themselves. */
  approvedBy: string[]
}

/** What mails of notices tell of. */
export type ToldNotice = {
  [Kind in DigestedKind]: {
    kind: Kind
    count: number
    details: Extract<NewNotice, { kind: Kind }>['details']
  }
}[DigestedKind]

type DigestedKind = Exclude<NoticeKind, (typeof MAILED_APART)[number]>

export interface NoticeDigest {
  /** The latest first. */
  news: readonly ToldNotice[]
  /** How many there are besides. */
  more: number
}

/** What the mail of an invitation says. */
export interface InvitationMail {
  invitationId: string
  /** Who invites. */
  by: string
  to: SharedKind
  /** What it is called. */
  name: string
  right: GivenRight
  /** What they write besides; empty: nothing. */
  message: string
}

export interface MailOrder {
  email: string
  language: Language
  /** Where people find the product; without a slash at its end. */
  publicUrl: string
}

/** The same in the words of a language. */
export type MailWords = Pick<MailBody, 'subject' | 'opening' | 'code' | 'paragraphs' | 'link' | 'further' | 'reason'>
