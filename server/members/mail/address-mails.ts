import type { ContentOf, MailInLanguages, MailOrder } from './mail-content.ts'
import { timeIn } from './mail-times.ts'
import { takeBackLink, takeBackUntil } from './take-back-link.ts'

/** Goes to the former address, with a link that takes the change back. */
export function emailChangedMail(
  { at, token }: ContentOf<'email-changed'>,
  { email, publicUrl }: MailOrder,
): MailInLanguages {
  return {
    en: {
      subject: 'Your Quarry account has another address now',
      opening: 'Your account has another email address now.',
      paragraphs: [
        `Since ${timeIn('en', at)} UTC the account that went by ${email} goes by another address. Codes and mails go there from now on.`,
        'Was it you? Then all is well.',
        `Was it not you, or have you thought better of it? By this link you set ${email} back and choose a new password, without signing in. Everyone who is signed in with the account is signed out then. It works once, until ${timeIn('en', takeBackUntil(at))} UTC.`,
        'If it was not you, change the password of your mailbox as well. Pass this mail on to nobody: whoever has the link has the account.',
      ],
      link: { label: 'Take my account back', address: takeBackLink(publicUrl, token) },
      reason: `This went to ${email} because it was the address of the account until now.`,
    },
    'zh-CN': {
      subject: '您的 Quarry 账号已更换邮箱',
      opening: '您的账号已更换邮箱。',
      paragraphs: [
        `自北京时间 ${timeIn('zh-CN', at)} 起，原邮箱为 ${email} 的账号已改用其他邮箱，今后的验证码和邮件将发往新邮箱。`,
        '如果是您本人操作，无需理会。',
        `不是您本人操作，或者想改回来？通过下面的链接可将邮箱改回 ${email} 并设置新密码，无需登录，届时该账号在所有设备上的登录都会退出。链接仅可使用一次，有效期至北京时间 ${timeIn('zh-CN', takeBackUntil(at))}。`,
        '若不是您本人操作，请同时修改邮箱密码。请勿转发本邮件：拿到链接的人就能拿到账号。',
      ],
      link: { label: '找回我的账号', address: takeBackLink(publicUrl, token) },
      reason: `${email} 此前是该账号的邮箱，因此您收到了这封邮件。`,
    },
  }
}

/** Goes to the newer address, after the owner of the former one took the change back. */
export function emailTakenBackMail(
  { at }: ContentOf<'email-taken-back'>,
  { email, publicUrl }: MailOrder,
): MailInLanguages {
  return {
    en: {
      subject: 'Your Quarry account has its former address again',
      opening: 'The account has its former address again.',
      paragraphs: [
        `Since ${timeIn('en', at)} UTC the account that went by ${email} goes by its former address again: it was set back from there. Everyone who was signed in has been signed out, and a new password is set.`,
        'Was it you? Then all is well. Was it not you? Then someone reads the mail of that former address: change the password of that mailbox, sign in there with a code, and change the address again.',
      ],
      link: { label: 'Sign in', address: `${publicUrl}/login` },
      reason: `This went to ${email} because it was the address of the account until now.`,
    },
    'zh-CN': {
      subject: '您的 Quarry 账号已恢复原邮箱',
      opening: '该账号已恢复原邮箱。',
      paragraphs: [
        `自北京时间 ${timeIn('zh-CN', at)} 起，使用 ${email} 的账号已从原邮箱改回原来的地址。所有登录均已退出，并已设置新密码。`,
        '如果是您本人操作，无需理会。不是您本人操作？那么有人能查看原邮箱的邮件：请修改那个邮箱的密码，用验证码登录后再次更换邮箱。',
      ],
      link: { label: '登录', address: `${publicUrl}/login` },
      reason: `${email} 此前是该账号的邮箱，因此您收到了这封邮件。`,
    },
  }
}
