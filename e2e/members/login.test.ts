import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getSignInOptions, register } from '../../contract/members.ts'
import {
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
import { setMembersStage } from '../stage/stage.ts'

const FILTERED = '/?sort=price-asc&priceMin=30'
const stage = setMembersStage()

const addressOf = (page: Page): string => page.url().slice(stage.shop.server.url.length)
const entriesOf = (page: Page): Promise<number> => page.evaluate<number>('history.length')
const scrollOf = (page: Page): Promise<number> => page.evaluate<number>('Math.round(scrollY)')
/** Name or target of the focused element, or else its text. */
const focusOf = (page: Page): Promise<string | null> =>
  page.evaluate<string | null>(`document.activeElement?.getAttribute('name')
    ?? document.activeElement?.getAttribute('href') ?? document.activeElement?.textContent`)
const tokensIn = (page: Page, place: 'localStorage' | 'sessionStorage') =>
  page.evaluate<string[]>(`Object.keys(${place}).filter((key) => /^(ACCESS|REFRESH)_TOKEN$/.test(key)).sort()`)
const spokenIn = async (page: Page) =>
  (await page.locator('[aria-live]').allTextContents()).map((words) => words.trim())

// Texts and looks of the form: web/members/login/*.component.test.tsx.
describe('§2: the login dialog', () => {
  it('keeps the focus and what was typed, however it is closed; §4: the code button counts to 0 over closing and a reload', async () => {
    const page = await stage.enter({ viewport: { width: 1920, height: 1080 } })
    await page.clock.install()
    const script = Promise.withResolvers<void>()
    await page.route('**/assets/LoginForm-*.js', async (route) => {
      await script.promise
      await route.fallback()
    })
    // The form's options are loaded in advance: its first field takes the focus at once.
    const options = page.waitForResponse(`**${getSignInOptions.path}*`)
    await page.goto(stage.shop.server.url + FILTERED)
    await options
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await page.getByRole('progressbar').first().waitFor()
    script.resolve()
    await expect.poll(() => focusOf(page), { message: 'after a late script' }).toBe('email')

    const dialog = page.getByRole('dialog', { name: LOGIN_WORDS.en.welcome })
    expect(addressOf(page)).toBe(FILTERED)
    expect((await dialog.boundingBox())?.width).toBe(600)
    expect(await dialog.getByRole('tab').allTextContents()).toEqual(['Email login', 'Other login'])
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab')
    expect(await dialog.locator(':focus').count(), 'Tab stays in the dialog').toBe(1)

    // After it was closed by mistake, the form has the typed values, but no password.
    await dialog.getByRole('textbox', { name: 'Email' }).fill('a@b.test')
    await dialog.getByRole('tab', { name: 'Other login' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill('secret7')
    const ways = {
      Esc: () => page.keyboard.press('Escape'),
      Close: () => page.getByRole('button', { name: 'Close', exact: true }).click(),
      Back: () => page.goBack(),
    }
    for (const [way, close] of Object.entries(ways)) {
      await page.mouse.click(8, 400)
      expect(await dialog.isVisible(), 'a click beside it does not close it').toBe(true)
      await close()
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => focusOf(page), { message: `the focus after ${way}` }).toBe('/login')
      expect(addressOf(page), `the address after ${way}`).toBe(FILTERED)
      await openLoginDialog(page)
      expect(await dialog.getByRole('textbox', { name: 'Email' }).inputValue(), `the address after ${way}`).toBe(
        'a@b.test',
      )
    }
    await dialog.getByRole('tab', { name: 'Other login' }).click()
    expect(await dialog.getByLabel('Password', { exact: true }).inputValue()).toBe('')
    await page.reload()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(addressOf(page), 'the address after a reload').toBe(FILTERED)

    await openLoginDialog(page)
    const email = newAddress()
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByRole('button', { name: 'Send code' }).click()
    const waiting = dialog.getByRole('button', { name: /^Sent, again in (60|5\d) s$/ })
    await waiting.waitFor()
    expect(await waiting.isDisabled()).toBe(true)
    await dialog.getByText(`Sent to ${email}; valid for ten minutes.`).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await openLoginDialog(page)
    const counting = dialog.getByRole('button', { name: /^Sent, again in \d+ s$/ })
    expect(await counting.isDisabled(), 'opened again').toBe(true)
    await page.reload()
    await counting.waitFor()
    // Of a slow run, seconds have passed by now.
    const left = Number(/\d+/.exec(await counting.innerText())?.[0])
    await page.clock.fastForward(Math.max(0, left - 9) * 1000)
    await dialog.getByRole('button', { name: /^Sent, again in \d s$/ }).waitFor()
    await page.clock.fastForward(10_000)
    const button = dialog.getByRole('button', { name: 'Send code' })
    await button.waitFor()
    expect(await button.isDisabled()).toBe(false)
    // The server's clock differs, and counts.
    await button.click()
    await dialog.getByText(/A code has just been sent; wait \d+ seconds for another/).waitFor()
    await counting.waitFor()
  })

  it('lets in with the right password, leaves the page as it was, and takes another password; who wants it is not remembered', async () => {
    const page = await stage.visit(FILTERED)
    await page.getByRole('article').first().waitFor()
    const search = page.getByRole('combobox', { name: 'Search' })
    await search.fill('board numb')
    await page.keyboard.press('Escape')
    await page.waitForURL(/keyword=board/)
    // Scrolls only once the results of the words are there: other results have other heights.
    await page.getByRole('heading', { name: 'board numb' }).waitFor()
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
    const address = addressOf(page)
    const step = await page.evaluate('history.state.idx')
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => scrollOf(page)).toBe(900)
    const entries = await entriesOf(page)
    const email = await addMember(stage.shop, 'secret7')
    const dialog = await openLoginDialog(page)
    expect(await entriesOf(page)).toBe(entries + 1)
    await dialog.getByRole('tab', { name: 'Other login' }).click()
    const isRemembered = dialog.getByRole('checkbox', { name: 'Remember me' })
    expect(await isRemembered.isChecked()).toBe(true)

    await signInByPassword(dialog, { email, password: 'secret8' })
    const refusal = page.getByText('Email address or password is not right.')
    await refusal.waitFor()
    expect(await refusal.count(), 'said once').toBe(1)
    expect(await page.locator('[data-toast]').count(), 'and not in a message').toBe(0)
    await expect.poll(() => focusOf(page)).toBe('password')
    const password = dialog.getByLabel('Password', { exact: true })
    expect(await password.getAttribute('aria-invalid')).toBe('true')
    expect(await password.inputValue()).toBe('secret8')
    expect(await dialog.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(email)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('secret7')
    await page.keyboard.press('Enter')
    await logOutButton(page).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expect(await refusal.count()).toBe(0)
    await expect.poll(() => focusOf(page)).toBe('/user/info')
    await expect.poll(() => spokenIn(page)).toContain('You are logged in as Ada.')
    expect(addressOf(page)).toBe(address)
    expect(await scrollOf(page)).toBe(900)
    expect(await search.inputValue()).toBe('board numb')
    expect(await page.evaluate('history.state.idx')).toBe(step)
    // For a signed-in person the history's next entry opens nothing.
    await page.goForward()
    await expect.poll(() => page.evaluate('history.state.idx')).toBe(step)
    expect(await dialog.isVisible()).toBe(false)
    // A remembered member stays signed in after the browser is closed.
    expect(await tokensIn(page, 'localStorage')).toEqual(['ACCESS_TOKEN', 'REFRESH_TOKEN'])
    expect(await tokensIn(page, 'sessionStorage')).toEqual([])

    const words = LOGIN_WORDS.en
    await logOutButton(page).click()
    await openLoginDialog(page)
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
    await dialog.getByRole('tab', { name: words.byPassword }).click()
    await isRemembered.uncheck()
    await signInByPassword(dialog, { email, password: 'after22' })
    await logOutButton(page).waitFor()
    expect(await tokensIn(page, 'sessionStorage')).toEqual(['ACCESS_TOKEN', 'REFRESH_TOKEN'])
    expect(await tokensIn(page, 'localStorage')).toEqual([])
  })

  it('by a finger on a phone takes a newcomer from the mailed code to an account, and out; then a member by their code (zh-CN)', async () => {
    const words = LOGIN_WORDS['zh-CN']
    const place = '/?priceMin=30'
    const page = await stage.visit(place, { tongue: 'zh-CN', viewport: { width: 390, height: 844 } })
    const email = newAddress()
    const dialog = await openLoginDialog(page, 'zh-CN')
    expect((await dialog.boundingBox())?.width).toBe(390)
    const code = await askForCode(stage.shop, dialog, email, 'zh-CN')
    // The message announces it once; the field shows it beside it.
    expect((await spokenIn(page)).filter((text) => text.includes(email))).toHaveLength(1)
    await dialog.getByRole('textbox', { name: words.code }).fill(code)
    await dialog.getByRole('button', { name: words.login }).tap()
    await dialog.getByRole('heading', { name: words.create }).waitFor()
    expect(await dialog.getByRole('textbox', { name: words.code }).inputValue()).toBe(code)
    await dialog.getByRole('textbox', { name: words.nickname }).fill('Bo 小波')
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('link').tap()
    const policy = await opened
    await policy.getByRole('heading', { level: 1, name: words.policy }).waitFor()
    await policy.close()
    await dialog.getByLabel(words.choosePassword).fill('chosen1')
    await dialog.getByLabel(words.confirm).fill('chosen1')
    await dialog.getByRole('checkbox').check()
    const made = page.waitForResponse(`**${register.path}`)
    await page.keyboard.press('Enter')
    await made
    await logOutButton(page, 'zh-CN').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('banner').getByText('Bo 小波').waitFor({ state: 'attached' })
    await expect.poll(() => focusOf(page)).toBe('/user/info')
    await expect.poll(() => spokenIn(page)).toContain('您已登录：Bo 小波。')
    expect(await isMember(stage.shop, email)).toBe(true)
    expect(addressOf(page)).toBe(place)
    await logOutButton(page, 'zh-CN').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focusOf(page)).toBe('/login')
    await expect.poll(() => spokenIn(page)).toContain('您已退出登录。')

    const member = await addMember(stage.shop)
    await openLoginDialog(page, 'zh-CN')
    const theirs = await askForCode(stage.shop, dialog, member, 'zh-CN')
    await dialog.getByRole('textbox', { name: words.code }).fill(theirs)
    await dialog.getByRole('button', { name: words.login }).tap()
    await logOutButton(page, 'zh-CN').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('banner').getByText('Ada').waitFor({ state: 'attached' })
    expect(addressOf(page)).toBe(place)
  })
})

it('/login opened directly leads to the catalogue, with the focus on the account; later back to a page of ours, at once for whoever is in', async () => {
  const page = await stage.visit('/login')
  const form = page.getByRole('main')
  await form.getByRole('heading', { level: 1, name: LOGIN_WORDS.en.welcome }).waitFor()
  const email = await addMember(stage.shop, 'secret7')
  await signInByPassword(form, { email, password: 'secret7' })
  await logOutButton(page).waitFor()
  await expect.poll(() => addressOf(page)).toBe('/')
  await expect.poll(() => focusOf(page)).toBe('/user/info')
  await expect.poll(() => spokenIn(page)).toContain('You are logged in as Ada.')
  await logOutButton(page).click()
  // Leaving the page before the answer would leave them logged in.
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor()

  await page.goto(`${stage.shop.server.url}/policy?priceMin=30`)
  await page.getByRole('heading', { level: 1, name: LOGIN_WORDS.en.policy }).waitFor()
  await page.goto(`${stage.shop.server.url}/login`)
  await signInByPassword(form, { email, password: 'secret7' })
  await logOutButton(page).waitFor()
  await expect.poll(() => addressOf(page)).toBe('/policy?priceMin=30')
  await page.goto(`${stage.shop.server.url}/login`)
  await page.waitForURL('**/policy?priceMin=30')
})
