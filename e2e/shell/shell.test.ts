import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Theme, Tongue, VisitOptions } from '../stage/browser.ts'
import { seriousViolations } from '../stage/axe.ts'
import { setReadingStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    main: 'Main',
    logo: 'Quarry, to the catalogue',
    login: 'Login',
    places: ['Home', 'AI', 'Favorites', 'Material'],
  },
  'zh-CN': { main: '主导航', logo: 'Quarry，回到材料库', login: '登录', places: ['首页', 'AI 搜图', '收藏', '材料板'] },
}
const PLACES = ['/', '/ai', '/favorites', '/material']
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
const TONGUES: Tongue[] = ['en', 'zh-CN']

const stage = setReadingStage()

async function visitShop(options: VisitOptions = {}, path = '/'): Promise<Page> {
  await stage.enter(options)
  await stage.person.page.goto(stage.shop.server.url + path)
  await stage.person.page.locator('main').waitFor()
  return stage.person.page
}

const root = (page: Page) =>
  page.evaluate<{ fontSize: string; u: string; isHairline: boolean }>(`({
    fontSize: document.documentElement.style.fontSize,
    u: getComputedStyle(document.documentElement).getPropertyValue('--u'),
    isHairline: document.documentElement.classList.contains('hairlines'),
  })`)

describe('the page scale (§1)', () => {
  it.each([
    [2560, '256px', '1.33333px'],
    [390, '39px', '1px'],
    // Others: web/shell/preferences/page-scale.component.test.tsx.
  ])('has a root of one tenth of %i px, recomputed on every resize', async (width, fontSize, u) => {
    const page = await visitShop({ viewport: { width: 1000, height: 700 } })
    await page.setViewportSize({ width, height: 700 })
    await expect.poll(async () => (await root(page)).fontSize).toBe(fontSize)
    expect(Number.parseFloat((await root(page)).u)).toBeCloseTo(Number.parseFloat(u), 4)
  })

  it('marks a screen of high density for hairlines, and no other', async () => {
    const desk = await visitShop()
    expect((await root(desk)).isHairline).toBe(false)
    const phone = await visitShop({ viewport: { width: 390, height: 844 } })
    expect((await root(phone)).isHairline).toBe(true)
  })

  it.each([1366, 1920, 2560, 3840])(
    'makes text at least 1.8 times as large in a window of %i px zoomed to 200 percent',
    async (width) => {
      const textSize = async (page: Page) =>
        Number.parseFloat(await page.evaluate<string>(`getComputedStyle(document.querySelector('article a')).fontSize`))
      const plain = await visitShop({ viewport: { width, height: 900 } })
      await plain.locator('article').first().waitFor()
      const before = await textSize(plain)
      // A zoomed window has half as many CSS pixels inside, and as many as before outside.
      await stage.enter({ viewport: { width: width / 2, height: 450 } })
      await stage.person.context.addInitScript(`Object.defineProperty(window, 'outerWidth', { value: ${width} })`)
      await stage.person.page.goto(stage.shop.server.url)
      await stage.person.page.locator('article').first().waitFor()
      expect(((await textSize(stage.person.page)) * 2) / before).toBeGreaterThanOrEqual(1.8)
      expect(await overflow(stage.person.page)).toBe(0)
    },
  )

  it('draws at 1920 a sidebar of 60 px, a header of 56 and a drawer of 1000 (§2, §9)', async () => {
    const page = await visitShop({ viewport: { width: 1920, height: 1080 } })
    expect((await page.getByRole('navigation', { name: 'Main' }).boundingBox())?.width).toBe(60)
    expect(Math.round((await page.getByRole('banner').boundingBox())?.height ?? 0)).toBe(56)
    await page.locator('article a').first().click()
    await expect.poll(async () => (await page.getByRole('dialog').boundingBox())?.x).toBe(920)
    expect((await page.getByRole('dialog').boundingBox())?.width).toBe(1000)
  })
})

