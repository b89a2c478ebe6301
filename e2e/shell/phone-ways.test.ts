import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { getProductDetail } from '../../contract/catalogue.ts'
import { waitForOwnRequests } from '../stage/at-rest.ts'
import { resizeTo } from '../stage/browser.ts'
import { openCompareShop } from '../stage/compare-shop.ts'
import { skuIdOf } from '../stage/drawer-shop.ts'
import { addMember, LOGIN_WORDS, openLoginDialog } from '../stage/login-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const SIDEWAYS = { width: 844, height: 390 }
const TABLET = { width: 1024, height: 768 }
/** In CSS px. */
const LEAST_ROW = 44
const LEAST_BUTTON = 40
/** 28 px, less rounding of the page's scale. */
const LEAST_PLACE = 27.5
const LEAST_GAP = 12

const stage = setStage(openCompareShop)

const scrollOf = (page: Page) => page.evaluate<number>('scrollY')
const priceIn = (page: Page) => new URL(page.url()).searchParams.get('priceMin')
const fitsWindow = (page: Page) => page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth')

/** Visible signs of keyboard focus. */
const signsOfKeys = (page: Page) =>
  page.evaluate<{ ring: string; arrow: string }>(`(() => {
    const focused = document.activeElement ?? document.body
    const card = focused.closest('article')
    return {
      ring: getComputedStyle(focused).outlineStyle,
      arrow: card ? getComputedStyle([...card.querySelectorAll('div')].find((one) => one.querySelector('[data-star]')), '::after').content : 'none',
    }
  })()`)

async function smallestOf(elements: Locator): Promise<{ width: number; height: number }> {
  const boxes = await Promise.all((await elements.all()).map((element) => element.boundingBox()))
  expect(boxes.length).toBeGreaterThan(0)
  return {
    width: Math.min(...boxes.map((box) => box?.width ?? 0)),
    height: Math.min(...boxes.map((box) => box?.height ?? 0)),
  }
}

async function leastOf(elements: Locator): Promise<number> {
  const { width, height } = await smallestOf(elements)
  return Math.min(width, height)
}

