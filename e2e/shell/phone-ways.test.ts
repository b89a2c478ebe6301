import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { restingScroll, waitForAnimations, waitForOwnRequests } from '../stage/at-rest.ts'
import { resizeTo, waitForPage } from '../stage/browser.ts'
import { focusedName, skuIdOf } from '../stage/drawer-shop.ts'
import { addMember, LOGIN_WORDS, openLoginDialog } from '../stage/login-shop.ts'
import { memberOf, openAs } from '../stage/members.ts'
import { setMembersStage } from '../stage/stage.ts'

/** Held upright. */
const PHONE = { width: 390, height: 844 }
const SIDEWAYS = { width: 844, height: 390 }
const TABLET = { width: 1024, height: 768 }
/** In CSS px. */
const LEAST_ROW = 44
const LEAST_BUTTON = 40
/** 28 px, less rounding of the page's scale. */
const LEAST_PLACE = 27.5
const LEAST_GAP = 12

const stage = setMembersStage()

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

it('a visitor with a phone finds the list as it was left, leads Home to its top first, learns what the login is for, and logs in and out', async () => {
  const words = LOGIN_WORDS.en
  const password = 'hidden7'
  const email = await addMember(stage.shop, password)
  const page = await stage.visit('/?priceMin=1', { viewport: PHONE, tongue: 'en' })
  const card = page.locator('article a[href*="skuId="]:visible')
  await page.getByRole('article').nth(3).waitFor()
  const bar = page.getByRole('navigation', { name: 'Main' })
  const home = bar.getByRole('link', { name: 'Home' })
  const box = await bar.boundingBox()
  expect(box?.width, 'a bar in place of the sidebar').toBe(PHONE.width)
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0)), 'at the bottom').toBe(PHONE.height)
  expect(await page.evaluate(`document.documentElement.classList.contains('hairlines')`)).toBe(true)

  // With a keyboard attached.
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  expect(await focusedName(page)).toBe('Skip to the filters')
  expect(await page.evaluate('getComputedStyle(document.activeElement).clipPath'), 'it is in sight').toBe('none')
  await page.keyboard.press('Enter')
  expect(await focusedName(page)).toMatch(/^Filters/)
  await page.getByRole('link', { name: 'Skip to the content' }).focus()
  await page.keyboard.press('Enter')
  expect(await page.evaluate(`document.activeElement.href`), 'on the first card').toContain('skuId=')
  expect(page.url()).not.toContain('#')

  await page.evaluate('scrollTo(0, 600)')
  await expect.poll(() => scrollOf(page)).toBe(600)
  const left = await restingScroll(page)
  // In the middle of the window: nothing has to be scrolled for it.
  await card.nth(4).tap()
  const product = page.getByRole('dialog')
  await product.getByRole('tab').first().waitFor()
  await product.getByRole('button', { name: 'Close', exact: true }).tap()
  await product.waitFor({ state: 'hidden' })
  expect(await scrollOf(page), 'behind the product').toBe(left)
  await bar.getByText('Material').tap()
  await expect.poll(() => page.title()).toBe('Quarry - Material')
  expect(await card.count()).toBe(0)
  await home.tap()
  await expect.poll(() => page.title()).toBe('Quarry - Home')
  await expect.poll(() => scrollOf(page), { message: 'where it was left' }).toBe(left)
  expect(priceIn(page)).toBe('1')

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
  const clear = sheet.getByRole('button', { name: 'Clear all' })
  await waitForAnimations(page)
  const ofClear = await clear.boundingBox()
  // As high as a finger.
  await page.touchscreen.tap((ofClear?.x ?? 0) + 10, (ofClear?.y ?? 0) + (ofClear?.height ?? 0) / 2 + 20)
  await expect.poll(() => priceIn(page), { message: 'cleared' }).toBeNull()
  await sheet.getByRole('button', { name: 'Close', exact: true }).tap()
  await sheet.waitFor({ state: 'hidden' })

  await page.getByRole('article').first().getByRole('button', { name: 'Save to folder' }).tap()
  const dialog = page.getByRole('dialog', { name: words.welcome })
  const why = dialog.getByText('Log in to save this to a folder.')
  await why.waitFor()
  await dialog.getByRole('button', { name: words.close }).tap()
  await dialog.waitFor({ state: 'hidden' })

  // No ring shows where a script moved the focus, until a key is pressed.
  const oak = await skuIdOf(stage.shop, 'NH-OAK-N')
  await page.goto(`${stage.shop.server.url}/?skuId=${oak}`)
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
  expect(await why.count(), 'one who logs in is told nothing').toBe(0)
  await page.getByRole('textbox', { name: words.email }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  const member = page.getByRole('banner').locator('#member[href="/user/info"]')
  await expect.poll(() => member.and(page.locator(':focus')).count()).toBe(1)
  expect((await signsOfKeys(page)).ring, 'after the Enter of its own keyboard').toBe('none')
  await page.getByRole('search').getByRole('link', { name: 'Search by image' }).tap()
  await page.getByRole('main').getByRole('heading').first().waitFor()
  const ofSearch = `getComputedStyle(document.querySelector('search form')).outlineStyle`
  expect(await page.evaluate<string>(ofSearch), 'after its camera').toBe('none')

  await resizeTo(page, { width: 320, height: 640 })
  const out = page.getByRole('button', { name: words.logOut })
  const [before, after] = [
    await out.boundingBox(),
    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).boundingBox(),
  ]
  expect((after?.x ?? 0) - (before?.x ?? 0) - (before?.width ?? 0), 'room around Log out').toBeGreaterThanOrEqual(
    LEAST_GAP,
  )
  expect(await fitsWindow(page)).toBe(true)
  await out.tap()
  await page.locator('[data-toast]').filter({ hasText: 'You are logged out.' }).waitFor()
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

