import type { Locator, Page } from 'playwright-core'
import { createMember, findByEmail } from '../../server/members/accounts.ts'
import { hashPassword } from '../../server/members/sign-in/passwords.ts'
import { createClock } from '../../server/platform/clock.ts'
import { codeSentTo } from '../../server/testing/members.ts'
import type { Tongue } from './browser.ts'
import type { SharedShop } from './catalogue.ts'
import { newAddress } from './members.ts'

/** Labels that the login tests press and read. */
export const LOGIN_WORDS = {
  en: {
    login: 'Login',
    welcome: 'Welcome to Quarry',
    byPassword: 'Other login',
    close: 'Close',
    email: 'Email',
    code: 'Verification code',
    send: 'Send code',
    again: 'Sent, again in',
    password: 'Password',
    nickname: 'Nickname',
    choosePassword: 'Password (optional)',
    newPassword: 'New password',
    confirm: 'Confirm password',
    create: 'Create an account',
    forgotten: 'Forgot password?',
    reset: 'Set a new password',
    policy: 'Policy',
    logOut: 'Log out',
  },
  'zh-CN': {
    login: '登录',
    welcome: '欢迎来到 Quarry',
    byPassword: '其他登录',
    close: '关闭',
    email: '邮箱',
    code: '验证码',
    send: '发送验证码',
    again: '已发送，',
    password: '密码',
    nickname: '昵称',
    choosePassword: '密码（选填）',
    newPassword: '新密码',
    confirm: '确认密码',
    create: '创建账号',
    forgotten: '忘记密码？',
    reset: '设置新密码',
    policy: '隐私政策',
    logOut: '退出登录',
  },
} satisfies Record<Tongue, Record<string, string>>

/** A member of the shop, optionally with a password; returns their address. */
export async function addMember(shop: SharedShop, password?: string): Promise<string> {
  const parts = { db: shop.db, clock: createClock() }
  const email = newAddress()
  const passwordHash = password ? await hashPassword(password) : null
  await createMember(parts, { email, nickname: 'Ada', passwordHash, policyAcceptedAt: parts.clock.now() })
  return email
}

export async function isMember(shop: SharedShop, email: string): Promise<boolean> {
  return (await findByEmail(shop.db, email)) !== undefined
}

/** The code in the last mail to this address. */
export function codeMailedTo(shop: SharedShop, email: string, scene: 1 | 2 = 1): Promise<string> {
  return codeSentTo({ deps: { db: shop.db } as never }, email, scene)
}

/** Presses Login in the header; returns the dialog once it is ready. */
export async function openLoginDialog(page: Page, tongue: Tongue = 'en'): Promise<Locator> {
  const words = LOGIN_WORDS[tongue]
  await page.getByRole('banner').getByRole('link', { name: words.login }).click()
  const dialog = page.getByRole('dialog', { name: words.welcome })
  await dialog.getByRole('textbox', { name: words.email }).waitFor()
  return dialog
}

/** Fills in the password form of the dialog, and sends it. */
export async function signInByPassword(
  dialog: Locator,
  { email, password, tongue = 'en' }: { email: string; password: string; tongue?: Tongue },
): Promise<void> {
  const words = LOGIN_WORDS[tongue]
  await dialog.getByRole('tab', { name: words.byPassword }).click()
  await dialog.getByRole('textbox', { name: words.email }).fill(email)
  await dialog.getByLabel(words.password, { exact: true }).fill(password)
  await dialog.getByRole('button', { name: words.login }).click()
}

/** Requests a code for an address; returns it. */
export async function askForCode(
  shop: SharedShop,
  form: Locator,
  email: string,
  tongue: Tongue = 'en',
): Promise<string> {
  const words = LOGIN_WORDS[tongue]
  await form.getByRole('textbox', { name: words.email }).fill(email)
  await form.getByRole('button', { name: words.send }).click()
  await form.getByRole('button', { name: words.again }).waitFor()
  return codeMailedTo(shop, email)
}

/** The log-out button, which only signed-in people have. */
export function logOutButton(page: Page, tongue: Tongue = 'en'): Locator {
  return page.getByRole('button', { name: LOGIN_WORDS[tongue].logOut })
}
