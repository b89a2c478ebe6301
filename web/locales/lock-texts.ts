import { addTexts } from './i18n.ts'
import type { TextTree } from './text-tree.ts'

/** The texts of the lock screen and of the dialog that sets it. */
const lockEn = {
  title: 'Lock the screen',
  hint: 'Set a password for this session. It unlocks this page in every tab. It is not your account’s password.',
  again: 'The password that you set earlier in this session unlocks it.',
  another: 'Set another password',
  password: 'Lock screen password',
  showPassword: 'Show what is typed',
  required: 'Please enter your password',
  limitReached: 'No more than {{count}} characters.',
  pending: 'One moment …',
  notLocked: 'The page could not be locked. Try again.',
  label: 'Lock screen',
  unlock: 'Unlock',
  wrong: 'Lock screen password error',
  pause_one: '{{count}} wrong password.',
  pause_other: '{{count}} wrong passwords.',
  wait: 'Wait {{time}} before the next.',
  forgotten: 'Forgotten it? Log out, then log in again.',
  notKept: 'This browser keeps nothing for us: a reload logs you out, and other tabs stay open.',
} as const

export type LockTexts = TextTree<typeof lockEn>

const lockZh: LockTexts = {
  title: '锁定屏幕',
  hint: '为本次会话设置一个锁屏密码，可在所有标签页解锁。它不是您的账号密码。',
  again: '用您本次会话中设置过的密码解锁。',
  another: '设置新的密码',
  password: '锁屏密码',
  showPassword: '显示输入的内容',
  required: '请输入密码',
  limitReached: '最多 {{count}} 个字符。',
  pending: '请稍候……',
  notLocked: '未能锁定页面，请重试。',
  label: '锁屏',
  unlock: '解锁',
  wrong: '锁屏密码错误',
  pause_one: '已输错 {{count}} 次。',
  pause_other: '已输错 {{count}} 次。',
  wait: '请等待{{time}}后再试。',
  forgotten: '忘记了？退出登录后重新登录即可。',
  notKept: '此浏览器不为我们保存任何内容：刷新会退出登录，其他标签页仍保持打开。',
}

addTexts('lockScreen', lockEn, lockZh)
