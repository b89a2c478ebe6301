import type { Language } from '../../../contract/problem.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { htmlOf, textOf } from './mail-body.ts'
import type { MailBody } from './mail-body.ts'
import { inChinese } from './mails-in-chinese.ts'
import { inEnglish } from './mails-in-english.ts'

/** What a mail says, whatever its language. */
export type MailContent =
  | { kind: 'code'; scene: 1 | 2; code: string; validMinutes: number }
  | { kind: 'no-account' }
  | { kind: 'password-changed'; at: Date }
  | { kind: 'email-changed'; at: Date }
  /** `at`: when the account will be deleted. */
  | { kind: 'deletion-requested'; at: Date }
  | { kind: 'account-deleted' }

export interface MailOrder {
  email: string
  language: Language
  /** Where people find the product; without a slash at its end. */
  publicUrl: string
}

/** Writes a mail in words, as text and as HTML. */
export function writeMail(content: MailContent, order: MailOrder): Mail {
  const { subject, ...body } = (order.language === 'zh-CN' ? inChinese : inEnglish)(content, order)
  const page: MailBody = { ...body, subject, language: order.language, publicUrl: order.publicUrl }
  return { to: order.email, subject, text: textOf(page), html: htmlOf(page) }
}

export type MailWords = Pick<MailBody, 'subject' | 'opening' | 'code' | 'paragraphs' | 'link' | 'reason'>
