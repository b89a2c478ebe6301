import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { isAtRest, standsStill } from '../stage/at-rest.ts'
import { seriousViolations } from '../stage/axe.ts'
import type { Theme, Tongue, VisitOptions } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'
import { focusedName, skuIdOf } from '../stage/drawer-shop.ts'

const DESK = { width: 1920, height: 1080 }
const PHONE = { width: 390, height: 844 }
const WORDS = {
  en: {
    oak: 'Herringbone oak',
    tile: 'Glazed tile',
    close: 'Close',
    zoom: 'Zoom',
    tabs: ['Params', 'New material certification', 'Downloads'],
  },
  'zh-CN': {
    oak: '人字拼橡木',
    tile: '釉面砖',
    close: '关闭',
    zoom: '放大',
    tabs: ['参数', '新材料认证', '相关下载'],
  },
}

const stage = setReadingStage('drawer')
const skuIds = { oak: '', tile: '', lastTile: '' }

beforeAll(async () => {
  skuIds.oak = await skuIdOf(stage.shop, 'NH-OAK-N')
  skuIds.tile = await skuIdOf(stage.shop, 'TILE-1')
  skuIds.lastTile = await skuIdOf(stage.shop, 'TILE-24')
}, 120_000)

const visitShop = stage.visit

const drawerOf = (page: Page, name: string | RegExp = WORDS.en.oak) => page.getByRole('dialog', { name })
const closeOf = (page: Page) => page.getByRole('button', { name: /^(Close|关闭)$/ })
const searchOf = (page: Page) => new URL(page.url()).searchParams
const isFocusInDrawer = (page: Page) =>
  page.evaluate<boolean>(`document.activeElement.closest('[role="dialog"]') !== null`)

