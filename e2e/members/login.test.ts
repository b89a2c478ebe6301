import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getSignInOptions } from '../../contract/members.ts'
import { seriousViolations } from '../stage/axe.ts'
import { addMember, logOutButton, openLoginDialog, signInByPassword } from '../stage/login-shop.ts'
import { newAddress } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const FILTERED = '/?sort=price-asc&priceMin=30'
const stage = setStage()

const addressOf = (page: Page): string => page.url().slice(stage.shop.server.url.length)
const entriesOf = (page: Page): Promise<number> => page.evaluate<number>('history.length')
const scrollOf = (page: Page): Promise<number> => page.evaluate<number>('Math.round(scrollY)')
const focusOf = (page: Page): Promise<string | null> =>
  page.evaluate<string | null>(`document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent`)
const tokensIn = (page: Page, place: 'localStorage' | 'sessionStorage') =>
  page.evaluate<string[]>(`Object.keys(${place}).filter((key) => /^(ACCESS|REFRESH)_TOKEN$/.test(key)).sort()`)

// Texts and looks of the form: web/members/login/*.component.test.tsx.
describe('§2: the login dialog', () => {
  it('is 600 units wide over the page and keeps the focus; Esc, Close and Back close it, also after a reload', async () => {
    const page = await stage.visit(FILTERED, { viewport: { width: 1920, height: 1080 } })
    const dialog = await openLoginDialog(page)
    expect(addressOf(page)).toBe(FILTERED)
    expect((await dialog.boundingBox())?.width).toBe(600)
    expect(await dialog.getByRole('tab').allTextContents()).toEqual(['Email login', 'Other login'])
    await expect.poll(() => focusOf(page)).toBe('email')
    for (let press = 0; press < 12; press += 1) await page.keyboard.press('Tab')
    expect(await dialog.locator(':focus').count()).toBe(1)
    expect(await seriousViolations(page, '[role="dialog"]')).toEqual([])

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
      await expect.poll(() => focusOf(page), { message: `the focus after ${way}` }).toBe('Login')
      expect(addressOf(page)).toBe(FILTERED)
      await openLoginDialog(page)
      expect(await dialog.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('a@b.test')
    }
    await dialog.getByRole('tab', { name: 'Other login' }).click()
    expect(await dialog.getByLabel('Password', { exact: true }).inputValue()).toBe('')

    await page.reload()
    await dialog.waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    expect(addressOf(page)).toBe(FILTERED)
  })

  it('gives the focus back although its script came late', async () => {
    const page = await stage.enter()
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
    await expect.poll(() => focusOf(page)).toBe('email')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => focusOf(page)).toBe('Login')
  })

  it('removes the one history entry that it made, and leaves the page as it was', async () => {
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
    expect(await dialog.getByRole('checkbox', { name: 'Remember me' }).isChecked()).toBe(true)
    await dialog.getByRole('textbox', { name: 'Email' }).fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill('secret7')
    await page.keyboard.press('Enter')
    await logOutButton(page).waitFor()
    await dialog.waitFor({ state: 'hidden' })
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
  })
})

describe('§4: the code button', () => {
  it('counts from 60 to 0, disabled, over closing and a reload, and then sends again', async () => {
    const page = await stage.enter()
    await page.clock.install()
    await page.goto(`${stage.shop.server.url}/policy`)
    const dialog = await openLoginDialog(page)
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
    expect(await waiting.isDisabled()).toBe(true)
    await page.reload()
    await waiting.waitFor()
    await page.clock.fastForward(50_000)
    await dialog.getByRole('button', { name: /^Sent, again in \d s$/ }).waitFor()
    await page.clock.fastForward(10_000)
    const button = dialog.getByRole('button', { name: 'Send code' })
    await button.waitFor()
    expect(await button.isDisabled()).toBe(false)
    // The server's clock differs, and counts.
    await button.click()
    await dialog.getByText(/A code has just been sent; wait \d+ seconds for another/).waitFor()
    await dialog.getByRole('button', { name: /^Sent, again in \d+ s$/ }).waitFor()
  })
})

describe('/login', () => {
  it('opened directly, it leads to the catalogue, with the focus on the account', async () => {
    const page = await stage.visit('/login')
    const form = page.getByRole('main')
    await form.getByRole('heading', { level: 1, name: 'Welcome to Quarry' }).waitFor()
    await signInByPassword(form, { email: await addMember(stage.shop, 'secret7'), password: 'secret7' })
    await logOutButton(page).waitFor()
    expect(addressOf(page)).toBe('/')
    await expect.poll(() => page.evaluate(`document.activeElement.getAttribute('href')`)).toBe('/user/info')
    await expect
      .poll(() => page.locator('[aria-live]').allTextContents())
      .toContainEqual(expect.stringContaining('You are logged in as Ada.'))
  })

  it('goes back to a page of ours, and does so at once for whoever is signed in', async () => {
    const page = await stage.visit('/policy?priceMin=30')
    await page.goto(`${stage.shop.server.url}/login`)
    const email = await addMember(stage.shop, 'secret7')
    await signInByPassword(page.getByRole('main'), { email, password: 'secret7' })
    await logOutButton(page).waitFor()
    expect(addressOf(page)).toBe('/policy?priceMin=30')
    await page.goto(`${stage.shop.server.url}/login`)
    await page.waitForURL('**/policy?priceMin=30')
  })
})
