import type { Locator, Page, Route } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { waitForOwnRequests } from '../stage/at-rest.ts'
import { goTo, readOnIn, withoutInlinedAnswer, type VisitOptions } from '../stage/browser.ts'
import { FAILED_REQUEST, setReadingStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const LIST = '**/spu/page*'
const WORDS = {
  network: 'Network anomaly, check your connection.',
  server: 'Sorry, the server reported an error.',
  list: 'The products could not be loaded.',
  filters: 'The filters could not be loaded.',
  part: 'This part of the page could not be loaded.',
}

const stage = setReadingStage()
/** The browser's error messages for a script or a style that did not load. */
const PART_FAILED = /part of the page|Failed to fetch dynamically|preload CSS/

beforeEach(() => stage.forgive(FAILED_REQUEST))

type Failure = (route: Route) => Promise<void>

/** A person for whom requests to an address always fail. */
async function visitFailing(address: string, failure: Failure, options: VisitOptions = {}, path = '/'): Promise<Page> {
  const page = await stage.enter(options)
  await withoutInlinedAnswer(page)
  await page.route(address, failure)
  await page.goto(stage.shop.server.url + path)
  return page
}

/** Simulates the return of the network. */
async function comeOnline(page: Page): Promise<void> {
  await page.evaluate(`for (const type of ['offline', 'online']) dispatchEvent(new Event(type))`)
}

const envelope =
  (code: unknown, msg?: string): Failure =>
  (route) =>
    route.fulfill({ json: { code, msg, data: null } })
const disconnect: Failure = (route) => route.abort('connectionrefused')

const cards = (page: Page) => page.locator('main a[href*="skuId="]')
const toasts = (page: Page) => page.locator('[aria-live="polite"]:has(button)')
const retry = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true })

async function dismissToast(page: Page): Promise<void> {
  await toasts(page).getByRole('button', { name: 'Dismiss the message' }).click()
  await toasts(page).waitFor({ state: 'detached' })
}

// What each failure says, and what Retry brings: web/finding/catalogue-view.component.test.tsx.
it('§8: without a network a visitor is told once, and back on it everything loads by itself, the pictures last, also while the list is read on', async () => {
  // The drawer's script may have been prefetched.
  stage.forgive(PART_FAILED)
  const page = await stage.enter()
  await withoutInlinedAnswer(page)
  for (const address of ['**/app-api/**', '**/images/**']) await page.route(address, disconnect)
  await page.goto(stage.shop.server.url)
  await page.getByText(WORDS.filters).waitFor()
  await page.getByRole('heading', { name: WORDS.network }).waitFor()
  await expect.poll(() => toasts(page).getByRole('button').count(), { message: 'told once' }).toBe(1)

  await page.unroute('**/app-api/**')
  await comeOnline(page)
  await cards(page).first().waitFor()
  await page.getByText(WORDS.filters).waitFor({ state: 'detached' })
  const picture = cards(page).first().locator('img')
  await expect.poll(() => picture.count(), { message: 'without pictures, their places stay' }).toBe(0)
  await cards(page).first().getByText('Picture comes later').waitFor()
  await page.unroute('**/images/**')
  await comeOnline(page)
  await expect
    .poll(() => page.evaluate<number>(`document.querySelector('main a[href*="skuId="] img')?.naturalWidth ?? 0`))
    .toBeGreaterThan(0)

  await stage.person.context.setOffline(true)
  await goTo(page, '/?sort=newest')
  await page.getByRole('heading', { name: WORDS.network }).waitFor()
  await page.locator('main').getByText(WORDS.list).waitFor()
  await stage.person.context.setOffline(false)
  await cards(page).first().waitFor()
  expect(new URL(page.url()).search).toBe('?sort=newest')

  const more = '**/spu/page*after=*'
  await page.route(more, disconnect)
  await scrollUntil(page, () => page.locator('main').getByText(WORDS.list).count())
  expect(await cards(page).count(), 'what was read stays').toBeGreaterThan(0)
  await page.unroute(more)
  await comeOnline(page)
  await scrollUntil(page, () => page.locator('main [aria-posinset="90"]').count())
})

