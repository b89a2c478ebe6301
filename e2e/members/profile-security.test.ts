import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OwnData } from '../../contract/profile.ts'
import { endSession } from '../../contract/profile.ts'
import type { TestMember } from '../../server/testing/members.ts'
import { seriousViolations } from '../stage/axe.ts'
import { visit, type Visit, type VisitOptions } from '../stage/browser.ts'
import { addDemonstrationAccounts, codeMailedTo, isMember, newAddress, openLoginDialog } from '../stage/login-shop.ts'
import { memberOf, openAs, signedInAgain } from '../stage/members.ts'
import { FAILED_REQUEST, setStage } from '../stage/stage.ts'

const TIMED_OUT = 'Login timed out, please log in again.'
const PASSWORD = 'before1'

const stage = setStage()
beforeAll(() => addDemonstrationAccounts(stage.shop))
let longNames = 0

async function openProfile(member: TestMember, options: VisitOptions = {}): Promise<Page> {
  const page = await stage.enter(options)
  await openAs(member, page, { url: `${stage.shop.server.url}/user/info` })
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
  return page
}

/** The same member's other browser, on a page of the shop. */
async function openElsewhere(member: TestMember, path = '/user/info'): Promise<Visit> {
  const other = await visit()
  const again = await signedInAgain(stage.shop, member, 'Mozilla/5.0 (X11; Linux) Chrome/140.0')
  await openAs(again, other.page, { url: stage.shop.server.url + path })
  await other.page.getByRole('banner').getByRole('link', { name: 'Profile' }).waitFor()
  return other
}

/** The other browser learns at its next call that it is signed out. */
async function expectSignedOut({ page, faults, close }: Visit): Promise<void> {
  await page.reload()
  await page.getByRole('dialog').getByText(TIMED_OUT).waitFor()
  expect(faults).toEqual([])
  await close()
}

