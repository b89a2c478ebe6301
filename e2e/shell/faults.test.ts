import type { Page, Route } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { isQuiet } from '../stage/at-rest.ts'
import { seriousViolations } from '../stage/axe.ts'
import type { Theme, Tongue, VisitOptions } from '../stage/browser.ts'
import { FAILED_REQUEST, setReadingStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const LIST = '**/spu/page*'
const ERROR_PAGES = ['/403', '/404', '/500', '/network-error']
const WORDS = {
  en: {
    retry: 'Retry',
    close: 'Close',
    loading: 'Loading',
    network: 'Network anomaly, check your connection.',
    server: 'Sorry, the server reported an error.',
    answer: 'The interface request failed, try again later.',
    serverError: 'Server error, contact the administrator (500).',
    unavailable: 'The service is unavailable, overloaded or under maintenance (503).',
    list: 'The products could not be loaded.',
  },
  'zh-CN': {
    retry: '重试',
    close: '关闭',
    loading: '正在加载',
    network: '网络异常，请检查网络连接。',
    server: '抱歉，服务器报告了一个错误。',
    answer: '接口请求失败，请稍后重试。',
    serverError: '服务器错误，请联系管理员（500）。',
    unavailable: '服务不可用，服务器过载或正在维护（503）。',
    list: '产品加载失败。',
  },
}

const stage = setReadingStage()
/** The browser's words for a script or a style that did not come. */
const PART_FAILED = /part of the page|Failed to fetch dynamically|preload CSS/

beforeEach(() => stage.forgive(FAILED_REQUEST))

type Failure = (route: Route) => Promise<void>

/** A person whose requests to an address fail from the first. */
async function visitFailing(address: string, failure: Failure, options: VisitOptions = {}, path = '/'): Promise<Page> {
  const page = await stage.enter(options)
  await page.route(address, failure)
  await page.goto(stage.shop.server.url + path)
  return page
}

const visitShop = (options?: VisitOptions, path?: string) => stage.visit(path, options)

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

describe('§8: a failed call is told once', () => {
  // One of each kind: which text each failure has stands in web/errors/message.test.ts, what is an answer in web/api-answers.test.ts.
  it.each<[string, Failure, Tongue, 'server' | 'list' | 'network', string]>([
    ['500 of the envelope', envelope(500, 'Logged as 7.'), 'en', 'server', WORDS.en.serverError],
    ['a failed status', status(503), 'zh-CN', 'server', WORDS['zh-CN'].unavailable],
    ['a page that some proxy sends', body('<!doctype html><p>Proxy'), 'zh-CN', 'list', WORDS['zh-CN'].answer],
    ['an answer without what was asked for', body('{"data":{"list":[{}]}}'), 'en', 'list', WORDS.en.answer],
    ['network error', disconnect, 'en', 'network', WORDS.en.network],
    ['network error', disconnect, 'zh-CN', 'network', WORDS['zh-CN'].network],
  ])('%s; the rest of the page stays, and Retry brings the list', async (_line, failure, tongue, face, told) => {
    const words = WORDS[tongue]
    const page = await visitFailing(LIST, failure, { tongue })
    await toasts(page).getByText(told).waitFor()
    await page.getByRole('heading', { name: words[face] }).waitFor()
    await page.locator('main').getByText(words.list).waitFor()
    expect(await toasts(page).getByRole('button').count()).toBe(1)
    await page.getByRole('checkbox').first().waitFor()

    await page.unroute(LIST)
    await page.getByRole('button', { name: words.retry }).click()
    await cards(page).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it('is asked for again where it may pass by itself', async () => {
    let asked = 0
    const page = await visitFailing(LIST, (route) => {
      asked += 1
      return status(502)(route)
    })
    await page.getByRole('heading', { name: WORDS.en.server }).waitFor()
    expect(asked).toBe(3)
  })

  it('any other non-200 code: a notification with msg, which can be closed by keyboard', async () => {
    const page = await stage.enter()
    let asked = 0
    await page.route('**/brand/usage-simple-list*', (route) => {
      asked += 1
      return envelope(1_008_006_001, 'The brands are being moved.')(route)
    })
    const listMayCome = Promise.withResolvers<void>()
    await page.route(LIST, async (route) => {
      await listMayCome.promise
      await route.continue()
    })
    await page.goto(stage.shop.server.url)
    await notifications(page).getByText('The brands are being moved.').waitFor()
    listMayCome.resolve()
    await cards(page).first().waitFor()
    await page.keyboard.press('F8')
    await page.keyboard.press('Enter')
    await expect.poll(() => notifications(page).count()).toBe(0)
    // Neither what comes later nor the page at rest reads again what was told already: it would be told again.
    await isQuiet(page)
    expect(asked).toBe(1)
    expect(await notifications(page).count()).toBe(0)
  })

  it('without msg: the default text by code', async () => {
    const page = await visitFailing('**/category/list*', envelope(403))
    await notifications(page).getByText('You have no permission for this operation.').waitFor()
    await page.getByText('The filters could not be loaded.').waitFor()
  })

  it('of a list that is low in the rail: another try brings it', async () => {
    const page = await visitFailing('**/area/tree*', envelope(500))
    await page.getByText('The filters could not be loaded.').waitFor()
    await page.unroute('**/area/tree*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByText('The filters could not be loaded.').waitFor({ state: 'detached' })
  })

  it('901: no toast', async () => {
    const page = await visitFailing('**/category/list*', envelope(901, 'Demo mode.'))
    await page.getByText('The filters could not be loaded.').waitFor()
    expect(await notifications(page).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Close', exact: true }).count()).toBe(0)
  })

  it('everything at once in the same words is told once', async () => {
    const page = await visitFailing('**/app-api/**', disconnect)
    await page.getByText('The filters could not be loaded.').waitFor()
    await page.getByRole('heading', { name: WORDS.en.network }).waitFor()
    expect(await toasts(page).getByRole('button').count()).toBe(1)
  })

  it('detail fetch failure: the toast "Error" alone; it can be closed, and the drawer stays open', async () => {
    const page = await visitFailing('**/spu/get-detail*', envelope(500, 'broken'), {}, '/?skuId=1')
    const drawer = page.getByRole('dialog')
    await drawer.waitFor()
    await toasts(page).getByText('Error', { exact: true }).waitFor()
    expect(await toasts(page).getByRole('button').count()).toBe(1)
    await toasts(page).getByRole('button', { name: 'Dismiss the message' }).click()
    await expect.poll(() => page.getByText('Error', { exact: true }).count()).toBe(0)
    expect(await drawer.isVisible()).toBe(true)
    expect(new URL(page.url()).searchParams.get('skuId')).toBe('1')

    await drawer.getByRole('button', { name: WORDS.en.close, exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    await page.unroute('**/spu/get-detail*')
    await cards(page).first().click()
    await drawer.getByRole('tab').first().waitFor()
  })

  it('a brand that cannot be read has the server’s face, under its own address', async () => {
    const page = await visitFailing('**/brand/get?*', envelope(500, 'Logged as 9.'), {}, '/brand/1')
    await page.getByRole('heading', { name: WORDS.en.server }).waitFor()
    await page.getByText('Logged as 9.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/brand/1')
    await page.unroute('**/brand/get?*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await cards(page).first().waitFor()
  })
})

describe('what is told', () => {
  const listFailed = (options: VisitOptions = {}) => visitFailing(LIST, envelope(500), options)

  it('goes by itself after a while, but not while someone points at it', async () => {
    const page = await stage.enter()
    await page.clock.install()
    await page.route(LIST, envelope(500))
    await page.goto(stage.shop.server.url)
    const toast = toasts(page).getByText(WORDS.en.serverError)
    await toast.hover()
    await page.clock.runFor(20_000)
    expect(await toast.isVisible()).toBe(true)
    await page.mouse.move(0, 0)
    await page.clock.runFor(20_000)
    await expect.poll(() => toast.count()).toBe(0)
  })

  it('is reached with F8 from within a dialog, and left with Escape, which does not close the dialog', async () => {
    const page = await visitFailing('**/spu/get-detail*', envelope(500), { viewport: PHONE }, '/?skuId=1')
    await toasts(page).getByText('Error', { exact: true }).waitFor()
    const close = page.getByRole('dialog').getByRole('button', { name: WORDS.en.close, exact: true })
    const isFocused = (element: typeof close) => element.evaluate((node) => node === node.ownerDocument.activeElement)
    await close.focus()
    await page.keyboard.press('F8')
    expect(await isFocused(toasts(page).getByRole('button'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => toasts(page).count()).toBe(0)
    await expect.poll(() => isFocused(close)).toBe(true)
  })

  it.each<[Theme, Tongue, VisitOptions['viewport']]>([
    ['light', 'en', { width: 1366, height: 768 }],
    ['dark', 'zh-CN', PHONE],
  ])('is in nobody’s way with assistive technology (%s, %s)', async (theme, tongue, viewport) => {
    const page = await listFailed({ theme, tongue, ...(viewport && { viewport }) })
    await toasts(page).getByText(WORDS[tongue].serverError).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    for (const path of ERROR_PAGES) {
      await page.goto(stage.shop.server.url + path)
      await page.locator('main h1').waitFor()
      expect(await seriousViolations(page)).toEqual([])
    }
  })

  it.each<Tongue>(['en', 'zh-CN'])('finds room on the narrowest screen (%s)', async (tongue) => {
    const page = await listFailed({ tongue, viewport: { width: 320, height: 640 } })
    const isTooWide = () => page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth')
    await toasts(page).getByText(WORDS[tongue].serverError).waitFor()
    expect(await isTooWide()).toBe(false)
    for (const path of ERROR_PAGES) {
      await page.goto(stage.shop.server.url + path)
      await page.locator('main h1').waitFor()
      expect(await isTooWide()).toBe(false)
    }
  })
})

describe('§8: the network', () => {
  it.each<[Tongue, VisitOptions['viewport']]>([
    ['en', { width: 1366, height: 768 }],
    ['zh-CN', PHONE],
  ])('goes away and comes back: everything loads by itself (%s)', async (tongue, viewport) => {
    const words = WORDS[tongue]
    // The drawer's script may just have been read ahead.
    stage.forgive(PART_FAILED)
    const page = await visitShop({ tongue, ...(viewport && { viewport }) })
    await cards(page).first().waitFor()
    await stage.person.context.setOffline(true)
    await page.evaluate(`history.pushState(null, '', '/?sort=newest'); dispatchEvent(new PopStateEvent('popstate'))`)
    await page.getByRole('heading', { name: words.network }).waitFor()
    await page.locator('main').getByText(words.list).waitFor()
    await stage.person.context.setOffline(false)
    await cards(page).first().waitFor()
    expect(new URL(page.url()).search).toBe('?sort=newest')
  })

  it('is gone while the list is read on: what was read stays, and it goes on by itself', async () => {
    const page = await visitShop()
    await cards(page).first().waitFor()
    await page.route('**/spu/page*after=*', disconnect)
    await scrollUntil(page, () => page.getByText(WORDS.en.list).count())
    expect(await cards(page).count()).toBeGreaterThan(0)
    await page.unroute('**/spu/page*after=*')
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await scrollUntil(page, () => page.getByRole('link', { name: /number 89/ }).count())
  })

  it('is slow: a line says that something loads, and goes with the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const page = await visitFailing(LIST, async (route) => {
      await promise
      await route.continue()
    })
    await page.getByRole('progressbar', { name: WORDS.en.loading }).waitFor({ state: 'attached' })
    await expect.poll(() => page.getByRole('progressbar', { name: WORDS.en.loading }).count()).toBe(1)
    resolve()
    await cards(page).first().waitFor()
    await expect.poll(() => page.getByRole('progressbar', { name: WORDS.en.loading }).count()).toBe(0)
  })

  it('§9: takes more than 30000 ms: the interface request timed out', async () => {
    await stage.enter()
    // The browser's own clock, held by hand: the story does not wait for half a minute.
    await stage.person.context.addInitScript(`
      AbortSignal.timeout = (ms) => {
        const clock = new AbortController()
        addEventListener('time-is-up', () => clock.abort(new DOMException(String(ms), 'TimeoutError')))
        document.documentElement.dataset.timeout = ms
        return clock.signal
      }`)
    const { page } = stage.person
    await page.route(LIST, () => undefined)
    const asked = page.waitForRequest(LIST)
    await page.goto(stage.shop.server.url)
    await asked
    expect(await page.locator('html').getAttribute('data-timeout')).toBe('30000')
    await page.evaluate(`dispatchEvent(new Event('time-is-up'))`)
    await toasts(page).getByText('The interface request timed out, refresh and try again.').waitFor()
    // Whatever else was on its way has timed out too, and has a Retry of its own.
    await page.unroute(LIST)
    await page.getByRole('button', { name: 'Retry' }).last().click()
    await cards(page).first().waitFor()
  })

  it('§7: GET requests carry no-cache headers', async () => {
    await stage.enter()
    const asked = stage.person.page.waitForRequest(LIST)
    await stage.person.page.goto(stage.shop.server.url)
    const headers = await (await asked).allHeaders()
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', pragma: 'no-cache', 'tenant-id': '1' })
  })
})

describe('a part that does not come', () => {
  it('is a picture: its place stays, and it comes once the network is back', async () => {
    const page = await visitFailing('**/images/**', disconnect)
    await cards(page).first().waitFor()
    const picture = cards(page).first().locator('img')
    await expect.poll(() => picture.count()).toBe(0)
    await page.unroute('**/images/**')
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await expect
      .poll(() => page.evaluate<number>(`document.querySelector('main a[href*="skuId="] img')?.naturalWidth ?? 0`))
      .toBeGreaterThan(0)
  })

  it.each(['js', 'css'])('is a page (%s): the frame stays, and Retry loads it anew', async (kind) => {
    stage.forgive(PART_FAILED)
    const script = `**/assets/BrandPage-*.${kind}`
    const page = await visitFailing(script, disconnect, {}, '/brand/1')
    await page.getByRole('heading', { name: 'This page could not be loaded.' }).waitFor()
    expect(await page.getByRole('link', { name: 'Home', exact: true }).count()).toBe(1)
    expect(await page.getByRole('button', { name: 'Reload the page' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('button', { name: 'Reload the page' }).waitFor()
    await page.unroute(script)
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { level: 1, name: /Nordhem|Casa Ventura|Brand/ }).waitFor()
    expect(
      await page.evaluate<number>(`[...document.styleSheets].filter(({ href }) => /BrandPage/.test(href)).length`),
    ).toBe(1)
  })

  it('is the drawer: the page stays and says so; opening the product again opens it', async () => {
    stage.forgive(PART_FAILED)
    const script = '**/assets/ProductDialog-*.js'
    const page = await visitFailing(script, disconnect)
    await cards(page).first().click()
    await toasts(page).getByText('This part of the page could not be loaded.').waitFor()
    expect(await cards(page).count()).toBeGreaterThan(0)
    await page.unroute(script)
    await cards(page).first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('tab').first().waitFor()
    // However often it was asked for, once closed it is closed.
    await drawer.getByRole('button', { name: WORDS.en.close, exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).search).toBe('')
  })

  it('is told with what else came to nothing by the same network, once', async () => {
    stage.forgive(PART_FAILED)
    const page = await visitFailing('**/assets/ProductDialog-*.js', disconnect)
    await cards(page).first().waitFor()
    await page.route(LIST, disconnect)
    const isLost = page.waitForEvent('requestfailed', (request) => request.url().includes('ProductDialog'))
    await page.evaluate(`(() => {
      const { search } = new URL(document.querySelector('article a').href)
      history.pushState(null, '', '/' + search + '&sort=newest')
      dispatchEvent(new PopStateEvent('popstate'))
    })()`)
    await isLost
    await page.locator('main').getByText(WORDS.en.list).waitFor()
    expect(await toasts(page).getByRole('button').count()).toBe(1)
  })

  it('is the filters of a phone: the list stays, and they open once they come', async () => {
    stage.forgive(PART_FAILED)
    const script = '**/assets/FilterSheet-*.js'
    const page = await visitFailing(script, disconnect, { viewport: PHONE })
    await cards(page).first().waitFor()
    await page.getByRole('button', { name: 'Filters' }).click()
    await toasts(page).getByText('This part of the page could not be loaded.').waitFor()
    expect(await cards(page).count()).toBeGreaterThan(0)
    await page.unroute(script)
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
  })
})

describe('§2: the error pages', () => {
  it.each<[string, Tongue, string, string]>([
    ['/403', 'en', 'Sorry, you don’t have permission to access this page.', 'Quarry - No permission'],
    ['/nowhere/at/all', 'zh-CN', '抱歉，您访问的页面不存在。', 'Quarry - 页面不存在'],
    ['/500', 'en', 'Sorry, the server reported an error.', 'Quarry - Server error'],
    ['/network-error', 'zh-CN', '网络异常，请检查网络连接。', 'Quarry - 网络异常'],
  ])('%s says what it is and leads back to the catalogue (%s)', async (path, tongue, sentence, title) => {
    const page = await visitShop({ tongue }, path)
    await page.getByRole('heading', { level: 1, name: sentence }).waitFor()
    await expect.poll(() => page.title()).toBe(title)
    await page.locator('main').getByRole('link').click()
    await cards(page).first().waitFor()
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

  it.each(Object.entries(states))(
    'that is %s: every screen works, and choices hold for this page',
    async (_state, script) => {
      await stage.enter()
      await stage.person.context.addInitScript(script)
      const { page } = stage.person
      await page.goto(stage.shop.server.url)
      await cards(page).first().waitFor()
      await page.getByRole('button', { name: 'Filters' }).click()
      await page.getByRole('combobox', { name: 'Language' }).selectOption('中文')
      await expect.poll(() => page.title()).toBe('Quarry - 首页')
      await cards(page).first().click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('tab').first().waitFor()
      const newTab = page.context().waitForEvent('page')
      await drawer.getByRole('button', { name: '以图搜图' }).click()
      await (await newTab).locator('main').getByRole('heading').waitFor()
      for (const path of [
        '/brand/1',
        '/material',
        '/favorites',
        '/login',
        '/403',
        '/nowhere',
        '/500',
        '/network-error',
      ]) {
        await page.goto(stage.shop.server.url + path)
        await page.locator('main h1').waitFor()
      }
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