describe('on a phone', () => {
  it('Home leads to the top first, Clear all is as high as a finger, and an awaited product as large as the one that comes', async () => {
    const page = await stage.visit('/?priceMin=1', { viewport: PHONE })
    await page.getByRole('article').nth(3).waitFor()
    const home = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
    await page.evaluate('scrollTo(0, 600)')
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(0)
    await home.tap()
    await expect.poll(() => scrollOf(page)).toBe(0)
    await waitForOwnRequests(page)
    expect(priceIn(page), 'at the top').toBe('1')
    await home.tap()
    await expect.poll(() => priceIn(page), { message: 'all materials' }).toBeNull()

    await page.goBack()
    await expect.poll(() => priceIn(page)).toBe('1')
    await page.getByRole('button', { name: /^Filters/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    const box = await sheet.getByRole('button', { name: 'Clear all' }).boundingBox()
    await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + (box?.height ?? 0) / 2 + 20)
    await expect.poll(() => priceIn(page), { message: 'cleared' }).toBeNull()
    await sheet.getByRole('button', { name: 'Close', exact: true }).tap()
    await sheet.waitFor({ state: 'hidden' })

    const letGo = Promise.withResolvers<void>()
    await page.route(`**${getProductDetail.path}*`, async (route) => {
      await letGo.promise
      await route.continue()
    })
    await page.getByRole('article').getByRole('link', { name: 'Herringbone oak' }).first().tap()
    const drawer = page.getByRole('dialog', { name: 'Herringbone oak' }).or(page.locator('[role="dialog"]:has(output)'))
    const awaited = await drawer.locator('output > div').first().boundingBox()
    letGo.resolve()
    const picture = await drawer
      .getByRole('button', { name: /^Enlarge/ })
      .first()
      .boundingBox()
    expect(awaited?.width).toBeCloseTo(picture?.width ?? 0, 0)
    expect(awaited?.height).toBeCloseTo(picture?.height ?? 0, 0)
  })

  it('a visitor who saves reads what the login is for, and one who logs in does not', async () => {
    const words = LOGIN_WORDS['zh-CN']
    const page = await stage.visit('/', { viewport: PHONE, tongue: 'zh-CN' })
    await page.getByRole('article').first().getByRole('button', { name: '收藏到文件夹' }).tap()
    const dialog = page.getByRole('dialog', { name: words.welcome })
    const why = dialog.getByText('登录后即可收藏到文件夹。')
    await why.waitFor()
    await dialog.getByRole('button', { name: words.close }).tap()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('banner').getByRole('link', { name: words.login }).tap()
    await dialog.getByRole('textbox', { name: words.email }).waitFor()
    expect(await why.count()).toBe(0)
  })

  it('no focus ring shows where a script moved the focus, until a key is pressed; and Log out has room around it', async () => {
    const words = LOGIN_WORDS.en
    const password = 'hidden7'
    const email = await addMember(stage.shop, password)
    const oak = await skuIdOf(stage.shop, 'NH-OAK-N')
    const page = await stage.visit(`/?skuId=${oak}`, { viewport: PHONE, tongue: 'en' })
    const drawer = page.getByRole('dialog', { name: 'Herringbone oak' })
    const close = drawer.getByRole('button', { name: 'Close' })
    await expect.poll(() => close.and(page.locator(':focus')).count()).toBe(1)
    expect((await signsOfKeys(page)).ring, 'on arrival').toBe('none')
    await close.tap()
    await drawer.waitFor({ state: 'hidden' })
    await expect.poll(() => page.evaluate(`document.activeElement.closest('main') !== null`)).toBe(true)
    expect(await signsOfKeys(page), 'once a product is closed').toEqual({ ring: 'none', arrow: 'none' })
    await page.keyboard.press('Tab')
    await expect.poll(async () => (await signsOfKeys(page)).ring, { message: 'after a key' }).toBe('solid')

    await page.getByRole('banner').getByRole('link', { name: words.login }).tap()
    await page.getByRole('tab', { name: words.byPassword }).tap()
    await page.getByRole('textbox', { name: words.email }).fill(email)
    await page.getByLabel(words.password, { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    const member = page.getByRole('banner').locator('#member[href="/user/info"]')
    await expect.poll(() => member.and(page.locator(':focus')).count()).toBe(1)
    expect((await signsOfKeys(page)).ring, 'after the Enter of its own keyboard').toBe('none')
    await page.getByRole('search').getByRole('link').tap()
    await page.getByRole('main').getByRole('heading').first().waitFor()
    const ofSearch = `getComputedStyle(document.querySelector('search form')).outlineStyle`
    expect(await page.evaluate<string>(ofSearch), 'after its camera').toBe('none')

    await resizeTo(page, { width: 320, height: 640 })
    const out = page.getByRole('button', { name: words.logOut })
    const [left, right] = [
      await page.getByRole('button', { name: 'Lock', exact: true }).boundingBox(),
      await out.boundingBox(),
    ]
    expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeGreaterThanOrEqual(LEAST_GAP)
    expect(await fitsWindow(page)).toBe(true)
    await out.tap()
    await page.locator('[data-toast]').filter({ hasText: 'You are logged out.' }).waitFor()
  })
})

it('touch in the desktop layout has rows and buttons of finger size, all the way through the login', async () => {
  const page = await stage.enter({ viewport: SIDEWAYS, isTouch: true, tongue: 'en' })
  await openAs(await memberOf(stage.shop), page, { url: stage.shop.server.url })
  const first = page.getByRole('article').first()
  await first.waitFor()
  expect((await first.boundingBox())?.y, 'the first cards are in the upper half').toBeLessThan(170)
  const rail = page.getByRole('complementary')
  const header = page.getByRole('banner')
  await rail.getByRole('checkbox').first().waitFor()
  for (const viewport of [SIDEWAYS, TABLET]) {
    await resizeTo(page, viewport)
    expect((await smallestOf(rail.getByRole('listitem').getByRole('link'))).height).toBeGreaterThanOrEqual(LEAST_ROW)
    expect((await smallestOf(rail.locator('label:has([type=checkbox])'))).height).toBeGreaterThanOrEqual(LEAST_ROW)
    const unfold = rail.getByRole('button', { name: /^(Show what is in|Fold) / })
    expect(await leastOf(unfold), 'what unfolds').toBeGreaterThanOrEqual(LEAST_BUTTON)
    for (const name of ['Settings', 'Lock', 'Log out'])
      expect(await leastOf(header.getByRole('button', { name })), `the size of ${name}`).toBeGreaterThanOrEqual(
        LEAST_BUTTON,
      )
    const camera = header.getByRole('search').getByRole('link')
    expect(await leastOf(camera), 'the camera').toBeGreaterThanOrEqual(LEAST_BUTTON)
    const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
    expect(await leastOf(places), 'the places').toBeGreaterThanOrEqual(LEAST_PLACE)
    expect(await header.locator('kbd').isVisible(), 'no hint of a key').toBe(false)
  }

  await resizeTo(page, SIDEWAYS)
  await header.getByRole('button', { name: LOGIN_WORDS.en.logOut }).tap()
  const dialog = await openLoginDialog(page)
  const login = dialog.getByRole('button', { name: 'Login', exact: true })
  await login.scrollIntoViewIfNeeded()
  const box = await login.boundingBox()
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(SIDEWAYS.height)
  await login.tap()
  await dialog.getByText('Please enter your email address').waitFor()
})