describe('a part that does not come', () => {
  it('is a page, by its script or its style, or the settings: the frame stays, and another try loads it, or the network’s return', async () => {
    stage.forgive(PART_FAILED)
    const script = '**/assets/BrandPage-*.js'
    const style = '**/assets/ComparePage-*.css'
    const page = await visitFailing(script, disconnect, {}, '/brand/1')
    await page.route(style, disconnect)
    await page.route('**/brand/get?*', envelope(500, 'Logged as 9.'))
    const isMissing = page.getByRole('heading', { name: 'This page could not be loaded.' }).filter({ visible: true })
    const reload = page.getByRole('button', { name: 'Reload the page' }).filter({ visible: true })
    const tryAgain = retry(page).filter({ visible: true })

    await isMissing.waitFor()
    expect(await page.getByRole('link', { name: 'Home', exact: true }).count()).toBe(1)
    expect(await reload.count()).toBe(0)
    await tryAgain.click()
    await reload.waitFor()
    await page.unroute(script)
    await tryAgain.click()
    // A brand that cannot be loaded shows the server error page, under its own address.
    await page.getByRole('heading', { name: WORDS.server }).waitFor()
    await page.getByText('Logged as 9.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/brand/1')
    await page.unroute('**/brand/get?*')
    await tryAgain.click()
    await page.getByRole('heading', { level: 1, name: /Nordhem|Casa Ventura|Brand/ }).waitFor()

    await goTo(page, '/compare')
    await isMissing.waitFor()
    await tryAgain.click()
    await reload.waitFor()
    await page.unroute(style)
    await comeOnline(page)
    await page.getByRole('heading', { level: 1, name: 'Compare' }).waitFor()
    const sheets = `[...document.styleSheets].filter(({ href }) => /ComparePage/.test(href)).length`
    expect(await page.evaluate<number>(sheets)).toBe(1)

    await page.route('**/SettingsDrawer*', (route) => route.abort())
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByText(WORDS.part).waitFor()
    await page.unroute('**/SettingsDrawer*')
    const drawer = page.getByRole('dialog', { name: 'Settings' })
    for (const opening of ['first', 'second']) {
      await page.getByRole('button', { name: 'Settings' }).click()
      await drawer.getByRole('radiogroup').first().waitFor()
      const isAtRight = async () => Math.round((await drawer.boundingBox())?.x ?? 0) > 600
      await expect.poll(isAtRight, { message: `at the right, the ${opening} time` }).toBe(true)
      await page.keyboard.press('Escape')
      await drawer.waitFor({ state: 'hidden' })
    }

    // A list for the filters is told once, also when the page is idle.
    let asked = 0
    await page.route('**/brand/usage-simple-list*', async (route) => {
      asked += 1
      await envelope(1_008_006_001, 'The brands are being moved.')(route)
    })
    await page.evaluate('localStorage.clear()')
    await page.goto(stage.shop.server.url)
    const told = page.locator('[role="alert"]')
    await told.getByText('The brands are being moved.').waitFor()
    await told.getByRole('button').click()
    await told.getByRole('button').waitFor({ state: 'detached' })
    await waitForOwnRequests(page)
    expect(asked).toBe(1)
    expect([await told.getByRole('button').count(), await toasts(page).count()]).toEqual([0, 0])
  })

  it('is the filters of a phone, its drawer, or a product: the list stays, with one message; opened again, they open', async () => {
    stage.forgive(PART_FAILED)
    const [dialog, sheet] = ['**/assets/ProductDialog-*.js', '**/assets/FilterSheet-*.js']
    const page = await visitFailing(dialog, disconnect, { viewport: PHONE })
    await page.route(sheet, disconnect)
    const drawer = page.getByRole('dialog')
    const closeDrawer = async () => {
      await drawer.getByRole('button', { name: 'Close', exact: true }).click()
      await drawer.waitFor({ state: 'hidden' })
    }
    await cards(page).first().waitFor()
    await page.getByRole('button', { name: 'Filters' }).click()
    await toasts(page).getByText(WORDS.part).waitFor()
    expect(await cards(page).count()).toBeGreaterThan(0)
    await page.unroute(sheet)
    await page.getByRole('button', { name: 'Filters' }).click()
    await drawer.getByRole('checkbox').first().waitFor()
    await closeDrawer()
    await dismissToast(page)

    await cards(page).first().click()
    await toasts(page).getByText(WORDS.part).waitFor()
    expect(await cards(page).count()).toBeGreaterThan(0)
    await dismissToast(page)
    // Together with the other requests that fail by the same network.
    await page.route(LIST, disconnect)
    const isLost = page.waitForEvent('requestfailed', (request) => request.url().includes('ProductDialog'))
    await goTo(page, `/${await page.evaluate<string>(`document.querySelector('article a').search`)}&sort=newest`)
    await isLost
    await page.locator('main').getByText(WORDS.list).waitFor()
    expect(await toasts(page).getByRole('button').count()).toBe(1)
    await dismissToast(page)

    await page.unroute(LIST)
    await page.unroute(dialog)
    await retry(page).click()
    await cards(page).first().click()
    await drawer.getByRole('tab').first().waitFor()
    // Closed means closed, however often it was requested.
    await closeDrawer()
    expect(new URL(page.url()).search).toBe('?sort=newest')

    // A product is told by the toast “Error” alone.
    const detail = '**/spu/get-detail*'
    await page.route(detail, envelope(500, 'broken'))
    await cards(page).nth(2).click()
    const error = toasts(page).getByText('Error', { exact: true })
    await error.waitFor()
    expect(await toasts(page).getByRole('button').count()).toBe(1)
    const close = drawer.getByRole('button', { name: 'Close', exact: true })
    const hasFocus = (element: Locator) => element.evaluate((node) => node === node.ownerDocument.activeElement)
    await close.focus()
    await page.keyboard.press('F8')
    expect(await hasFocus(toasts(page).getByRole('button')), 'F8 leads to it').toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => toasts(page).count()).toBe(0)
    await expect.poll(() => hasFocus(close), { message: 'back in the drawer' }).toBe(true)
    await retry(page).click()
    await error.waitFor()
    await dismissToast(page)
    expect(await drawer.isVisible(), 'closing the message leaves the drawer open').toBe(true)
    expect(new URL(page.url()).searchParams.has('skuId')).toBe(true)
    await page.unroute(detail)
    await retry(page).click()
    await drawer.getByRole('tab').first().waitFor()
  })
})