describe('what keeps a profile safe', () => {
  it('§5: another password takes the old one, and signs out the other browser', async () => {
    const member = await memberOf(stage.shop, { password: PASSWORD })
    const other = await openElsewhere(member)
    const page = await openProfile(member)
    const section = page.getByRole('region', { name: 'Password' })
    await section.getByRole('button', { name: 'Change password' }).click()
    const submit = section.locator('[type=submit]')
    await submit.click()
    expect(await section.getByText('This is required').count()).toBe(3)
    await section.getByLabel('Old password').fill('wrong77')
    await section.getByLabel('New password', { exact: true }).fill('after22')
    await section.getByLabel('Confirm password').fill('after23')
    await submit.click()
    await section.getByText('The Passwords Entered Twice No Match').waitFor()
    await section.getByLabel('Confirm password').fill('after22')
    await submit.click()
    await section.getByText('The old password is not right.').waitFor()
    expect(await section.getByLabel('Old password').getAttribute('aria-invalid')).toBe('true')
    await section.getByLabel('Old password').fill(PASSWORD)
    await page.keyboard.press('Enter')
    await page.getByText('The new password is set. Everywhere else you are logged out.').waitFor()
    await submit.waitFor({ state: 'detached' })
    await expectSignedOut(other)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
  })

  it('§5: tried ten times, the old password is locked, and the field says for how long', async () => {
    const page = await openProfile(await memberOf(stage.shop, { password: PASSWORD }))
    const section = page.getByRole('region', { name: 'Password' })
    await section.getByRole('button', { name: 'Change password' }).click()
    await section.getByLabel('New password', { exact: true }).fill('after22')
    await section.getByLabel('Confirm password').fill('after22')
    for (let tries = 0; tries <= 10; tries += 1) {
      await section.getByLabel('Old password').fill(`wrong${tries}`)
      await page.keyboard.press('Enter')
      await section.getByText(tries < 10 ? 'The old password is not right.' : /try again in \d+ seconds/).waitFor()
    }
  })

  it('§5: another address takes a code that was sent there (zh-CN)', async () => {
    const member = await memberOf(stage.shop, { email: newAddress() })
    const taken = await memberOf(stage.shop, { email: newAddress() })
    const page = await openProfile(member, { tongue: 'zh-CN' })
    const section = page.getByRole('region', { name: '邮箱' })
    await section.getByRole('button', { name: '更换邮箱' }).click()
    const address = section.getByLabel('新邮箱')
    const code = section.getByLabel('验证码')
    const submit = section.locator('[type=submit]')
    await submit.click()
    await section.getByText('请输入邮箱地址').waitFor()
    await section.getByText('请输入验证码').waitFor()
    await address.fill('ada@quarry')
    await section.getByRole('button', { name: '发送验证码' }).click()
    await section.getByText('请输入正确的邮箱地址').waitFor()
    await address.fill(member.email)
    await submit.click()
    await section.getByText('这已经是您账号的邮箱。').waitFor()

    const change = async (email: string) => {
      await address.fill(email)
      await section.getByRole('button', { name: '发送验证码' }).click()
      await section.getByRole('button', { name: '已发送' }).waitFor()
      await code.fill(await codeMailedTo(stage.shop, email))
      await submit.click()
    }
    await change(taken.email)
    await section.getByText('该邮箱已被注册。').waitFor()
    const next = newAddress()
    await change(next)
    await page.getByText(`您的邮箱已改为 ${next}。`).waitFor()
    await page.getByRole('banner').getByText(next).waitFor()
    await page.reload()
    await section.getByText(next).waitFor()
    expect(await isMember(stage.shop, next)).toBe(true)
    expect(await isMember(stage.shop, member.email)).toBe(false)
  })

  it('a login elsewhere is listed, ended, and back where that failed; then all others', async () => {
    stage.forgive(FAILED_REQUEST)
    const member = await memberOf(stage.shop)
    const other = await openElsewhere(member)
    await signedInAgain(stage.shop, member, '')
    const page = await openProfile(member)
    const logins = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem')
    const browser = logins.filter({ hasText: 'Chrome, Linux' })
    const unknown = logins.filter({ hasText: 'Unknown device' })
    await browser.getByText('192.0.2.7').waitFor()
    await logins.filter({ hasText: 'This one' }).getByText('Firefox, Windows').waitFor()
    expect(await logins.count()).toBe(3)

    let refuse = () => {}
    const isRefused = new Promise<void>((answer) => (refuse = answer))
    await page.route(`**${endSession.path}?*`, async (route) => {
      await isRefused
      await route.abort()
    })
    await browser.getByRole('button').click()
    await browser.waitFor({ state: 'detached' })
    refuse()
    await browser.waitFor()
    await page.getByText('Network anomaly').waitFor()
    await page.unroute(`**${endSession.path}?*`)

    await browser.getByRole('button', { name: 'Log out Chrome, Linux, 192.0.2.7' }).click()
    await page.getByText('Logged out there.').waitFor()
    await expectSignedOut(other)
    await unknown.waitFor()
    await page.getByRole('button', { name: 'Log out everywhere else' }).click()
    await page.getByText('Logged out in one place.').waitFor()
    await page.getByText('There is no other place.').waitFor()
    await page.reload()
    await logins.first().waitFor()
    expect(await logins.count()).toBe(1)
  })

  it('one’s data can be taken along; the account deleted with the password, and kept from another browser', async () => {
    const member = await memberOf(stage.shop, { password: PASSWORD })
    const page = await openProfile(member)
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download my data' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^quarry-data-\d{4}-\d\d-\d\d\.json$/)
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as OwnData
    expect(data.profile.email).toBe(member.email)
    expect(data.sessions).toHaveLength(1)

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const password = dialog.getByLabel('Your password, to show that it is you')
    await dialog.getByRole('button', { name: 'Delete in 30 days' }).click()
    await dialog.getByText('This is required').waitFor()
    await password.fill('wrong77')
    await page.keyboard.press('Enter')
    await dialog.getByText('The old password is not right.').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await password.fill(PASSWORD)
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    const line = (of: Page) => of.getByText(/^Your account will be deleted on /)
    await expect.poll(() => line(page).count()).toBe(2)

    const other = await openElsewhere(member, '/')
    await line(other.page).waitFor()
    await other.page.getByRole('button', { name: 'Keep my account' }).click()
    await line(other.page).waitFor({ state: 'detached' })
    await expect.poll(() => other.page.locator(':focus').getAttribute('id')).toBe('content')
    expect(other.faults).toEqual([])
    await other.close()
    await page.reload()
    await page.getByRole('button', { name: 'Delete my account' }).waitFor()
    expect(await line(page).count()).toBe(0)
  })

  it('without a password, and an address too long to log in with: a first one is set, the deletion takes a code', async () => {
    longNames += 1
    const member = await memberOf(stage.shop, { email: `a.rather.long.name.${longNames}@quarry.test` })
    const page = await openProfile(member, { viewport: { width: 390, height: 844 }, tongue: 'zh-CN', theme: 'dark' })
    await page.getByText('您的邮箱超过登录框的 20 个字符，只能通过第三方登录。').waitFor()
    await page.getByRole('button', { name: '注销我的账号' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '发送验证码' }).click()
    await dialog.getByRole('button', { name: '已发送' }).waitFor()
    await dialog.getByLabel('验证码').fill(await codeMailedTo(stage.shop, member.email))
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('main').getByRole('button', { name: '保留我的账号' }).click()
    await page.getByText('您的账号已保留。').waitFor()

    const section = page.getByRole('region', { name: '密码' })
    await section.getByRole('button', { name: '设置密码' }).click()
    expect(await section.getByLabel('旧密码').count()).toBe(0)
    await section.getByLabel('新密码', { exact: true }).fill('first11')
    await section.getByLabel('确认密码').fill('first11')
    await page.keyboard.press('Enter')
    await section.getByText('已设置密码。').waitFor()
  })

  it('of a demonstration account, which is everybody’s, stays as it is, and says so at the form', async () => {
    const page = await stage.visit('/user/info')
    await (await openLoginDialog(page)).getByRole('button', { name: 'demo@quarry.test' }).click()
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const password = dialog.getByLabel('Your password, to show that it is you')
    await password.fill('quarry88')
    await page.keyboard.press('Enter')
    await dialog.getByText('A demonstration account keeps its address and password').waitFor()
    expect(await password.inputValue()).toBe('quarry88')
  })
})