describe('a product’s drawer', () => {
  it.each(['/', '/product', '/brand/1', '/ai', '/favorites', '/material', '/user/info', '/403', '/500', '/nowhere'])(
    '§2: opens 1000 px wide on the right when skuId is in the address of %s',
    async (path) => {
      const page = await visitShop(`${path}?skuId=${skuIds.oak}`, { viewport: DESK })
      const drawer = drawerOf(page)
      await drawer.getByText('NH-OAK-N').waitFor()
      await standsStill(page)
      const box = await drawer.boundingBox()
      expect(box?.width).toBe(1000)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(
        await page.evaluate<number>('document.documentElement.clientWidth'),
      )
    },
  )

  it('§2: opens and closes with every navigation that brings or takes skuId', async () => {
    const page = await visitShop('/')
    await page.getByRole('link', { name: WORDS.en.oak }).click()
    await drawerOf(page).waitFor()
    await page.goBack()
    await drawerOf(page).waitFor({ state: 'hidden' })
    await page.goForward()
    await drawerOf(page).waitFor()
    await page.evaluate(
      `history.pushState(null, '', '/?skuId=${skuIds.tile}'); dispatchEvent(new PopStateEvent('popstate'))`,
    )
    await drawerOf(page, WORDS.en.tile).waitFor()
  })

  it('§2: closing removes skuId and nothing else', async () => {
    const rest = '/product?sort=price-desc&unknown=1&priceMax=400'
    const page = await visitShop(`${rest}&skuId=${skuIds.oak}#here`)
    await drawerOf(page).getByText('NH-OAK-N').waitFor()
    await closeOf(page).click()
    await drawerOf(page).waitFor({ state: 'hidden' })
    expect(page.url()).toBe(`${stage.shop.server.url}${rest}#here`)
  })

  it('§2: Esc does not close the drawer, wherever the focus is, nor after it closed the viewer', async () => {
    const page = await visitShop(`/?skuId=${skuIds.oak}`)
    const drawer = drawerOf(page)
    await drawer.getByText('NH-OAK-N').waitFor()
    await page.keyboard.press('Escape')
    await page.evaluate('document.activeElement.blur()')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Zoom', exact: true }).click()
    const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
    await viewer.waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await viewer.waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    expect(await focusedName(page)).toBe('Zoom')
    expect(await drawer.isVisible()).toBe(true)
    expect(searchOf(page).get('skuId')).toBe(skuIds.oak)
  })

  it('§2: a click outside closes it, but not while it is loading', async () => {
    const page = await stage.enter()
    const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
    await page.route('**/get-detail*', async (route) => {
      await permission
      await route.continue()
    })
    await page.goto(`${stage.shop.server.url}/?skuId=${skuIds.oak}`)
    const loading = drawerOf(page, 'Product')
    await loading.waitFor()
    await page.mouse.click(100, 300)
    expect(await focusedName(page)).toBe('Close')
    expect(searchOf(page).get('skuId')).toBe(skuIds.oak)
    permit()
    await drawerOf(page).getByText('NH-OAK-N').waitFor()
    await page.mouse.click(100, 300)
    await drawerOf(page).waitFor({ state: 'hidden' })
    expect(searchOf(page).has('skuId')).toBe(false)
  })

  it('takes the focus, keeps it, and gives it back to the card', async () => {
    const page = await visitShop('/')
    const card = page.getByRole('link', { name: WORDS.en.oak })
    await card.focus()
    await page.keyboard.press('Enter')
    await drawerOf(page).getByText('NH-OAK-N').waitFor()
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press(press % 7 === 6 ? 'Shift+Tab' : 'Tab')
      expect(await isFocusInDrawer(page)).toBe(true)
    }
    await closeOf(page).focus()
    await page.keyboard.press('Enter')
    await drawerOf(page).waitFor({ state: 'hidden' })
    const focused = page.locator('main a:focus')
    await expect.poll(() => focused.getAttribute('href')).toBe(await card.getAttribute('href'))
  })

  it('closes with Back after any number of SKUs, the list where it was', async () => {
    const page = await visitShop('/')
    const card = page.getByRole('link', { name: WORDS.en.tile })
    await page.getByRole('link', { name: WORDS.en.oak }).hover()
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 200)
        return card.isVisible()
      })
      .toBe(true)
    await card.click()
    const drawer = drawerOf(page, WORDS.en.tile)
    await drawer.getByText('TILE-1', { exact: true }).waitFor()
    const place = await page.evaluate<number>('window.scrollY')
    for (const model of ['TILE-2', 'TILE-3', 'TILE-4']) {
      await drawer.getByRole('button', { name: model, exact: true }).click()
      await drawer.getByText(model, { exact: true }).waitFor()
    }
    await page.goBack()
    await drawer.waitFor({ state: 'hidden' })
    expect(searchOf(page).has('skuId')).toBe(false)
    expect(await page.evaluate<number>('window.scrollY')).toBe(place)
  })

  it.each<[Tongue, string[]]>([
    ['en', ['Fornace', 'Wall', 'Tile', 'Glazed']],
    ['zh-CN', ['炉', '墙面', '瓷砖', '釉面']],
  ])('§2: its breadcrumb leads to the brand and every level of the category (%s)', async (tongue, names) => {
    const page = await visitShop(`/brand/1?skuId=${skuIds.tile}`, { tongue })
    const path = drawerOf(page, WORDS[tongue].tile).getByRole('navigation')
    await path.getByRole('link').nth(3).waitFor()
    expect(await path.getByRole('link').allInnerTexts()).toEqual(names)
    await path.getByRole('link', { name: names[2] ?? '' }).click()
    await expect.poll(() => searchOf(page).get('categoryId')).toMatch(/^\d+$/)
    expect(searchOf(page).has('skuId')).toBe(false)
    expect(new URL(page.url()).pathname).toBe('/')
    await page.getByRole('link', { name: WORDS[tongue].tile }).waitFor()
  })

  it('§2: its brand opens in a new tab', async () => {
    const page = await visitShop(`/?skuId=${skuIds.oak}`)
    const opening = page.waitForEvent('popup')
    await drawerOf(page)
      .getByRole('link', { name: /^Nordhem, opens/ })
      .click()
    const brandPage = await opening
    await brandPage.getByRole('heading', { name: 'Nordhem' }).waitFor()
    expect(new URL(brandPage.url()).pathname).toMatch(/^\/brand\/\d+$/)
    expect(await drawerOf(page).isVisible()).toBe(true)
  })

  it.each<[Tongue, VisitOptions['viewport']]>([
    ['en', DESK],
    ['zh-CN', PHONE],
  ])(
    '§2: switching the SKU asks nothing more of the product, and begins at the first picture and tab (%s)',
    async (tongue, viewport) => {
      const words = WORDS[tongue]
      const page = await visitShop(`/?skuId=${skuIds.tile}`, { tongue, ...(viewport && { viewport }) })
      // What is read once the page has come to rest is none of the SKU's.
      await isAtRest(page)
      await page.waitForLoadState('networkidle')
      const drawer = drawerOf(page, words.tile)
      const thumbnails = drawer.getByRole('list', { name: /All pictures|全部图片/ }).getByRole('button')
      await thumbnails.nth(2).click()
      await drawer.getByRole('tab').nth(1).click()
      const asked: string[] = []
      page.on('request', (request) => request.url().includes('/app-api/') && asked.push(request.url()))
      await drawer.getByRole('button', { name: tongue === 'en' ? 'Light, TILE-1' : '浅，TILE-1' }).focus()
      await page.keyboard.press('End')
      await drawer.getByText('TILE-24', { exact: true }).waitFor()
      expect(searchOf(page).get('skuId')).toBe(skuIds.lastTile)
      expect(await focusedName(page)).toBe('TILE-24')
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Home')
      await drawer.getByText('TILE-1', { exact: true }).waitFor()
      expect(await drawer.getByRole('tab', { selected: true }).innerText()).toBe(words.tabs[0])
      expect(await thumbnails.nth(0).getAttribute('aria-current')).toBe('true')
      // What else looks like it is another matter for each SKU, where that is in view.
      expect(asked.filter((address) => !address.includes('/spu/similar?'))).toEqual([])
    },
  )

  it.each<[Theme, Tongue, VisitOptions['viewport']]>([
    ['light', 'en', DESK],
    ['dark', 'zh-CN', PHONE],
  ])(
    'has nothing in the way of assistive technology, tab by tab and in the viewer (%s)',
    async (theme, tongue, viewport) => {
      const words = WORDS[tongue]
      const page = await visitShop(`/?skuId=${skuIds.tile}`, { theme, tongue, ...(viewport && { viewport }) })
      const drawer = drawerOf(page, words.tile)
      for (const name of words.tabs) {
        await drawer.getByRole('tab', { name: new RegExp(`^${name}`) }).click()
        expect(await seriousViolations(page)).toEqual([])
      }
      await drawer.getByRole('button', { name: words.zoom, exact: true }).click()
      await page
        .getByRole('dialog', { name: /viewer|查看器/ })
        .getByRole('img')
        .first()
        .waitFor()
      expect(await seriousViolations(page)).toEqual([])
    },
  )
})

it.each([DESK, PHONE])('the ring of what stands below the drawer’s head is whole (%o)', async (viewport) => {
  const page = await visitShop(`/?skuId=${skuIds.oak}`, { viewport })
  const drawer = drawerOf(page)
  await drawer.getByRole('tab').first().waitFor()
  await standsStill(page)
  await page.keyboard.press('Tab')
  const save = drawer.getByRole('button', { name: 'Save to folder' })
  await save.focus()
  const room = await save.evaluate((one) => {
    const style = one.ownerDocument.defaultView?.getComputedStyle(one)
    const ring = parseFloat(style?.outlineWidth ?? '') + parseFloat(style?.outlineOffset ?? '')
    const top = one.getBoundingClientRect().top
    const above = one.ownerDocument.elementFromPoint(one.getBoundingClientRect().left + 20, top - ring)
    return { ring, isOwn: above?.contains(one) ?? false }
  })
  expect(room.ring).toBeGreaterThan(2)
  expect(room.isOwn).toBe(true)
})
