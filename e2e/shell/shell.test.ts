import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { violationsOfPage } from '../stage/axe.ts'
import { goTo, readOnIn, resizeTo, type VisitOptions } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'

const TITLES: [address: string, english: string, chinese: string][] = [
  ['/', 'Home', '首页'],
  ['/product', 'Products', '产品'],
  ['/brand/1', 'Brand', '品牌'],
  ['/user/info', 'Profile', '个人中心'],
  ['/ai', 'AI', 'AI 搜图'],
  ['/material', 'Material', '材料板'],
  ['/projects', 'Projects', '项目'],
  ['/work', 'Boards', '我的材料板'],
  ['/budgetList', 'Budget lists', '预算清单'],
  ['/budgetList/1', 'Budget list', '预算清单'],
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
/**
 * Plain pages first: pages that were left stay in the document, and axe has to skip them. One error page stands for all;
 * their faces are checked in web/finding/catalogue-view.component.test.tsx too.
 */
const SCREENS = [
  '/login',
  '/network-error',
  '/material',
  '/favorites',
  '/user/info',
  '/compare',
  '/brief',
  '/brand/99999',
  '/ai',
  '/brand/1',
  '/?keyword=zzzz',
  '/?categoryId=987654',
  '/',
]

const stage = setReadingStage()

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

it('is drawn at 1920 with a sidebar of 60 px, a header of 56 and a drawer of 1000; zoomed to 200 percent, text is at least 1.8 times as large, and no screen needs scrolling sideways, nor does it on a phone (§1, §2, §9)', async () => {
  const page = await visitZoomable({ viewport: { width: 1920, height: 1080 } })
  expect((await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.width).toBe(60)
  const banner = page.getByRole('banner')
  expect(Math.round((await banner.boundingBox())?.height ?? 0)).toBe(56)
  expect((await banner.getByRole('link', { name: 'Quarry', exact: true }).boundingBox())?.x).toBeLessThan(100)
  expect((await banner.getByRole('link', { name: 'Login' }).boundingBox())?.x).toBeGreaterThan(1700)
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

  await resize(page, 1366)
  await readOnIn(page, 'zh-CN')
  for (const address of SCREENS) {
    await comeTo(page, address)
    for (const [width, zoom] of [
      [683, 2],
      [960, 2],
      [320, 1],
    ] as const) {
      await resize(page, width, { zoom })
      expect(await overflow(page), `${address} at ${width} px`).toBe(0)
    }
  }
  for (const [address, , title] of TITLES) {
    await comeTo(page, address)
    await expect.poll(() => titleOf(page), { message: address }).toBe(`Quarry - ${title}`)
  }
  await page.locator('main').getByRole('link').filter({ visible: true }).click()
  await expect.poll(() => page.title(), { message: 'an error page leads back' }).toBe('Quarry - 首页')
  await page.locator('article').filter({ visible: true }).first().waitFor()
})

it('every screen has its title and no serious accessibility violations, in light and dark, with breadcrumb and footer; a way past the frame, and a mark of the place in forced colours (§2)', async () => {
  const page = await stage.enter()
  await page.addInitScript(`for (const line of ['breadcrumb', 'footer']) localStorage.setItem('quarry-' + line, 'on')`)
  await page.goto(`${stage.shop.server.url}/material`)
  // While boards load, the skip link leads to their place.
  await page.getByText('No board is published yet.').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  // With results: keyboard.test.ts.
  await expect.poll(() => page.evaluate<string>('document.activeElement.id')).toBe('content')
  const lineOf = (selector: string) =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('nav ${selector}')).borderTopStyle`)
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await lineOf('[aria-current="page"]'), 'of the current place').toBe('solid')
  expect(await lineOf('[href="/ai"]:not([aria-current])'), 'of another').toBe('none')
  await page.emulateMedia({ forcedColors: null })
  const theme = () => page.locator('html').getAttribute('data-mantine-color-scheme')
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(theme, { message: 'the theme follows the system' }).toBe(colorScheme)
  }

  for (const [address, title] of TITLES) {
    await comeTo(page, address)
    await expect.poll(() => titleOf(page), { message: address }).toBe(`Quarry - ${title}`)
    const error = ERRORS[address as keyof typeof ERRORS]
    if (error) await page.getByRole('heading', { level: 1, name: error }).waitFor()
  }
  for (const address of SCREENS) {
    await comeTo(page, address)
    expect(await violationsOfPage(page), `of ${address}`).toEqual([])
  }
})
