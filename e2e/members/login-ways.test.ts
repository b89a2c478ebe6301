import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { register } from '../../contract/members.ts'
import { landmarkViolations } from '../stage/axe.ts'
import { openShop } from '../stage/catalogue.ts'
import {
  addDemonstrationAccounts,
  addMember,
  askForCode,
  codeMailedTo,
  isMember,
  LOGIN_WORDS,
  logOutButton,
  openLoginDialog,
  signInByPassword,
} from '../stage/login-shop.ts'
import { newAddress } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const TOKEN_KEYS = ['ACCESS_TOKEN', 'REFRESH_TOKEN']
const stage = setStage(openShop)
beforeAll(() => addDemonstrationAccounts(stage.shop))

/** Target or name of the focused element; `BODY` means none. */
const focusOf = (page: Page) =>
  page.evaluate<string>(`document.activeElement.getAttribute('href') ?? document.activeElement.name
    ?? document.activeElement.tagName`)
const spokenIn = async (page: Page) =>
  (await page.locator('[aria-live]').allTextContents()).map((words) => words.trim())
const messages = (page: Page) => page.locator('[data-toast]')

async function tokensIn(page: Page, place: 'localStorage' | 'sessionStorage'): Promise<boolean[]> {
  return Promise.all(TOKEN_KEYS.map((key) => page.evaluate<boolean>(`${place}.getItem('${key}') !== null`)))
}

// Messages about typed and refused values: web/members/login/login-form.component.test.tsx.
describe('signing in', () => {
  it('by a finger on a phone, with a code that was sent by email, which the dialog says (zh-CN)', async () => {
    const words = LOGIN_WORDS['zh-CN']
    const page = await stage.visit('/?priceMin=30', { tongue: 'zh-CN', viewport: { width: 390, height: 844 } })
    const email = await addMember(stage.shop)
    const dialog = await openLoginDialog(page, 'zh-CN')
    expect((await dialog.boundingBox())?.width).toBe(390)
    const code = await askForCode(stage.shop, dialog, email, 'zh-CN')
    expect(await page.getByText(email).count()).toBeGreaterThan(0)
    await dialog.getByRole('textbox', { name: words.code }).fill(code)
    await dialog.getByRole('button', { name: words.login }).tap()
    await logOutButton(page, 'zh-CN').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expect(page.url()).toBe(`${stage.shop.server.url}/?priceMin=30`)
  })

  it('a newcomer with a right code goes on with it to an account (zh-CN)', async () => {
    const words = LOGIN_WORDS['zh-CN']
    const page = await stage.visit('/', { tongue: 'zh-CN' })
    const email = newAddress()
    const dialog = await openLoginDialog(page, 'zh-CN')
    const code = await askForCode(stage.shop, dialog, email, 'zh-CN')
    await dialog.getByRole('textbox', { name: words.code }).fill(code)
    await dialog.getByRole('button', { name: words.login }).click()
    await dialog.getByRole('heading', { name: words.create }).waitFor()
    expect(await dialog.getByRole('textbox', { name: words.code }).inputValue()).toBe(code)
    await dialog.getByRole('textbox', { name: words.nickname }).fill('Bo 小波')
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('link').click()
    const policy = await opened
    await policy.getByRole('heading', { level: 1, name: words.policy }).waitFor()
    await policy.close()
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: words.create }).click()
    await logOutButton(page, 'zh-CN').waitFor()
    await page.getByRole('banner').getByText('Bo 小波').waitFor()
    expect(await isMember(stage.shop, email)).toBe(true)
  })

  it('whoever forgot their password sets a new one and is in', async () => {
    const words = LOGIN_WORDS.en
    const page = await stage.visit()
    const email = await addMember(stage.shop, 'before1')
    const dialog = await openLoginDialog(page)
    await dialog.getByRole('tab', { name: words.byPassword }).click()
    await dialog.getByRole('textbox', { name: words.email }).fill(email)
    await dialog.getByRole('button', { name: words.forgotten }).click()
    await dialog.getByRole('button', { name: words.send }).click()
    await dialog.getByRole('button', { name: words.again }).waitFor()
    await dialog.getByRole('textbox', { name: words.code }).fill(await codeMailedTo(stage.shop, email, 2))
    await dialog.getByLabel(words.newPassword, { exact: true }).fill('after22')
    await dialog.getByLabel(words.confirm).fill('after22')
    await dialog.getByRole('button', { name: words.reset }).click()
    await logOutButton(page).click()
    await openLoginDialog(page)
    await signInByPassword(dialog, { email, password: 'after22' })
    await logOutButton(page).waitFor()
  })

  it('one press signs in as a member or as staff of the demonstration', async () => {
    const page = await stage.visit()
    for (const email of ['demo@quarry.test', 'staff@quarry.test']) {
      const dialog = await openLoginDialog(page)
      await dialog.getByRole('button', { name: email }).click()
      await page.getByRole('banner').getByText(email).waitFor()
      await dialog.waitFor({ state: 'hidden' })
      await logOutButton(page).click()
    }
  })
})

