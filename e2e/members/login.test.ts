import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getSignInOptions } from '../../contract/members.ts'
import { seriousViolations } from '../stage/axe.ts'
import type { Theme, Tongue } from '../stage/browser.ts'
import { addMember, askForCode, LOGIN_WORDS, logOutButton, openLoginDialog } from '../stage/login-shop.ts'
import { setStage } from '../stage/stage.ts'

const FILTERED = '/?sort=price-asc&priceMin=30'
const stage = setStage()

const addressOf = (page: Page): string => page.url().slice(stage.shop.server.url.length)
const entriesOf = (page: Page): Promise<number> => page.evaluate<number>('history.length')
const scrollOf = (page: Page): Promise<number> => page.evaluate<number>('Math.round(scrollY)')
const focusOf = (page: Page): Promise<string | null> =>
  page.evaluate<string | null>(`document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent`)

describe('§2: the login dialog', () => {
  it('opens over the page, 600 units wide, with the focus in its first field, and keeps it', async () => {
    const page = await stage.visit(FILTERED, { viewport: { width: 1920, height: 1080 } })
    const dialog = await openLoginDialog(page)
    expect(addressOf(page)).toBe(FILTERED)
    expect((await dialog.boundingBox())?.width).toBe(600)
    expect(await dialog.getByRole('tab').allTextContents()).toEqual(['Email login', 'Other login'])
    await expect.poll(() => focusOf(page)).toBe('email')
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab')
    expect(await dialog.locator(':focus').count()).toBe(1)
  })

  it('is not closed by a click beside it; Esc, Close and Back close it and give the focus back', async () => {
    const page = await stage.visit(FILTERED)
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.getByRole('button', { name: 'Close', exact: true }).click(),
      () => page.goBack(),
    ]
    for (const close of ways) {
      const dialog = await openLoginDialog(page)
      await page.mouse.click(8, 400)
      expect(await dialog.isVisible()).toBe(true)
      await close()
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => focusOf(page)).toBe('Login')
      expect(addressOf(page)).toBe(FILTERED)
    }
  })

  it('gives the focus back although its script came late', async () => {
    const page = await stage.enter()
    const script = Promise.withResolvers<void>()
    await page.route('**/assets/LoginForm-*.js', async (route) => {
      await script.promise
      await route.fallback()
    })
    // What the form would wait for is known beforehand: its first field takes the focus at once.
    const options = page.waitForResponse(`**${getSignInOptions.path}*`)
    await page.goto(stage.shop.server.url + FILTERED)
    await options
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    await page.getByRole('progressbar').first().waitFor()
    script.resolve()
    await expect.poll(() => focusOf(page)).toBe('email')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => focusOf(page)).toBe('Login')
  })

  it('shows its shape until what it waits for has come', async () => {
    const page = await stage.enter({ viewport: { width: 390, height: 844 } })
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route(`**${getSignInOptions.path}*`, async (route) => {
      await promise
      await route.fallback()
    })
    await page.goto(stage.shop.server.url)
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Welcome to Quarry' })
    const shape = dialog.locator('[data-shape]')
    await shape.waitFor()
    expect((await shape.boundingBox())?.height).toBeGreaterThan(150)
    resolve()
    await dialog.getByRole('textbox', { name: 'Email' }).waitFor()
    expect(await shape.count()).toBe(0)
  })

  it('takes back the one step of the history that it made, and leaves the page as it was', async () => {
    const page = await stage.visit(FILTERED)
    await page.getByRole('article').first().waitFor()
    const search = page.getByRole('combobox', { name: 'Search' })
    await search.fill('board numb')
    await page.keyboard.press('Escape')
    await page.waitForURL(/keyword=board/)
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
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill('secret7')
    await page.keyboard.press('Enter')
    await logOutButton(page).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expect(addressOf(page)).toBe(address)
    expect(await scrollOf(page)).toBe(900)
    expect(await search.inputValue()).toBe('board numb')
    expect(await page.evaluate('history.state.idx')).toBe(step)
    // The step that lies ahead now opens nothing for who is signed in.
    await page.goForward()
    await expect.poll(() => page.evaluate('history.state.idx')).toBe(step)
    expect(await dialog.isVisible()).toBe(false)
  })

  it('keeps what was typed when it is closed by mistake, but no password', async () => {
    const page = await stage.visit()
    const dialog = await openLoginDialog(page)
    await dialog.getByRole('textbox', { name: 'Email' }).fill('a@b.test')
    await dialog.getByRole('tab', { name: 'Other login' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill('secret7')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await openLoginDialog(page)
    expect(await dialog.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('a@b.test')
    await dialog.getByRole('tab', { name: 'Other login' }).click()
    expect(await dialog.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  })

  it('stays open over a reload, where Back closes it', async () => {
    const page = await stage.visit(FILTERED)
    const dialog = await openLoginDialog(page)
    await page.reload()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(addressOf(page)).toBe(FILTERED)
  })

  it('says that the login timed out where that is why it opens', async () => {
    const page = await stage.visit()
    for (const key of ['ACCESS_TOKEN', 'REFRESH_TOKEN'])
      await page.evaluate(`localStorage.setItem('${key}', 'of-old-times')`)
    await page.reload()
    const dialog = page.getByRole('dialog', { name: 'Welcome to Quarry' })
    await dialog.getByText('Login timed out, please log in again.').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(1)
  })
})

/** What reaches beyond the form, and so over what stands beside it. */
const OUTSIDE_THE_FORM = `[...document.querySelectorAll('[role=dialog] form *')].filter((part) =>
  !part.closest('.visually-hidden') && part.getClientRects().length > 0
  && part.getBoundingClientRect().right > part.closest('form').getBoundingClientRect().right + 1).map((part) => part.outerHTML)`
const FACES = ['code', 'password', 'reset', 'register'] as const

describe('everybody can use it', () => {
  it.each<[(typeof FACES)[number], Tongue, Theme, number]>(
    FACES.flatMap((face): [typeof face, Tongue, Theme, number][] => [
      [face, 'en', 'light', 1366],
      [face, 'zh-CN', 'dark', 1366],
      [face, 'zh-CN', 'light', 390],
      [face, 'en', 'dark', 320],
    ]),
  )('with its mistakes: %s (%s, %s, %i px)', async (face, tongue, theme, width) => {
    const words = LOGIN_WORDS[tongue]
    const page = await stage.visit('/', { tongue, theme, viewport: { width, height: 800 } })
    const dialog = await openLoginDialog(page, tongue)
    if (face === 'register') await dialog.getByRole('button', { name: words.create }).click()
    if (face === 'password' || face === 'reset') await dialog.getByRole('tab', { name: words.byPassword }).click()
    if (face === 'reset') await dialog.getByRole('button', { name: words.forgotten }).click()
    await dialog.locator('[type=submit]').click()
    await dialog.getByText(words.emailMissing).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    expect(await page.evaluate<string[]>(OUTSIDE_THE_FORM)).toEqual([])
  })

  it.each<[string, Tongue, Theme, number]>([
    ['/login', 'en', 'dark', 1366],
    ['/login', 'zh-CN', 'light', 390],
    ['/policy', 'en', 'light', 390],
    ['/policy', 'zh-CN', 'dark', 1366],
  ])('as a page: %s (%s, %s, %i px)', async (path, tongue, theme, width) => {
    const page = await stage.visit(path, { tongue, theme, viewport: { width, height: 800 } })
    const title = path === '/login' ? LOGIN_WORDS[tongue].welcome : LOGIN_WORDS[tongue].policy
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    if (path === '/login') await page.getByRole('textbox').first().waitFor()
    expect(await seriousViolations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })

  it('on a phone it takes the whole width, and a finger signs in', async () => {
    const page = await stage.visit(FILTERED, { viewport: { width: 390, height: 844 } })
    const email = await addMember(stage.shop)
    const dialog = await openLoginDialog(page)
    expect((await dialog.boundingBox())?.width).toBe(390)
    const code = await askForCode(stage.shop, dialog, email)
    await dialog.getByRole('textbox', { name: 'Verification code' }).fill(code)
    await dialog.getByRole('button', { name: 'Login' }).tap()
    await logOutButton(page).waitFor()
    expect(addressOf(page)).toBe(FILTERED)
  })
})
