import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { register, signInByPassword as signInEndpoint } from '../../contract/members.ts'
import { landmarkViolations } from '../stage/axe.ts'
import type { Tongue } from '../stage/browser.ts'
import {
  addMember,
  askForCode,
  LOGIN_WORDS,
  logOutButton,
  newAddress,
  openLoginDialog,
  signInByPassword,
} from '../stage/login-shop.ts'
import { FAILED_REQUEST, setStage } from '../stage/stage.ts'

const stage = setStage()

const WORDS = {
  en: {
    in: 'You are logged in as Ada.',
    out: 'You are logged out.',
    show: ['Show the new password', 'Show the confirmation'],
  },
  'zh-CN': { in: '您已登录：Ada。', out: '您已退出登录。', show: ['显示新密码', '显示确认的密码'] },
}

const REQUIRED = ['email', 'code', 'nickname', 'policy']

/** Where the focus leads to, or what it is on; `BODY` is nowhere. */
const focusOf = (page: Page) =>
  page.evaluate<string>(`document.activeElement.getAttribute('href') ?? document.activeElement.name
    ?? document.activeElement.tagName`)
const spokenIn = async (page: Page) =>
  (await page.locator('[aria-live]').allTextContents()).map((words) => words.trim())
const messages = (page: Page) => page.locator('[data-toast]')

describe.each<Tongue>(['en', 'zh-CN'])('who signs in and out by keys (%s)', (tongue) => {
  it('is told so, and goes on from where they are named, or may come in again', async () => {
    const email = await addMember(stage.shop, 'secret7')
    const page = await stage.visit('/', { tongue })
    const dialog = await openLoginDialog(page, tongue)
    await signInByPassword(dialog, { email, password: 'secret7', tongue })
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => focusOf(page)).toBe('/user/info')
    await expect.poll(() => spokenIn(page)).toContain(WORDS[tongue].in)
    await logOutButton(page, tongue).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focusOf(page)).toBe('/login')
    await expect.poll(() => spokenIn(page)).toContain(WORDS[tongue].out)
  })

  it('makes an account, with two passwords that are shown one by one', async () => {
    const words = LOGIN_WORDS[tongue]
    const page = await stage.visit('/', { tongue })
    const dialog = await openLoginDialog(page, tongue)
    await dialog.getByRole('button', { name: words.create }).click()
    for (const name of WORDS[tongue].show) await dialog.getByRole('button', { name, exact: true }).waitFor()
    expect(await landmarkViolations(page)).toEqual([])
    const required = dialog.locator('[aria-required="true"]')
    expect(await required.evaluateAll((all) => all.map((one) => one.getAttribute('name')))).toEqual(REQUIRED)
    const code = await askForCode(stage.shop, dialog, newAddress(), tongue)
    // Said once, by the message; the field has it beside it for whoever comes there.
    expect((await spokenIn(page)).filter((text) => text.includes('@'))).toHaveLength(1)
    await dialog.getByRole('textbox', { name: words.code }).fill(code)
    await dialog.getByRole('textbox', { name: words.nickname }).fill('Ada')
    await dialog.getByRole('checkbox').check()
    const made = page.waitForResponse(`**${register.path}`)
    await page.keyboard.press('Enter')
    await made
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => focusOf(page)).toBe('/user/info')
    await expect.poll(() => spokenIn(page)).toContain(WORDS[tongue].in)
  })
})

describe('who signs in', () => {
  it('on the page of its own goes on from where they are named, too', async () => {
    const page = await stage.visit('/login')
    const email = await addMember(stage.shop, 'secret7')
    await signInByPassword(page.getByRole('main'), { email, password: 'secret7' })
    await logOutButton(page).waitFor()
    await expect.poll(() => focusOf(page)).toBe('/user/info')
    await expect.poll(() => spokenIn(page)).toContain(WORDS.en.in)
  })

  it('is told once that the password is not right, at the field, and no more once it is', async () => {
    const email = await addMember(stage.shop, 'secret7')
    const page = await stage.visit()
    const dialog = await openLoginDialog(page)
    await signInByPassword(dialog, { email, password: 'secret8' })
    const refusal = page.getByText('Email address or password is not right.')
    await refusal.waitFor()
    expect(await refusal.count()).toBe(1)
    expect(await messages(page).count()).toBe(0)
    await expect.poll(() => focusOf(page)).toBe('password')
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('secret7')
    await page.keyboard.press('Enter')
    await logOutButton(page).waitFor()
    expect(await refusal.count()).toBe(0)
  })

  it('is told of a refusal that comes when the form has gone', async () => {
    const email = await addMember(stage.shop, 'secret7')
    const page = await stage.visit()
    const { promise: isClosed, resolve: letOn } = Promise.withResolvers<void>()
    await page.route(`**${signInEndpoint.path}`, async (route) => {
      await isClosed
      await route.continue()
    })
    const dialog = await openLoginDialog(page)
    await signInByPassword(dialog, { email, password: 'secret8' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    letOn()
    await messages(page).getByText('Email address or password is not right.').waitFor()
  })

  it('keeps the focus at the button of a code that could not be sent', async () => {
    stage.forgive(FAILED_REQUEST)
    const page = await stage.visit()
    await page.route('**/send-email-code', (route) => route.abort())
    const dialog = await openLoginDialog(page)
    await dialog.getByRole('textbox', { name: LOGIN_WORDS.en.email }).fill(newAddress())
    const send = dialog.getByRole('button', { name: LOGIN_WORDS.en.send })
    await send.focus()
    await page.keyboard.press('Enter')
    await messages(page).first().waitFor()
    expect(await send.and(page.locator(':focus')).count()).toBe(1)
  })
})
