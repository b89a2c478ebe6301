import type { ContentOf, MailInLanguages, MailOrder } from './mail-content.ts'
import { timeIn } from './mail-times.ts'

/** A code to sign in with (scene 1) or to set a new password with (scene 2). */
export function codeMail({ code, scene, validMinutes }: ContentOf<'code'>, { email }: MailOrder): MailInLanguages {
  return {
    en: {
      ...(scene === 1
        ? { subject: `${code} is your Quarry code`, opening: 'Your code for Quarry' }
        : {
            subject: `${code} is your code for a new Quarry password`,
            opening: 'Your code for a new password',
          }),
      code,
      paragraphs: [
        `Type it in where you asked for it. It is good for ${validMinutes} minutes from when you asked, and for one use.`,
        scene === 1
          ? 'Was it not you? Then do nothing: without the code nobody gets in. Tell it to no one; we never ask for it.'
          : 'Was it not you? Then do nothing: your password stays as it is. Tell the code to no one; we never ask for it.',
      ],
      reason: `This went to ${email} because someone asked for a code there.`,
    },
    'zh-CN': {
      ...(scene === 1
        ? { subject: `${code} 是您的 Quarry 验证码`, opening: '您的 Quarry 验证码' }
        : { subject: `${code} 是您重设 Quarry 密码的验证码`, opening: '重设密码的验证码' }),
      code,
      paragraphs: [
        `请在刚才的页面中填写。验证码自获取起 ${validMinutes} 分钟内有效，仅可使用一次。`,
        scene === 1
          ? '不是您本人操作？无需理会，没有验证码，任何人都无法登录。请勿将验证码告诉他人，我们绝不会向您索取。'
          : '不是您本人操作？无需理会，您的密码不会改变。请勿将验证码告诉他人，我们绝不会向您索取。',
      ],
      reason: `有人请求向 ${email} 发送验证码，因此您收到了这封邮件。`,
    },
  }
}

/** Answers a request for a new password where the address has no account. */
export function noAccountMail({ email, publicUrl }: MailOrder): MailInLanguages {
  return {
    en: {
      subject: 'No Quarry account with this address',
      opening: 'There is no account to set a password for.',
      paragraphs: [
        `Someone, probably you, asked for a new password for ${email}. No account goes by that address: perhaps yours has another one.`,
        'If you would like an account, you can make one with a code that we send here.',
        'Was it not you? Then there is nothing you need to do.',
      ],
      link: { label: 'Make an account', address: `${publicUrl}/login` },
      reason: `This went to ${email} because someone asked for a new password there.`,
    },
    'zh-CN': {
      subject: '该邮箱尚未注册 Quarry',
      opening: '该邮箱还没有账号，无法重设密码。',
      paragraphs: [
        `有人（可能就是您）想为 ${email} 重设密码，但这个邮箱尚未注册。您也许是用别的邮箱注册的。`,
        '如果想注册，用我们发到这个邮箱的验证码即可完成。',
        '不是您本人操作？无需理会。',
      ],
      link: { label: '注册账号', address: `${publicUrl}/login` },
      reason: `有人请求为 ${email} 重设密码，因此您收到了这封邮件。`,
    },
  }
}

export function passwordChangedMail(
  { at }: ContentOf<'password-changed'>,
  { email, publicUrl }: MailOrder,
): MailInLanguages {
  return {
    en: {
      subject: 'Your Quarry password was changed',
      opening: 'Your password was changed.',
      paragraphs: [
        `The account ${email} has had a new password since ${timeIn('en', at)} UTC. Everyone who was signed in elsewhere with this account has been signed out.`,
        'Was it you? Then all is well.',
        'Was it not you? Set a new password at once: choose “Forgot password?” where you sign in. And change the password of your mailbox, since whoever did this may be able to read your mail.',
      ],
      link: { label: 'Sign in, or set a new password', address: `${publicUrl}/login` },
      reason: `This went to ${email} because the password of its account was changed.`,
    },
    'zh-CN': {
      subject: '您的 Quarry 密码已修改',
      opening: '您的密码已修改。',
      paragraphs: [
        `账号 ${email} 的密码已于北京时间 ${timeIn('zh-CN', at)} 修改，其他设备上的登录均已退出。`,
        '如果是您本人操作，无需理会。',
        '不是您本人操作？请立即在登录页点击“忘记密码？”重设密码，并修改邮箱密码：对方可能已经能查看您的邮件。',
      ],
      link: { label: '登录或重设密码', address: `${publicUrl}/login` },
      reason: `${email} 的账号密码被修改，因此您收到了这封邮件。`,
    },
  }
}
