import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** Why a mail was not sent: the known kinds of failure (`web/operator/mail-problem.ts`). */
const mailProblemsEn = {
  away: 'The mail server cannot be reached.',
  slow: 'The mail server did not answer in time.',
  unsafe: 'No secure connection to the mail server could be made.',
  login: 'The mail server refused our name or password.',
  sender: 'The mail server refused our sender’s address.',
  address: 'The address was refused.',
  later: 'The mail server asked us to try again later.',
  refused: 'The mail server refused the mail.',
  codeExpired: 'Its code had expired.',
  codeReplaced: 'A newer code was asked for.',
  takenBack: 'The change was taken back.',
} as const

export type MailProblemsTexts = TextTree<typeof mailProblemsEn>

const mailProblemsZh: MailProblemsTexts = {
  away: '无法连接邮件服务器。',
  slow: '邮件服务器未及时响应。',
  unsafe: '无法与邮件服务器建立安全连接。',
  login: '邮件服务器拒绝了登录。',
  sender: '邮件服务器拒绝了发件地址。',
  address: '收件地址被拒绝。',
  later: '邮件服务器要求稍后重试。',
  refused: '邮件服务器拒绝了这封邮件。',
  codeExpired: '验证码已过期。',
  codeReplaced: '已请求新的验证码。',
  takenBack: '更改已撤回。',
}

addTexts('mailProblems', mailProblemsEn, mailProblemsZh)
