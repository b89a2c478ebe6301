import type { ContentOf, MailInLanguages, MailOrder } from './mail-content.ts'
import { timeIn } from './mail-times.ts'

export function deletionRequestedMail(
  { at }: ContentOf<'deletion-requested'>,
  { email, publicUrl }: MailOrder,
): MailInLanguages {
  return {
    en: {
      subject: `Your Quarry account will be deleted on ${timeIn('en', at)} UTC`,
      opening: 'Your account will be deleted.',
      paragraphs: [
        `The account ${email} and everything that belongs to it will be deleted on ${timeIn('en', at)} UTC, as was asked for. Nothing of it can be brought back after that.`,
        'Have you thought better of it, or was it not you? Sign in before then and choose “Keep my account”. If it was not you, set a new password as well.',
      ],
      link: { label: 'Sign in', address: `${publicUrl}/login` },
      reason: `This went to ${email} because someone who was signed in asked for the deletion of its account.`,
    },
    'zh-CN': {
      subject: `您的 Quarry 账号将于北京时间 ${timeIn('zh-CN', at)} 注销`,
      opening: '您的账号即将注销。',
      paragraphs: [
        `应您的申请，账号 ${email} 及其全部内容将于北京时间 ${timeIn('zh-CN', at)} 删除，此后无法恢复。`,
        '改变主意了，或者不是您本人操作？请在此之前登录，并点击“保留账号”。若不是您本人操作，请同时重设密码。',
      ],
      link: { label: '登录', address: `${publicUrl}/login` },
      reason: `有人登录后申请注销 ${email} 的账号，因此您收到了这封邮件。`,
    },
  }
}

export function accountDeletedMail({ email }: MailOrder): MailInLanguages {
  return {
    en: {
      subject: 'Your Quarry account has been deleted',
      opening: 'Your account has been deleted.',
      paragraphs: [
        `The account ${email} and everything that belonged to it are gone, as was asked for thirty days ago.`,
        'You are welcome back at any time: the same address can have a new account.',
      ],
      reason: `This went to ${email} because its account was deleted. It is the last mail about it.`,
    },
    'zh-CN': {
      subject: '您的 Quarry 账号已注销',
      opening: '您的账号已注销。',
      paragraphs: [
        `按三十天前的申请，账号 ${email} 及其全部内容已删除。`,
        '欢迎随时回来，您可以用同一个邮箱重新注册。',
      ],
      reason: `${email} 的账号已注销，因此您收到了这封邮件。这是关于该账号的最后一封邮件。`,
    },
  }
}
