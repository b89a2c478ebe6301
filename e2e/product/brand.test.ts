import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPicture, aProduct } from '../../server/testing/factories.ts'
import { restingScroll } from '../stage/at-rest.ts'
import { seriousViolations } from '../stage/axe.ts'
import type { Theme, Tongue, VisitOptions } from '../stage/browser.ts'
import { fillShop, openShop } from '../stage/catalogue.ts'
import type { Shop } from '../stage/catalogue.ts'
import { setStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const WORDS = {
  en: {
    title: 'Quarry - Brand: Fjellstein',
    name: 'Fjellstein',
    inNewTab: 'Fjellstein, opens in a new tab',
    country: 'Norway',
    description: /Slate split by hand/,
    first: 'Slate number 0',
    all: /^All 30/,
    roof: /^Roof slate 9/,
    ofRoof: '9 products · 9 SKUs',
    ofAll: '30 products · 30 SKUs',
    products: 'Products',
    close: 'Close',
    gone: 'This brand does not exist, or is no longer here.',
    back: 'Back to the catalogue',
  },
  'zh-CN': {
    title: 'Quarry - 品牌：山岩',
    name: '山岩',
    inNewTab: '山岩，在新标签页打开',
    country: '挪威',
    description: /手工劈开的板岩/,
    first: '板岩0号',
    all: /^全部 30/,
    roof: /^屋面板岩 9/,
    ofRoof: '9 件产品 · 9 个 SKU',
    ofAll: '30 件产品 · 30 个 SKU',
    products: '产品',
    close: '关闭',
    gone: '该品牌不存在，或已下架。',
    back: '回到材料库',
  },
}

const stage = setStage(openBrandShop)
const brandIds = new Map<string, string>()

beforeAll(async () => {
  const brands = await stage.shop.db.selectFrom('brand').select(['id', 'english_name']).execute()
  for (const { id, english_name: name } of brands) brandIds.set(name, id)
})

async function openBrandShop(): Promise<Shop> {
  const shop = await openShop()
  await fillShop(shop)
  await writeFile(join(shop.folder, 'logo.png'), await aPicture({ width: 300, height: 100 }))
  await shop.importLines([
    ...Array.from({ length: 30 }, (_, index) => slate(index)),
    aProduct({ brand: { englishName: 'Bare', name: '素' }, skus: [{ model: 'BARE' }] }),
    aProduct({ brand: { englishName: 'Closed' }, status: 'withdrawn' }),
  ])
  return shop
}

function slate(index: number) {
  const leaf = index < 9 ? { enName: 'Roof slate', name: '屋面板岩' } : { enName: 'Wall slate', name: '墙面板岩' }
  return aProduct({
    key: `slate-${index}`,
    // After all of the shop's own.
    rank: 200 + index,
    enName: `Slate number ${index}`,
    name: `板岩${index}号`,
    category: [{ enName: 'Slate', name: '板岩' }, leaf],
    brand: {
      englishName: 'Fjellstein',
      name: '山岩',
      country: 'NO',
      website: 'https://www.fjellstein.example/en',
      logo: 'logo.png',
      enDescription: 'Slate split by hand. '.repeat(30),
      description: '手工劈开的板岩。'.repeat(60),
    },
    skus: [
      {
        model: `FJ-${index}`,
        coverImage: `cover-${index % 6}.png`,
        caseImages: ['cover-2.png'],
        minPrice: 50 + index,
        maxPrice: 60 + index,
      },
    ],
  })
}

const visitShop = stage.visit

const brandPath = (name: string, query = '') => `/brand/${brandIds.get(name)}${query}`
const cards = (page: Page) => page.locator('main a[href*="skuId="]')
const searchOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

/** How far what was in sight has moved by itself, as Chromium scores it. */
const countShifts = `window.shift = 0
new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value })
  .observe({ type: 'layout-shift', buffered: true })`

describe('the brand page', () => {
  it.each<[Tongue, Theme]>([
    ['en', 'light'],
    ['zh-CN', 'dark'],
  ])('§2: brand/:id opens in a new tab from the drawer, and shows the brand (%s, %s)', async (tongue, theme) => {
    const words = WORDS[tongue]
    const list = await visitShop('/?keyword=Slate%20number%200', { tongue, theme })
    await cards(list).first().click()
    const opening = list.context().waitForEvent('page')
    await list.getByRole('dialog').getByRole('link', { name: words.inNewTab }).click()
    const page = await opening
    page.on('console', (message) => message.type() === 'error' && stage.person.faults.push(message.text()))
    await page.getByRole('heading', { level: 1, name: words.name }).waitFor()
    await page.getByText(words.ofAll).waitFor()
    expect(await page.title()).toBe(words.title)
    expect(await page.getByText(words.country, { exact: true }).isVisible()).toBe(true)
    expect(await page.getByText(words.description).isVisible()).toBe(true)
    const site = page.getByRole('link', { name: /^fjellstein\.example/ })
    expect(await site.getAttribute('href')).toBe('https://www.fjellstein.example/en')
    expect(await site.getAttribute('target')).toBe('_blank')
    expect(list.url()).toContain('skuId=')
  })

  it.each<[Tongue, VisitOptions]>([
    ['en', {}],
    ['zh-CN', {}],
    ['en', { viewport: PHONE }],
    ['zh-CN', { viewport: PHONE }],
  ])('narrows to a category, opens a product and comes back the way it went (%s, %o)', async (tongue, options) => {
    const words = WORDS[tongue]
    const page = await visitShop(brandPath('Fjellstein'), { ...options, tongue })
    await page.getByText(words.ofAll).waitFor()
    expect(await page.getByRole('link', { name: words.all }).getAttribute('aria-current')).toBe('true')

    await page.getByRole('link', { name: words.roof }).click()
    await page.getByText(words.ofRoof).waitFor()
    expect(searchOf(page).get('categoryId')).toMatch(/^\d+$/)
    expect(new URL(page.url()).pathname).toBe(brandPath('Fjellstein'))
    await page.reload()
    await page.getByText(words.ofRoof).waitFor()
    expect(await page.getByRole('link', { name: words.roof }).getAttribute('aria-current')).toBe('true')

    await cards(page).first().click()
    const drawer = page.getByRole('dialog', { name: words.first })
    await drawer.getByText('FJ-0').first().waitFor()
    await drawer.getByRole('button', { name: words.close, exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    expect(searchOf(page).has('skuId')).toBe(false)
    await page.getByText(words.ofRoof).waitFor()
    await page.goBack()
    await page.getByText(words.ofAll).waitFor()
    const width = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
    expect(width).toBeLessThanOrEqual(0)
  })

  it.each<[Tongue, string[]]>([
    ['en', ['All 11', 'Roof slate 0', 'Wall slate 11']],
    ['zh-CN', ['全部 11', '屋面板岩 0', '墙面板岩 11']],
  ])('counts its categories under whatever else narrows its list (%s)', async (tongue, counts) => {
    const page = await visitShop(brandPath('Fjellstein', '?priceMin=79'), { tongue })
    const row = page.getByRole('navigation', { name: /Fjellstein|山岩/ }).getByRole('link')
    await page.getByText(/^11 (products|件产品)/).waitFor()
    await expect.poll(() => row.allTextContents()).toEqual(counts)
    await row.last().click()
    await page.getByText(/^11 (products|件产品)/).waitFor()
    await expect.poll(() => row.allTextContents()).toEqual(counts)
  })

  it('closes a product and stands where it stood', async () => {
    const page = await visitShop(brandPath('Fjellstein'))
    await page.getByText(WORDS.en.ofAll).waitFor()
    await page.getByRole('link', { name: /Slate number 20/ }).scrollIntoViewIfNeeded()
    const place = await restingScroll(page)
    await page.getByRole('link', { name: /Slate number 20/ }).click()
    await page.getByRole('dialog').getByText('FJ-20').first().waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(Math.abs((await page.evaluate<number>('window.scrollY')) - place)).toBeLessThan(5)
  })

  it('narrows, sorts and reads on with the keyboard alone', async () => {
    const page = await visitShop(brandPath('Fjellstein'))
    const more = page.getByRole('button', { name: 'Read more' })
    await more.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Read less' }).waitFor()
    const roof = page.getByRole('link', { name: WORDS.en.roof })
    await roof.waitFor()
    await page.getByRole('link', { name: WORDS.en.all }).focus()
    await page.keyboard.press('Tab')
    expect(await roof.evaluate((link) => link === link.ownerDocument.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    await page.getByText(WORDS.en.ofRoof).waitFor()
    expect(await roof.evaluate((link) => link === link.ownerDocument.activeElement)).toBe(true)
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('price-desc')
    await expect.poll(() => cards(page).first().innerText()).toContain('Slate number 8')
    expect(searchOf(page).get('categoryId')).toMatch(/^\d+$/)
  })

  it('does not jump when the brand comes after its products', async () => {
    const page = await stage.enter()
    const { promise: comes, resolve: letItCome } = Promise.withResolvers<void>()
    await page.addInitScript(countShifts)
    await page.route('**/brand/get*', async (route) => {
      await comes
      await route.continue()
    })
    const listed = page.waitForResponse('**/spu/page*')
    await page.goto(stage.shop.server.url + brandPath('Fjellstein'))
    await listed
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
    letItCome()
    await page.getByText(WORDS.en.ofAll).waitFor()
    await cards(page).nth(5).waitFor()
    expect(await page.evaluate<number>('window.shift')).toBeLessThanOrEqual(0.02)
  })

  it.each(['999999999', 'abc', '99999999999999999999'])(
    'says that there is no brand %s, asks for it at most once, and leads back',
    async (id) => {
      const page = await stage.enter()
      let asked = 0
      page.on('request', (request) => (asked += Number(request.url().includes('/brand/get?'))))
      await page.goto(`${stage.shop.server.url}/brand/${id}`)
      await page.getByRole('heading', { level: 1, name: WORDS.en.gone }).waitFor()
      await page.waitForLoadState('networkidle')
      expect(asked).toBeLessThanOrEqual(1)
      await page.getByRole('link', { name: WORDS.en.back }).click()
      await cards(page).first().waitFor()
    },
  )

  it('says in Chinese that a brand is gone', async () => {
    const page = await visitShop('/brand/999999999', { tongue: 'zh-CN' })
    await page.getByRole('heading', { level: 1, name: WORDS['zh-CN'].gone }).waitFor()
    expect(await page.getByRole('link', { name: WORDS['zh-CN'].back, exact: true }).isVisible()).toBe(true)
  })

  it('says that the brand could not be loaded, and loads it again', async () => {
    const page = await stage.enter()
    await page.route('**/brand/get*', (route) => route.fulfill({ json: { code: 500, msg: 'broken', data: null } }))
    await page.goto(stage.shop.server.url + brandPath('Fjellstein'))
    await page.getByText('The brand could not be loaded.').waitFor()
    await page.unroute('**/brand/get*')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('heading', { level: 1, name: 'Fjellstein' }).waitFor()
  })

  it('shows a brand of which only its name and a product are known', async () => {
    const page = await visitShop(brandPath('Bare'))
    await page.getByRole('heading', { level: 1, name: 'Bare' }).waitFor()
    await page.getByText('1 product · 1 SKU', { exact: true }).waitFor()
    expect(await page.locator('main img').count()).toBe(0)
  })

  it('says that a brand has nothing on sale', async () => {
    const page = await visitShop(brandPath('Closed'))
    await page.getByRole('heading', { level: 1, name: 'Closed' }).waitFor()
    await page.getByText('This brand has nothing on sale at the moment.').waitFor()
    await page.getByRole('link', { name: 'Browse the catalogue' }).click()
    await cards(page).first().waitFor()
  })

  it('names a category of the address that the catalogue does not have, and takes it away', async () => {
    const page = await visitShop(brandPath('Fjellstein', '?categoryId=987654'))
    await page.getByText('The category in this address is not in this catalogue.').waitFor()
    await page.getByRole('button', { name: 'Remove Unknown category' }).click()
    await page.getByText(WORDS.en.ofAll).waitFor()
    expect(searchOf(page).has('categoryId')).toBe(false)
  })

  it('says which words of the address leave nothing, and clears them', async () => {
    const page = await visitShop(brandPath('Fjellstein', '?keyword=zzzz'))
    await page.getByText('No results for “zzzz”.').waitFor()
    expect(await page.getByRole('button', { name: 'Remove “zzzz”' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.getByText(WORDS.en.ofAll).waitFor()
  })

  it('searches the whole catalogue from the header', async () => {
    const page = await visitShop(brandPath('Fjellstein'))
    await page.getByRole('combobox', { name: 'Search' }).fill('Herringbone')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Herringbone oak' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })

  it.each<[Theme, Tongue, VisitOptions['viewport']]>([
    ['light', 'en', { width: 1920, height: 1080 }],
    ['dark', 'zh-CN', { width: 1366, height: 768 }],
    ['light', 'zh-CN', PHONE],
    ['dark', 'en', { width: 320, height: 700 }],
  ])('has nothing in the way of assistive technology (%s, %s, %o)', async (theme, tongue, viewport) => {
    const page = await visitShop(brandPath('Fjellstein'), { theme, tongue, ...(viewport && { viewport }) })
    await cards(page).first().waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await page.goto(`${stage.shop.server.url}/brand/abc`)
    await page.getByRole('heading', { level: 1, name: WORDS[tongue].gone }).waitFor()
    expect(await seriousViolations(page)).toEqual([])
  })
})