describe('who signs in and out by keys', () => {
  it('is told once that the password is not right, then that they are in, goes on from where they are named, and is not remembered', async () => {
    const email = await addMember(stage.shop, 'secret7')
    const page = await stage.visit()
    const dialog = await openLoginDialog(page)
    await dialog.getByRole('tab', { name: 'Other login' }).click()
    await dialog.getByRole('checkbox', { name: 'Remember me' }).uncheck()
    await signInByPassword(dialog, { email, password: 'secret8' })
    const refusal = page.getByText('Email address or password is not right.')
    await refusal.waitFor()
    expect(await refusal.count()).toBe(1)
    expect(await messages(page).count()).toBe(0)
    await expect.poll(() => focusOf(page)).toBe('password')
    const password = dialog.getByLabel('Password', { exact: true })
    expect(await password.getAttribute('aria-invalid')).toBe('true')
    expect(await password.inputValue()).toBe('secret8')
    expect(await dialog.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email)

    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('secret7')
    await page.keyboard.press('Enter')
    await logOutButton(page).waitFor()
    expect(await refusal.count()).toBe(0)
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => focusOf(page)).toBe('/user/info')
    await expect.poll(() => spokenIn(page)).toContain('You are logged in as Ada.')
    expect(await tokensIn(page, 'sessionStorage')).toEqual([true, true])
    expect(await tokensIn(page, 'localStorage')).toEqual([false, false])
  })

  it('makes an account with a password, is told so, and may come in again once they are out (zh-CN)', async () => {
    const words = LOGIN_WORDS['zh-CN']
    const page = await stage.visit('/', { tongue: 'zh-CN' })
    const dialog = await openLoginDialog(page, 'zh-CN')
    await dialog.getByRole('button', { name: words.create }).click()
    await dialog.getByRole('button', { name: '显示新密码', exact: true }).waitFor()
    expect(await landmarkViolations(page)).toEqual([])
    const code = await askForCode(stage.shop, dialog, newAddress(), 'zh-CN')
    // The message announces it once; the field shows it beside it.
    expect((await spokenIn(page)).filter((text) => text.includes('@'))).toHaveLength(1)
    await dialog.getByRole('textbox', { name: words.code }).fill(code)
    await dialog.getByRole('textbox', { name: words.nickname }).fill('Ada')
    await dialog.getByLabel(words.choosePassword).fill('chosen1')
    await dialog.getByLabel(words.confirm).fill('chosen1')
    await dialog.getByRole('checkbox').check()
    const made = page.waitForResponse(`**${register.path}`)
    await page.keyboard.press('Enter')
    await made
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => focusOf(page)).toBe('/user/info')
    await expect.poll(() => spokenIn(page)).toContain('您已登录：Ada。')
    await logOutButton(page, 'zh-CN').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focusOf(page)).toBe('/login')
    await expect.poll(() => spokenIn(page)).toContain('您已退出登录。')
  })
})
