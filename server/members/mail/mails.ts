import type { Mail } from '../../platform/mail/mail.ts'
import { emailChangedMail, emailTakenBackMail } from './address-mails.ts'
import { accountDeletedMail, deletionRequestedMail } from './deletion-mails.ts'
import { asForeign } from './foreign-text.ts'
import { htmlOf, textOf } from './mail-body.ts'
import type { MailBody } from './mail-body.ts'
import type { MailContent, MailInLanguages, MailOrder } from './mail-content.ts'
import { noticesInChinese } from './notices-in-chinese.ts'
import { noticesInEnglish } from './notices-in-english.ts'
import { accountLockedMail, accountUnlockedMail, roleChangedMail } from './operator-mails.ts'
import { companyRefusedMail, companyVerifiedMail } from './operator-mails.ts'
import { invitationMail, shareDigestMail } from './sharing-mails.ts'
import { codeMail, noAccountMail, passwordChangedMail } from './sign-in-mails.ts'

/** Writes a mail in the language of its order, as text and as HTML. */
export function writeMail(content: MailContent, order: MailOrder): Mail {
  const { subject, ...body } = wordsOf(content, order)[order.language]
  const page: MailBody = { ...body, subject, language: order.language, publicUrl: order.publicUrl }
  return { to: order.email, subject, text: textOf(page), html: htmlOf(page) }
}

function wordsOf(content: MailContent, order: MailOrder): MailInLanguages {
  switch (content.kind) {
    case 'code':
      return codeMail(content, order)
    case 'no-account':
      return noAccountMail(order)
    case 'password-changed':
      return passwordChangedMail(content, order)
    case 'email-changed':
      return emailChangedMail(content, order)
    case 'email-taken-back':
      return emailTakenBackMail(content, order)
    case 'deletion-requested':
      return deletionRequestedMail(content, order)
    case 'account-deleted':
      return accountDeletedMail(order)
    case 'share-digest':
      return shareDigestMail(asForeign(content), order)
    case 'account-locked':
      return accountLockedMail(content, order)
    case 'account-unlocked':
      return accountUnlockedMail(order)
    case 'role-changed':
      return roleChangedMail(content, order)
    case 'company-verified':
      return companyVerifiedMail(content, order)
    case 'company-refused':
      return companyRefusedMail(content, order)
    case 'invitation':
      // The address is verified, and who is written to may want to answer.
      return invitationMail({ ...asForeign(content), address: content.address }, order)
    case 'notice-digest':
      return { en: noticesInEnglish(asForeign(content), order), 'zh-CN': noticesInChinese(asForeign(content), order) }
  }
}
