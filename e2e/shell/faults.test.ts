import type { Page, Route } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { waitForOwnRequests } from '../stage/at-rest.ts'
import { seriousInBothThemes } from '../stage/axe.ts'
import { goTo, readOnIn, withoutInlinedAnswer, type VisitOptions } from '../stage/browser.ts'
import { FAILED_REQUEST, setReadingStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const LIST = '**/spu/page*'
const WORDS = {
  network: 'Network anomaly, check your connection.',
  server: 'Sorry, the server reported an error.',
  serverError: 'Server error, contact the administrator (500).',
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
const status =
  (code: number): Failure =>
  (route) =>
    route.fulfill({ status: code, body: 'no' })
const body =
  (text: string): Failure =>
  (route) =>
    route.fulfill({ contentType: 'text/html', body: text })
const disconnect: Failure = (route) => route.abort('connectionrefused')

const cards = (page: Page) => page.locator('main a[href*="skuId="]')
const toasts = (page: Page) => page.locator('[aria-live="polite"]:has(button)')
const notifications = (page: Page) => page.locator('[role="alert"]:has(button)')
const retry = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true })

async function dismissToast(page: Page): Promise<void> {
  await toasts(page).getByRole('button', { name: 'Dismiss the message' }).click()
  await toasts(page).waitFor({ state: 'detached' })
}