describe('local storage', () => {
  const states = {
    forbidden: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
    'full of damaged values': `for (const key of ['quarry-theme', 'quarry-language', 'quarry-size', 'quarry-rail', 'keptPages', 'userinfo',
      'categoryList', 'brandList', 'colorList', 'areaList', 'dictCache', 'quarry-user-collect', 'image'])
      localStorage.setItem(key, '{"half":')
      Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
  }
  const places = {
    '/brand/1': /^Quarry - 品牌/,
    '/material': 'Quarry - 材料板',
    '/favorites': 'Quarry - 收藏',
    '/login': 'Quarry - 登录',
    '/nowhere': 'Quarry - 页面不存在',
  }

  it.each(Object.entries(states))(
    'that is %s: every screen works, and choices hold for this page',
    async (_state, script) => {
      await stage.enter()
      await stage.person.context.addInitScript(script)
      const { page } = stage.person
      await page.goto(stage.shop.server.url)
      await cards(page).first().waitFor()
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('button', { name: 'Settings' }).click()
      const settings = page.getByRole('dialog', { name: 'Settings' })
      await settings.getByRole('radio', { name: 'Dark', exact: true }).check({ force: true })
      await page.getByText('the choice holds until the page is closed').waitFor()
      await settings.getByRole('button', { name: 'Clear cache' }).click()
      await page.getByText('The cache is cleared.').waitFor()
      await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark')
      await page.keyboard.press('Escape')
      await settings.waitFor({ state: 'hidden' })
      await readOnIn(page, 'zh-CN')
      await expect.poll(() => page.title()).toBe('Quarry - 首页')
      for (const [path, title] of Object.entries(places)) {
        await goTo(page, path)
        await expect.poll(() => page.title()).toMatch(title)
        await page.locator('main h1').filter({ visible: true }).waitFor()
      }
      await goTo(page, '/')
      await cards(page).filter({ visible: true }).first().click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('tab').first().waitFor()
      const newTab = page.context().waitForEvent('page')
      await drawer.getByRole('button', { name: '以图搜图' }).click()
      await (await newTab).locator('main').getByRole('heading').waitFor()
    },
  )
})

async function scrollUntil(page: Page, count: () => Promise<number>): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 4000)
      return count()
    })
    .toBe(1)
}
