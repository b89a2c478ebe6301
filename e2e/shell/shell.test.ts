import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousInBothThemes } from '../stage/axe.ts'
import { goTo, readOnIn, resizeTo, type VisitOptions } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'

const PLACES: [address: string, english: string, chinese: string][] = [
  ['/', 'Home', '首页'],
  ['/ai', 'AI', 'AI 搜图'],
  ['/favorites', 'Favorites', '收藏'],
  ['/material', 'Material', '材料板'],
]
const TITLES: [address: string, english: string, chinese: string][] = [
  ['/', 'Home', '首页'],
  ['/product', 'Products', '产品'],
  ['/brand/1', 'Brand', '品牌'],
  ['/user/info', 'Profile', '个人中心'],
  ['/ai', 'AI', 'AI 搜图'],
  ['/material', 'Material', '材料板'],
  ['/budgetList', 'Budget lists', '预算清单'],
  ['/budgetList/1', 'Budget list', '清单详情'],
  ['/favorites', 'Favorites', '收藏'],
  ['/favorites/1', 'Folder', '收藏夹'],
  ['/login', 'Login', '登录'],
  ['/403', 'No permission', '没有权限'],
  ['/404', 'Page not found', '页面不存在'],
  ['/500', 'Server error', '服务器错误'],
  ['/network-error', 'Network error', '网络异常'],
  ['/nowhere/at/all', 'Page not found', '页面不存在'],
]
/** In Chinese: web/errors/message.test.ts. */
const ERRORS = {
  '/403': 'Sorry, you don’t have permission to access this page.',
  '/500': 'Sorry, the server reported an error.',
  '/network-error': 'Network anomaly, check your connection.',
  '/nowhere/at/all': 'Sorry, the page you visited does not exist.',
}
/** Plain pages first: pages that were left stay in the document, and axe has to skip them. */
const SCREENS = [
  '/login',
  '/403',
  '/nowhere',
  '/500',
  '/network-error',
  '/material',
  '/favorites',
  '/user/info',
  '/brand/99999',
  '/ai',
  '/brand/1',
  '/?keyword=zzzz',
  '/',
]

const stage = setReadingStage()

async function visitShop(options: VisitOptions = {}, path = '/'): Promise<Page> {
  const page = await stage.visit(path, options)
  await page.locator('main').waitFor()
  return page
}

/** A window that reports its zoom: fewer CSS pixels inside, the same outside. */
async function visitZoomable(options: VisitOptions = {}): Promise<Page> {
  const page = await stage.enter(options)
  await page.addInitScript(
    `Object.defineProperty(window, 'outerWidth', { get: () => innerWidth * (window.zoom ?? 1) })`,
  )
  await page.goto(stage.shop.server.url)
  await page.locator('main h1').waitFor()
  return page
}

/** Navigates within the page, as by a link, and waits until it is complete. */
async function comeTo(page: Page, address: string): Promise<void> {
  await goTo(page, address)
  await page.locator('main h1').filter({ visible: true }).first().waitFor()
  const unfinished = page.locator('main [aria-busy="true"], main output').filter({ visible: true })
  await unfinished.first().waitFor({ state: 'detached' })
}

/** The root font size is one tenth of the window (§1). */
async function resize(page: Page, width: number, { height = 700, zoom = 1 } = {}): Promise<void> {
  await page.evaluate(`window.zoom = ${zoom}`)
  await resizeTo(page, { width, height })
  expect(await page.evaluate('document.documentElement.style.fontSize')).toBe(`${width / 10}px`)
}

/** The title without the brand's name. */
const titleOf = async (page: Page) => (await page.title()).split(/: |：/)[0]
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')
const hasHairlines = (page: Page) => page.evaluate<boolean>(`document.documentElement.classList.contains('hairlines')`)

