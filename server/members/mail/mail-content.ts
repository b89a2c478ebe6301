import type { GivenRight, WorkKind } from '../../../contract/collaboration/rights.ts'
import type { Role } from '../../../contract/permissions.ts'
import type { MAILED_APART, NewNotice, NoticeKind } from '../../../contract/notices.ts'
import type { Language } from '../../../contract/problem.ts'
import type { MailBody } from './mail-body.ts'

/** The facts that a mail states, before they are put into the words of a language. */
export type MailContent =
  | { kind: 'code'; scene: 1 | 2; code: string; validMinutes: number }
  | { kind: 'no-account' }
  | { kind: 'password-changed'; at: Date }
  /** `token` takes the change back, for `HOURS_TO_TAKE_BACK` hours. */
  | { kind: 'email-changed'; at: Date; token: string }
  | { kind: 'email-taken-back'; at: Date }
  /** `at`: when the account will be deleted. */
  | { kind: 'deletion-requested'; at: Date }
  | { kind: 'account-deleted' }
  /** What guests commented and approved lately. */
  | { kind: 'share-digest'; news: readonly SharedNews[] }
  /** An operator changed the account. */
  | ({ kind: AccountNewsKind } & AccountNewsContent)
  /** A member invites somebody to work with them. */
  | ({ kind: 'invitation' } & InvitationMail)
  /** A member's unread notices. */
  | ({ kind: 'notice-digest' } & NoticeDigest)

/** What a mail of one kind says. */
export type ContentOf<Kind extends MailContent['kind']> = Extract<MailContent, { kind: Kind }>

export interface AccountNewsContent {
  at: Date
  news: AccountNews
}

export type AccountNewsKind =
  | 'account-locked'
  | 'account-unlocked'
  | 'role-changed'
  | 'company-verified'
  | 'company-refused'

export interface AccountNews {
  /** Why an account was locked or a company refused, in the operator's words. */
  reason?: string
  /** The member's new role. */
  role?: Role
  company?: string
}

/** The account news in the details of a mail job; empty for jobs of other kinds. */
export function accountNewsOf(details: SharedNews[] | AccountNews | NoticeDigest | InvitationMail | null): AccountNews {
  const isNews = details && !Array.isArray(details) && !('more' in details) && !('invitationId' in details)
  return isNews ? details : {}
}

/** What guests did by the links to one board, budget list or folder. */
export interface SharedNews {
  name: string
  /** Its page, from the root: `/material/7`. */
  path: string
  comments: number
  /** Decisions on what was sent that approve not all of it. */
  answers: number
  /** The names that the guests gave. */
  approvedBy: string[]
}

/** A notice that mails contain. */
export type MailedNotice = {
  [Kind in DigestedKind]: {
    kind: Kind
    count: number
    details: Extract<NewNotice, { kind: Kind }>['details']
  }
}[DigestedKind]

type DigestedKind = Exclude<NoticeKind, (typeof MAILED_APART)[number]>

export interface NoticeDigest {
  /** The latest first. */
  news: readonly MailedNotice[]
  /** How many unread notices the mail leaves out. */
  more: number
}

export interface InvitationMail {
  invitationId: string
  /** The name of the member who invites, and the verified address of their account; mails queued by older releases have none. */
  by: string
  address?: string | undefined
  to: WorkKind
  /** The name of the board, budget list or folder. */
  name: string
  right: GivenRight
  /** Their own words; may be empty. */
  message: string
}

export interface MailOrder {
  email: string
  language: Language
  /** The address of the site, without a slash at its end. */
  publicUrl: string
}

/** A mail's texts in one language. */
export type MailWords = Pick<MailBody, 'subject' | 'opening' | 'code' | 'paragraphs' | 'link' | 'further' | 'reason'>

export type MailInLanguages = Record<Language, MailWords>
