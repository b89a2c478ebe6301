import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openCompareShop } from '../stage/compare-shop.ts'
import { addMember, LOGIN_WORDS } from '../stage/login-shop.ts'
import { setStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const stage = setStage(openCompareShop)

/** What says that keys may go on from here. */
const signsOfKeys = (page: Page) =>
  page.evaluate<{ ring: string; arrow: string; actions: number }>(`(() => {
    const focused = document.activeElement ?? document.body
    const card = focused.closest('article')
    return {
      ring: getComputedStyle(focused).outlineStyle,
      arrow: card ? getComputedStyle([...card.querySelectorAll('div')].find((one) => one.querySelector('[data-star]')), '::after').content : 'none',
      actions: card ? [...card.querySelectorAll('button')].filter((one) => one.ariaPressed !== null && one.offsetWidth > 1).length : 1,
    }
  })()`)

describe('on a phone', () => {
  it('nothing is ringed that a script gave the focus: not on arrival, not when a product is closed; a key brings it back', async () => {
    const page = await stage.visit('/', { viewport: PHONE })
    const address = await page
      .getByRole('article')
      .getByRole('link', { name: 'Herringbone oak' })
      .first()
      .getAttribute('href')
    await page.goto(stage.shop.server.url + (address ?? ''))
    const drawer = page.getByRole('dialog', { name: 'Herringbone oak' })
    const close = drawer.getByRole('button', { name: 'Close' })
    await expect.poll(() => close.and(page.locator(':focus')).count()).toBe(1)
    expect((await signsOfKeys(page)).ring).toBe('none')

    await close.tap()
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(`document.activeElement.closest('main') !== null`)).toBe(true)
    expect(await signsOfKeys(page)).toMatchObject({ ring: 'none', arrow: 'none' })

    await page.keyboard.press('Tab')
    await expect.poll(async () => (await signsOfKeys(page)).ring).toBe('solid')
  })

  it('neither is who is signed in after the Enter of its own keyboard, nor the search after its camera', async () => {
    const page = await stage.enter({ viewport: PHONE, tongue: 'en' })
    await page.goto(stage.shop.server.url)
    await page.getByRole('article').first().waitFor()
    const password = 'hidden7'
    const email = await addMember(stage.shop, password)
    await page.getByRole('banner').getByRole('link', { name: LOGIN_WORDS.en.login }).tap()
    await page.getByRole('tab', { name: LOGIN_WORDS.en.byPassword }).tap()
    await page.getByRole('textbox', { name: LOGIN_WORDS.en.email }).fill(email)
    await page.getByLabel(LOGIN_WORDS.en.password, { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    const member = page.getByRole('banner').locator('#member[href="/user/info"]')
    await expect.poll(() => member.and(page.locator(':focus')).count()).toBe(1)
    expect((await signsOfKeys(page)).ring).toBe('none')

    await page.getByRole('search').getByRole('link').tap()
    await page.getByRole('main').getByRole('heading').first().waitFor()
    expect(await page.evaluate<string>(`getComputedStyle(document.querySelector('search form')).outlineStyle`)).toBe(
      'none',
    )
  })
})