describe('the shell (§2)', () => {
  it.each(TONGUES)('has a logo to / and four places, each with a tooltip (%s)', async (tongue) => {
    const { main, logo, places } = WORDS[tongue]
    const page = await visitShop({ tongue }, '/material')
    const bar = page.getByRole('navigation', { name: main })
    expect(await bar.getByRole('link', { name: logo }).getAttribute('href')).toBe('/')
    for (const [index, name] of places.entries()) {
      const link = bar.getByRole('link', { name, exact: true })
      expect(await link.getAttribute('href')).toBe(PLACES[index])
      expect(await link.getAttribute('aria-current')).toBe(PLACES[index] === '/material' ? 'page' : null)
      await link.hover()
      await page.getByRole('tooltip', { name, exact: true }).waitFor()
    }
    await page.mouse.move(700, 400)
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0)
    await bar.getByRole('link', { name: places[1] ?? '', exact: true }).focus()
    await page.getByRole('tooltip', { name: places[1] ?? '', exact: true }).waitFor()
  })

  it.each(TONGUES)('has the product title on the left of its header and Login on the right (%s)', async (tongue) => {
    const page = await visitShop({ tongue })
    const banner = page.getByRole('banner')
    const title = await banner.getByRole('link', { name: 'Quarry', exact: true }).boundingBox()
    const login = banner.getByRole('link', { name: WORDS[tongue].login })
    expect(title?.x).toBeLessThan(100)
    expect((await login.boundingBox())?.x).toBeGreaterThan(1200)
    expect(await login.getAttribute('href')).toBe('/login')
  })

  it.each(TONGUES)('titles the document with the product, a dash and the route (%s)', async (tongue) => {
    const page = await visitShop({ tongue })
    for (const [address, english, chinese] of TITLES) {
      await page.evaluate(`history.pushState({}, '', '${address}'); dispatchEvent(new PopStateEvent('popstate'))`)
      await expect.poll(() => page.title()).toBe(`Quarry - ${tongue === 'en' ? english : chinese}`)
    }
  })

  it('has a bar at the bottom of a phone in place of the sidebar, its places named in words', async () => {
    const page = await visitShop({ viewport: { width: 390, height: 844 } })
    const box = await page.getByRole('navigation', { name: 'Main' }).boundingBox()
    expect(box?.width).toBe(390)
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
    await page.getByRole('navigation', { name: 'Main' }).getByText('Favorites').tap()
    await expect.poll(() => page.title()).toBe('Quarry - Favorites')
  })

  it('lets the keyboard skip to the content; to results where there are some (keyboard.test.ts)', async () => {
    const page = await visitShop({}, '/material')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('content')
  })

  it('stands on /login without its frame, and keeps the page behind', async () => {
    const page = await visitShop()
    await page.getByRole('button', { name: 'Find a brand' }).click()
    // A plain click on Login opens the dialog; whatever else leads there within the page comes to its own page.
    await page.evaluate(`history.pushState({}, '', '/login'); dispatchEvent(new PopStateEvent('popstate'))`)
    await expect.poll(() => page.title()).toBe('Quarry - Login')
    expect(await page.getByRole('banner').count()).toBe(0)
    await page.goBack()
    await page.getByRole('textbox', { name: 'Find a brand' }).waitFor()
  })
})

const SCREENS = [
  '/',
  '/?keyword=zzzz',
  '/brand/1',
  '/brand/99999',
  '/ai',
  '/material',
  '/favorites',
  '/user/info',
  '/login',
  '/403',
  '/nowhere',
  '/500',
  '/network-error',
]

describe('every screen', () => {
  it.each<[Theme, Tongue]>([
    ['light', 'en'],
    ['dark', 'zh-CN'],
  ])('has nothing in the way of assistive technology (%s, %s)', async (theme, tongue) => {
    const page = await visitShop({ theme, tongue })
    for (const address of SCREENS) {
      await page.goto(stage.shop.server.url + address)
      await page.locator('main h1').first().waitFor()
      await page.locator('main [aria-busy="true"], main output').first().waitFor({ state: 'detached' })
      expect({ address, violations: await seriousViolations(page) }).toEqual({ address, violations: [] })
    }
  })

  it.each([
    ['a phone of 320 px', { width: 320, height: 640 }, 320],
    ['a phone of 390 px', { width: 390, height: 844 }, 390],
    ['a desk of 1366 px zoomed to 200 percent', { width: 683, height: 384 }, 1366],
    ['a desk of 1920 px zoomed to 200 percent', { width: 960, height: 540 }, 1920],
  ])('needs no scrolling sideways on %s', async (_, viewport, outerWidth) => {
    const page = await stage.enter({ viewport })
    await stage.person.context.addInitScript(`Object.defineProperty(window, 'outerWidth', { value: ${outerWidth} })`)
    for (const address of SCREENS) {
      await page.goto(stage.shop.server.url + address)
      await page.locator('main h1').first().waitFor()
      await page.locator('main [aria-busy="true"], main output').first().waitFor({ state: 'detached' })
      expect({ address, overflow: await overflow(page) }).toEqual({ address, overflow: 0 })
    }
  })
})

const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

it('marks the page that is in sight by a line where the browser has its own colours', async () => {
  const page = await stage.enter()
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(stage.shop.server.url)
  const links = page.getByRole('navigation', { name: WORDS.en.main }).getByRole('link')
  const here = links.and(page.locator('[aria-current="page"]'))
  const lineOf = (link: Locator) =>
    link.evaluate((one) => one.ownerDocument.defaultView?.getComputedStyle(one).borderTopStyle)
  await here.waitFor()
  expect(await lineOf(here)).toBe('solid')
  expect(await lineOf(links.and(page.locator(':not([aria-current])')).last())).toBe('none')
})