describe('§8: a failed call is told once', () => {
  // One of each kind. The text of every failure: web/errors/message.test.ts; what counts as an answer:
  // web/api-answers.test.ts.
  const kinds: [name: string, failure: Failure, face: string, told: string][] = [
    ['500 of the envelope', envelope(500, 'Logged as 7.'), WORDS.server, WORDS.serverError],
    [
      'a page that some proxy sends',
      body('<!doctype html><p>Proxy'),
      WORDS.list,
      'The interface request failed, try again later.',
    ],
    [
      'an answer without what was asked for',
      body('{"data":{"list":[{}]}}'),
      WORDS.list,
      'The interface request failed, try again later.',
    ],
    ['network error', disconnect, WORDS.network, WORDS.network],
  ]

  it('of whatever kind; the rest of the page stays, and Retry brings the list', async () => {
    let asked = 0
    const page = await visitFailing(LIST, (route) => {
      asked += 1
      return status(503)(route)
    })
    await toasts(page).getByText('The service is unavailable, overloaded or under maintenance (503).').waitFor()
    await page.getByRole('heading', { name: WORDS.server }).waitFor()
    expect(asked, 'what may pass by itself is asked for again').toBe(3)
    for (const [name, failure, face, told] of kinds) {
      await dismissToast(page)
      await page.unroute(LIST)
      await page.route(LIST, failure)
      await retry(page).click()
      await toasts(page).getByText(told).waitFor()
      await page.getByRole('heading', { name: face }).waitFor()
      await page.locator('main').getByText(WORDS.list).waitFor()
      expect(await toasts(page).getByRole('button').count(), `${name} is told once`).toBe(1)
      await page.getByRole('checkbox').first().waitFor()
    }

    expect(await seriousInBothThemes(page, 'main, [data-toast]')).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    await page.locator('html[data-layout="phone"]').waitFor()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth'), 'on the narrowest screen').toBe(320)

    const answer = Promise.withResolvers<void>()
    await page.unroute(LIST)
    await page.route(LIST, async (route) => {
      await answer.promise
      await route.continue()
    })
    await retry(page).click()
    const line = page.getByRole('progressbar', { name: 'Loading' })
    await expect.poll(() => line.count(), { message: 'a line says that something loads' }).toBe(1)
    answer.resolve()
    await cards(page).first().waitFor()
    await expect.poll(() => line.count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('also where everything fails at once; back again, all of it loads by itself, the pictures last', async () => {
    const page = await stage.enter()
    await withoutInlinedAnswer(page)
    for (const address of ['**/app-api/**', '**/images/**']) await page.route(address, disconnect)
    await page.goto(stage.shop.server.url)
    await page.getByText(WORDS.filters).waitFor()
    await page.getByRole('heading', { name: WORDS.network }).waitFor()
    expect(await toasts(page).getByRole('button').count()).toBe(1)

    await page.unroute('**/app-api/**')
    await comeOnline(page)
    await cards(page).first().waitFor()
    await page.getByText(WORDS.filters).waitFor({ state: 'detached' })
    const picture = cards(page).first().locator('img')
    await expect.poll(() => picture.count(), { message: 'without pictures, their places stay' }).toBe(0)
    await page.unroute('**/images/**')
    await comeOnline(page)
    await expect
      .poll(() => page.evaluate<number>(`document.querySelector('main a[href*="skuId="] img')?.naturalWidth ?? 0`))
      .toBeGreaterThan(0)
  })

  it('by a notification, but for 901, with msg or the default text by code; the filters say so, and Retry brings them', async () => {
    const page = await stage.enter()
    let asked = 0
    const brands = '**/brand/usage-simple-list*'
    await page.route(brands, (route) => {
      asked += 1
      return envelope(1_008_006_001, 'The brands are being moved.')(route)
    })
    await page.route('**/category/list*', envelope(901, 'Demo mode.'))
    // Low in the rail.
    await page.route('**/area/tree*', envelope(500))
    const listMayCome = Promise.withResolvers<void>()
    await withoutInlinedAnswer(page)
    await page.route(LIST, async (route) => {
      await listMayCome.promise
      await route.continue()
    })
    await page.goto(stage.shop.server.url)
    await notifications(page).getByText('The brands are being moved.').waitFor()
    await toasts(page).getByText(WORDS.serverError).waitFor()
    await page.getByText(WORDS.filters).waitFor()
    await dismissToast(page)
    expect(await notifications(page).getByRole('button').count(), 'nothing of demo mode').toBe(1)
    listMayCome.resolve()
    await cards(page).first().waitFor()
    await page.keyboard.press('F8')
    await page.keyboard.press('Enter')
    await expect.poll(() => notifications(page).count()).toBe(0)
    // No message is announced twice, neither later nor when the page is idle.
    await waitForOwnRequests(page)
    expect(asked).toBe(1)
    expect([await notifications(page).count(), await toasts(page).count()]).toEqual([0, 0])

    await page.unroute(brands)
    await page.unroute('**/category/list*')
    await page.route('**/category/list*', envelope(403))
    await retry(page).click()
    await notifications(page).getByText('You have no permission for this operation.').waitFor()
    await page.unroute('**/category/list*')
    await page.unroute('**/area/tree*')
    await retry(page).click()
    await page.getByText(WORDS.filters).waitFor({ state: 'detached' })
  })

  it('of a product by the toast “Error” alone, which F8 reaches from the drawer; closing it leaves the drawer open', async () => {
    const detail = '**/spu/get-detail*'
    const page = await visitFailing(detail, envelope(500, 'broken'), { viewport: PHONE }, '/?skuId=1')
    const drawer = page.getByRole('dialog')
    const error = toasts(page).getByText('Error', { exact: true })
    await error.waitFor()
    expect(await toasts(page).getByRole('button').count()).toBe(1)
    const close = drawer.getByRole('button', { name: 'Close', exact: true })
    const isFocused = (element: typeof close) => element.evaluate((node) => node === node.ownerDocument.activeElement)
    await close.focus()
    await page.keyboard.press('F8')
    expect(await isFocused(toasts(page).getByRole('button'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => toasts(page).count()).toBe(0)
    await expect.poll(() => isFocused(close)).toBe(true)

    await retry(page).click()
    await error.waitFor()
    await dismissToast(page)
    expect(await drawer.isVisible()).toBe(true)
    expect(new URL(page.url()).searchParams.get('skuId')).toBe('1')
    await close.click()
    await drawer.waitFor({ state: 'hidden' })
    await page.unroute(detail)
    await cards(page).first().click()
    await drawer.getByRole('tab').first().waitFor()
  })

  it('§9: after 30000 ms: the interface request timed out', async () => {
    await stage.enter()
    // The test controls the browser's clock, so that it need not wait half a minute.
    await stage.person.context.addInitScript(`
      AbortSignal.timeout = (ms) => {
        const clock = new AbortController()
        addEventListener('time-is-up', () => clock.abort(new DOMException(String(ms), 'TimeoutError')))
        document.documentElement.dataset.timeout = ms
        return clock.signal
      }`)
    const { page } = stage.person
    await withoutInlinedAnswer(page)
    await page.route(LIST, () => undefined)
    const asked = page.waitForRequest(LIST)
    await page.goto(stage.shop.server.url)
    const headers = await (await asked).allHeaders()
    expect(headers, '§7').toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache', 'tenant-id': '1' })
    expect(await page.locator('html').getAttribute('data-timeout')).toBe('30000')
    await page.evaluate(`dispatchEvent(new Event('time-is-up'))`)
    await toasts(page).getByText('The interface request timed out, refresh and try again.').waitFor()
    // Other open requests have timed out too, each with its own Retry.
    await page.unroute(LIST)
    await retry(page).last().click()
    await cards(page).first().waitFor()
  })
})

it('§8: the network goes away and comes back, also while the list is read on: everything loads by itself', async () => {
  // The drawer's script may have been prefetched.
  stage.forgive(PART_FAILED)
  const page = await stage.visit('/', { tongue: 'zh-CN', theme: 'dark', viewport: PHONE })
  await cards(page).first().waitFor()
  await stage.person.context.setOffline(true)
  await goTo(page, '/?sort=newest')
  await page.getByRole('heading', { name: '网络异常，请检查网络连接。' }).waitFor()
  await page.locator('main').getByText('产品加载失败。').waitFor()
  await stage.person.context.setOffline(false)
  await cards(page).first().waitFor()
  expect(new URL(page.url()).search).toBe('?sort=newest')

  const more = '**/spu/page*after=*'
  await page.route(more, disconnect)
  await scrollUntil(page, () => page.locator('main').getByText('产品加载失败。').count())
  expect(await cards(page).count(), 'what was read stays').toBeGreaterThan(0)
  await page.unroute(more)
  await page.evaluate(`dispatchEvent(new Event('online'))`)
  await scrollUntil(page, () => page.locator('main [aria-posinset="90"]').count())
})

describe('a part that does not come', () => {
  it('is a page, by its script or its style: the frame stays, and Retry loads it anew', async () => {
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
    await tryAgain.click()
    await page.getByRole('heading', { level: 1, name: 'Compare' }).waitFor()
    const sheets = `[...document.styleSheets].filter(({ href }) => /ComparePage/.test(href)).length`
    expect(await page.evaluate<number>(sheets)).toBe(1)
  })

  it('is the filters of a phone, or the drawer: the list stays, with one message; opened again, they open', async () => {
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

    await page.unroute(LIST)
    await page.unroute(dialog)
    await retry(page).click()
    await cards(page).first().click()
    await drawer.getByRole('tab').first().waitFor()
    // Closed means closed, however often it was requested.
    await closeDrawer()
    expect(new URL(page.url()).search).toBe('?sort=newest')
  })
})

describe('local storage', () => {
  const states = {
    forbidden: `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })`,
    full: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }`,
    damaged: `for (const key of ['quarry-theme', 'quarry-language', 'quarry-size', 'quarry-rail', 'keptPages', 'userinfo',
      'categoryList', 'brandList', 'colorList', 'areaList', 'dictCache', 'quarry-user-collect', 'image'])
      localStorage.setItem(key, '{"half":')`,
  }
  const places = {
    '/brand/1': /^Quarry - 品牌/,
    '/material': 'Quarry - 材料板',
    '/favorites': 'Quarry - 收藏',
    '/login': 'Quarry - 登录',
    '/403': 'Quarry - 没有权限',
    '/nowhere': 'Quarry - 页面不存在',
    '/500': 'Quarry - 服务器错误',
    '/network-error': 'Quarry - 网络异常',
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
    .poll(
      async () => {
        await page.mouse.wheel(0, 4000)
        return count()
      },
      { timeout: 20_000 },
    )
    .toBe(1)
}