/** The page's base sizes, and whether anything overflows the window sideways. */
const sizes = (page: Page) =>
  page.evaluate<{ layout: string; rootSize: string; window: number; page: number }>(`({
    layout: document.documentElement.dataset.layout,
    rootSize: document.documentElement.style.fontSize,
    window: innerWidth,
    page: document.documentElement.scrollWidth,
  })`)

// Chromium fits a touch screen to the whole page, however wide: the desktop layout used to enlarge the reported window
// width for good.
it('a phone that is turned to its side and back shows the list, a product, its pictures and the filters as before', async () => {
  const page = await stage.visit('/', { viewport: PHONE })
  const card = page.getByRole('article').getByRole('link', { name: 'Board number 1' }).first()
  await card.waitFor()
  await staysAsItWas(page, 'the list')
  await card.click()
  await page.getByRole('button', { name: 'Zoom' }).waitFor()
  await staysAsItWas(page, 'a product')
  await page.getByRole('button', { name: 'Zoom' }).click()
  await page.getByRole('dialog', { name: 'Picture viewer' }).waitFor()
  await staysAsItWas(page, 'its pictures')
  for (const layer of ['Picture viewer', 'Board number 1']) {
    await page.goBack()
    await page.getByRole('dialog', { name: layer }).waitFor({ state: 'hidden' })
  }
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog', { name: 'Filters' }).waitFor()
  await staysAsItWas(page, 'the filters')
})

async function staysAsItWas(page: Page, what: string): Promise<void> {
  const before = await sizes(page)
  expect(before, `${what}, upright`).toEqual({ layout: 'phone', rootSize: '39px', window: 390, page: 390 })
  for (const turn of ['first', 'second']) {
    await page.setViewportSize(SIDEWAYS)
    await waitForPage(page, `document.documentElement.style.fontSize === '84.4px'`)
    expect(await sizes(page), `${what}, on its side`).toMatchObject({ window: 844, page: 844 })
    await page.setViewportSize(PHONE)
    await waitForPage(page, `document.documentElement.dataset.layout === 'phone'`)
    expect(await sizes(page), `${what} after the ${turn} turn`).toEqual(before)
  }
}
