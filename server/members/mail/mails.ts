import type { Mail } from '../../platform/mail/mail.ts'
import { htmlOf, textOf } from './mail-body.ts'
import type { MailBody } from './mail-body.ts'
import type { MailContent, MailOrder } from './mail-content.ts'
import { mailInChinese } from './mails-in-chinese.ts'
import { mailInEnglish } from './mails-in-english.ts'

/** Writes a mail in words, as text and as HTML. */
export function writeMail(content: MailContent, order: MailOrder): Mail {
  const { subject, ...body } = (order.language === 'zh-CN' ? mailInChinese : mailInEnglish)(content, order)
  const page: MailBody = { ...body, subject, language: order.language, publicUrl: order.publicUrl }
  return { to: order.email, subject, text: textOf(page), html: htmlOf(page) }
}
