import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { OwnData } from '../../contract/profile.ts'
import type { TestMember } from '../../server/testing/members.ts'
import { readOnIn, resizeTo } from '../stage/browser.ts'
import type { VisitOptions } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import {
  addMember,
  codeMailedTo,
  isMember,
  logOutButton,
  openLoginDialog,
  signInByPassword,
} from '../stage/login-shop.ts'
import { countSessions, memberOf, openAs, signedInAgain, newAddress } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux) Chrome/140.0'
const PASSWORD = 'before1'
const PHONE: VisitOptions = { viewport: { width: 390, height: 844 }, tongue: 'zh-CN', theme: 'dark' }

const stage = setStage(openShop)

async function openProfile(member: TestMember, options: VisitOptions = {}): Promise<Page> {
  const page = await stage.enter(options)
  await openAs(member, page, { url: `${stage.shop.server.url}/user/info` })
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
  return page
}

/** The path of the link in the mail about a changed address. */
async function wayBackMailedTo(email: string): Promise<string> {
  const outbox = join(stage.shop.folder, 'outbox')
  const find = async () => {
    const names = await readdir(outbox)
    const mails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    const mail = mails.find((text) => text.includes(`To: ${email}`) && text.includes('/take-back'))
    return /\/take-back#[\w-]{43}/.exec(mail?.replaceAll('=\r\n', '') ?? '')?.[0]
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

// Messages about typed and refused values: web/members/profile/profile.component.test.tsx.
it('§3: a profile is an invitation to sign in, is edited, waits while another page is in sight, is saved, and stays so', async () => {
  const page = await stage.visit('/user/info')
  const invitation = page.getByRole('main').getByRole('button', { name: 'Login' })
  await page.getByRole('heading', { name: 'Log in to see your profile.' }).waitFor()
  await page.getByRole('link', { name: 'Favorites' }).first().click()
  await page.getByRole('heading', { name: 'Log in to see your favourites.' }).waitFor()
  await page.goBack()
  await invitation.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Email' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  const email = await addMember(stage.shop, 'secret7')
  await openLoginDialog(page)
  await signInByPassword(dialog, { email, password: 'secret7' })
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/user/info')

  const name = '宽'.repeat(30)
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  await field('Nickname').fill(name)
  await field('Mobile').fill('+86 138-0000-0000')
  await field('Department').fill('قسم التصميم')
  await field('Positions').fill('👩‍🎨👩‍🎨👩‍🎨')
  await page.getByText('Woman', { exact: true }).click()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await field('Nickname').waitFor({ state: 'hidden' })
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
  await page.getByText('Not saved yet').waitFor()
  expect(await field('Nickname').inputValue()).toBe(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your profile is saved.').waitFor()
  await page.getByText('Not saved yet').waitFor({ state: 'detached' })
  await page.getByRole('banner').getByRole('link', { name }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await field('Mobile').inputValue()).toBe('+86 138-0000-0000')
  expect(await field('Department').inputValue()).toBe('قسم التصميم')
  expect(await field('Positions').inputValue()).toBe('👩‍🎨👩‍🎨👩‍🎨')
  expect(await page.getByRole('radio', { name: 'Woman' }).isChecked()).toBe(true)
  // With the longest name in its header, too, nothing goes over the edge of the narrowest phone.
  await readOnIn(page, 'zh-CN')
  await resizeTo(page, { width: 320, height: 640 })
  await expect.poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  await resizeTo(page, { width: 1366, height: 768 })
  await readOnIn(page, 'en')

  await page.getByRole('link', { name: 'Budget lists' }).click()
  await page.getByRole('heading', { level: 1, name: 'Budget lists' }).waitFor()
  await logOutButton(page).click()
  await page.getByText('Log in to see your budget lists.').waitFor()
})

describe('what keeps a profile safe', () => {
  it('§5: other logins are ended, one and all; another password takes the old one; data goes out, and the account too, which is kept from any page', async () => {
    const member = await memberOf(stage.shop, { password: PASSWORD })
    await signedInAgain(stage.shop, member, CHROME)
    await signedInAgain(stage.shop, member, '')
    const page = await openProfile(member)
    const logins = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem')
    await page.getByRole('button', { name: 'Log out Chrome, Linux, 192.0.2.7' }).click()
    await page.getByText('Logged out there.').waitFor()
    expect(await countSessions(stage.shop, member)).toBe(2)
    await logins.filter({ hasText: 'Unknown device' }).waitFor()
    await page.getByRole('button', { name: 'Log out everywhere else' }).click()
    await page.getByText('Logged out in one place.').waitFor()
    expect(await countSessions(stage.shop, member)).toBe(1)

    await signedInAgain(stage.shop, member, CHROME)
    const section = page.getByRole('region', { name: 'Password' })
    await section.getByRole('button', { name: 'Change password' }).click()
    const submit = section.locator('[type=submit]')
    await section.getByLabel('Old password').fill('wrong77')
    await section.getByLabel('New password', { exact: true }).fill('after22')
    await section.getByLabel('Confirm password').fill('after22')
    await submit.click()
    await section.getByText('The password is not right.').waitFor()
    await section.getByLabel('Old password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('The new password is set. Everywhere else you are logged out.').waitFor()
    await submit.waitFor({ state: 'detached' })
    expect(await countSessions(stage.shop, member)).toBe(1)
    await page.reload()
    await logins.filter({ hasText: 'This one' }).waitFor()
    expect(await logins.count()).toBe(1)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^quarry-data-\d{4}-\d\d-\d\d\.json$/)
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as OwnData
    expect(data.profile.email).toBe(member.email)
    expect(data.sessions).toHaveLength(1)

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.getByLabel('Your password, to show that it is you').fill('after22')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    const line = page.getByText(/^Your account will be deleted on /)
    await expect.poll(() => line.count()).toBe(2)

    await page.goto(stage.shop.server.url)
    await line.waitFor()
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await line.waitFor({ state: 'detached' })
    await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('content')
    await page.goto(`${stage.shop.server.url}/user/info`)
    await page.getByRole('button', { name: 'Delete my account' }).waitFor()
    expect(await line.count()).toBe(0)
  })

  it('a first password takes a code, another address both; the mail to the one before takes it back (zh-CN)', async () => {
    const member = await memberOf(stage.shop)
    const page = await openProfile(member, PHONE)
    const password = page.getByRole('region', { name: '密码' })
    await password.getByRole('button', { name: '设置密码' }).click()
    await password.getByRole('button', { name: '发送验证码' }).click()
    await password.getByRole('button', { name: '已发送' }).waitFor()
    await password.getByLabel('验证码').fill(await codeMailedTo(stage.shop, member.email))
    await password.getByLabel('新密码', { exact: true }).fill('first11')
    await password.getByLabel('确认密码').fill('first11')
    await page.keyboard.press('Enter')
    await password.getByText('已设置密码。').waitFor()

    const address = page.getByRole('region', { name: '邮箱' })
    const next = newAddress()
    await address.getByRole('button', { name: '更换邮箱' }).click()
    await address.getByLabel('新邮箱').fill(next)
    await address.getByRole('button', { name: '发送验证码' }).click()
    await address.getByRole('button', { name: '已发送' }).waitFor()
    await address.getByLabel('验证码').fill(await codeMailedTo(stage.shop, next))
    await address.getByLabel('当前密码').fill('first11')
    await address.locator('[type=submit]').click()
    await page.getByText(`您的邮箱已改为 ${next}。`).waitFor()
    await page.getByRole('banner').getByText(next).waitFor({ state: 'attached' })
    await page.reload()
    await address.getByText(next).waitFor()
    expect(await isMember(stage.shop, next)).toBe(true)
    expect(await isMember(stage.shop, member.email)).toBe(false)

    await page.goto(`${stage.shop.server.url}${await wayBackMailedTo(member.email)}`)
    await page.getByRole('heading', { level: 1, name: '找回账号' }).waitFor()
    await page.getByLabel('新密码', { exact: true }).fill('after22')
    await page.getByLabel('确认密码').fill('after22')
    await page.keyboard.press('Enter')
    await page.getByText(`您的账号已恢复为 ${member.email}。`).waitFor()
    await address.getByText(member.email).waitFor()
    expect(await isMember(stage.shop, next)).toBe(false)
  })
})