it('draws at 1920 a sidebar of 60 px, a header of 56 and a drawer of 1000; zoomed to 200 percent, text is at least 1.8 times as large (§1, §2, §9)', async () => {
  const page = await visitZoomable({ viewport: { width: 1920, height: 1080 } })
  expect((await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.width).toBe(60)
  expect(Math.round((await page.getByRole('banner').boundingBox())?.height ?? 0)).toBe(56)
  expect(await hasHairlines(page)).toBe(false)
  await page.locator('article a').first().click()
  const drawer = page.getByRole('dialog')
  await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(920)
  expect((await drawer.boundingBox())?.width).toBe(1000)
  await page.goBack()
  await drawer.waitFor({ state: 'detached' })

  const textSize = async () =>
    Number.parseFloat(await page.evaluate(`getComputedStyle(document.querySelector('article a')).fontSize`))
  for (const width of [1366, 1920, 2560, 3840]) {
    await resize(page, width)
    const before = await textSize()
    await resize(page, width / 2, { zoom: 2 })
    expect(((await textSize()) * 2) / before, `of ${width} px`).toBeGreaterThanOrEqual(1.8)
  }
})

describe('the shell (§2)', () => {
  it('has a logo to / and four places, each with a tooltip, its title and Login in the header, and a way past them', async () => {
    const page = await visitShop({}, '/material')
    // While boards load, the skip link leads to their place.
    await page.getByText('No board is published yet.').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    // With results: keyboard.test.ts.
    await expect.poll(() => page.evaluate<string>('document.activeElement.id')).toBe('content')

    const bar = page.getByRole('navigation', { name: 'Main' })
    expect(await bar.getByRole('link', { name: 'Quarry, to the catalogue' }).getAttribute('href')).toBe('/')
    for (const [address, name] of PLACES) {
      const link = bar.getByRole('link', { name, exact: true })
      expect(await link.getAttribute('href')).toBe(address)
      expect(await link.getAttribute('aria-current')).toBe(address === '/material' ? 'page' : null)
      await link.hover()
      await page.getByRole('tooltip', { name, exact: true }).waitFor()
    }
    await page.mouse.move(700, 400)
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0)
    await bar.getByRole('link', { name: 'AI', exact: true }).focus()
    await page.getByRole('tooltip', { name: 'AI', exact: true }).waitFor()

    const banner = page.getByRole('banner')
    const title = await banner.getByRole('link', { name: 'Quarry', exact: true }).boundingBox()
    const login = banner.getByRole('link', { name: 'Login' })
    expect(title?.x).toBeLessThan(100)
    expect((await login.boundingBox())?.x).toBeGreaterThan(1200)
    expect(await login.getAttribute('href')).toBe('/login')

    // In forced colours, a line marks the current page.
    await page.emulateMedia({ forcedColors: 'active' })
    const lineOf = (link: Locator) =>
      link.evaluate((one) => one.ownerDocument.defaultView?.getComputedStyle(one).borderTopStyle)
    expect(await lineOf(bar.locator('[aria-current="page"]'))).toBe('solid')
    expect(await lineOf(bar.locator(':not([aria-current])').last())).toBe('none')
    await page.emulateMedia({ forcedColors: null })

    await readOnIn(page, 'zh-CN')
    const chinese = page.getByRole('navigation', { name: '主导航' })
    await chinese.getByRole('link', { name: 'Quarry，回到材料库' }).waitFor()
    for (const [, , name] of PLACES) await chinese.getByRole('link', { name, exact: true }).waitFor()
    await banner.getByRole('link', { name: '登录' }).waitFor()
  })

  it('titles the document with the product, a dash and the route, in both languages; an error page says what it is and leads back', async () => {
    const page = await visitShop()
    for (const [address, title] of TITLES) {
      await comeTo(page, address)
      await expect.poll(() => titleOf(page)).toBe(`Quarry - ${title}`)
      const error = ERRORS[address as keyof typeof ERRORS]
      if (error) await page.getByRole('heading', { level: 1, name: error }).waitFor()
    }
    await readOnIn(page, 'zh-CN')
    for (const [address, , title] of TITLES) {
      await comeTo(page, address)
      await expect.poll(() => titleOf(page)).toBe(`Quarry - ${title}`)
    }
    await page.locator('main').getByRole('link').filter({ visible: true }).click()
    await expect.poll(() => page.title()).toBe('Quarry - 首页')
    await page.locator('article').filter({ visible: true }).first().waitFor()
  })

  it('is not shown on /login, and keeps the page behind', async () => {
    const page = await visitShop()
    await page.getByRole('button', { name: 'Find a brand' }).click()
    // A plain click on Login opens the dialog; other navigation shows the login page.
    await comeTo(page, '/login')
    await expect.poll(() => page.title()).toBe('Quarry - Login')
    expect(await page.getByRole('banner').count()).toBe(0)
    await page.goBack()
    await page.getByRole('textbox', { name: 'Find a brand' }).waitFor()
  })

  it('has on a phone hairlines, and a bar at the bottom in place of the sidebar, its places named in words', async () => {
    const page = await visitShop({ viewport: { width: 390, height: 844 } })
    expect(await hasHairlines(page)).toBe(true)
    const bar = page.getByRole('navigation', { name: 'Main' })
    const box = await bar.boundingBox()
    expect(box?.width).toBe(390)
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
    await bar.getByText('Favorites').tap()
    await expect.poll(() => page.title()).toBe('Quarry - Favorites')
  })
})

describe('every screen', () => {
  it('has no serious accessibility violations, in light and dark', async () => {
    const page = await visitShop({}, '/login')
    for (const address of SCREENS) {
      await comeTo(page, address)
      expect(await seriousInBothThemes(page), `of ${address}`).toEqual([])
    }
  })

  it('needs no scrolling sideways, on phones and on a desk zoomed to 200 percent', async () => {
    const page = await visitZoomable({ viewport: { width: 320, height: 640 } })
    for (const address of SCREENS) {
      await comeTo(page, address)
      for (const [width, zoom] of [
        [320, 1],
        [390, 1],
        [683, 2],
        [960, 2],
      ] as const) {
        await resize(page, width, { zoom })
        expect(await overflow(page), `${address} at ${width} px`).toBe(0)
      }
      await resize(page, 320)
    }
  })
})
