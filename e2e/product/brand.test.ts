import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { aPicture, aProduct } from '../../server/testing/factories.ts'
import { restingScroll } from '../stage/at-rest.ts'
import { goTo } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import type { Shop } from '../stage/catalogue.ts'
import { setStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const ALL = '30 products · 30 SKUs'
const stage = setStage(openBrandShop)
const brandIds = new Map<string, string>()

beforeAll(async () => {
  const brands = await stage.shop.db.selectFrom('brand').select(['id', 'english_name']).execute()
  for (const { id, english_name: name } of brands) brandIds.set(name, id)
})

/** A brand of thirty slates in two categories with all its details, and a floor of another brand. */
async function openBrandShop(): Promise<Shop> {
  const shop = await openShop()
  await writeFile(join(shop.folder, 'cover.png'), await aPicture({ color: '#4a4642', width: 400, height: 400 }))
  await writeFile(join(shop.folder, 'logo.png'), await aPicture({ width: 300, height: 100 }))
  await shop.importLines([
    ...Array.from({ length: 30 }, (_, index) => slate(index)),
    aProduct({ key: 'oak', enName: 'Herringbone oak', brand: { englishName: 'Nordhem' } }),
    aProduct({ brand: { englishName: 'Closed' }, status: 'withdrawn' }),
  ])
  return shop
}

function slate(index: number) {
  const leaf = index < 9 ? { enName: 'Roof slate', name: '屋面板岩' } : { enName: 'Wall slate', name: '墙面板岩' }
  return aProduct({
    key: `slate-${index}`,
    rank: index,
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
        coverImage: 'cover.png',
        caseImages: ['cover.png'],
        minPrice: 50 + index,
        maxPrice: 60 + index,
      },
    ],
  })
}

const brandPath = (name: string, query = '') => `/brand/${brandIds.get(name)}${query}`
const cards = (page: Page) => page.locator('main a[href*="skuId="]')
const searchOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

/** Layout shifts of visible content, by Chromium's score. */
const countShifts = `window.shift = 0
new PerformanceObserver((list) => { for (const entry of list.getEntries()) window.shift += entry.value })
  .observe({ type: 'layout-shift', buffered: true })`

/** Other brands, and Chinese: web/brand/brand-view.component.test.tsx. */
describe('the brand page', () => {
  it('§2: brand/:id opens in a new tab from the drawer, shows the brand, narrows to a category and comes back', async () => {
    const list = await stage.visit('/?keyword=Slate%20number%200')
    await cards(list).first().click()
    const opening = list.context().waitForEvent('page')
    const drawerOfList = list.getByRole('dialog')
    await drawerOfList.getByRole('link', { name: 'Fjellstein, opens in a new tab' }).click()
    const page = await opening
    page.on('console', (message) => message.type() === 'error' && stage.person.faults.push(message.text()))
    await page.getByRole('heading', { level: 1, name: 'Fjellstein' }).waitFor()
    await page.getByText(ALL).waitFor()
    expect(new URL(page.url()).pathname).toBe(brandPath('Fjellstein'))
    expect(await page.title()).toBe('Quarry - Brand: Fjellstein')
    expect(await page.getByText('Norway', { exact: true }).isVisible()).toBe(true)
    expect(await page.getByText(/Slate split by hand/).isVisible()).toBe(true)
    const site = page.getByRole('link', { name: /^fjellstein\.example/ })
    expect(await site.getAttribute('href')).toBe('https://www.fjellstein.example/en')
    expect(list.url()).toContain('skuId=')
    expect(await drawerOfList.isVisible()).toBe(true)

    const roof = page.getByRole('link', { name: /^Roof slate 9/ })
    await roof.click()
    await page.getByText('9 products · 9 SKUs').waitFor()
    expect(searchOf(page).get('categoryId')).toMatch(/^\d+$/)
    await page.reload()
    await page.getByText('9 products · 9 SKUs').waitFor()
    expect(await roof.getAttribute('aria-current')).toBe('true')
    await openAndCloseFirst(page, 'Slate number 0', 'Close')
    await page.getByText('9 products · 9 SKUs').waitFor()
    await page.goBack()
    await page.getByText(ALL).waitFor()
  })

  it('counts its categories under whatever else narrows its list, and goes over the edge of no phone', async () => {
    const page = await stage.visit(brandPath('Fjellstein', '?priceMin=79'), { viewport: PHONE, tongue: 'zh-CN' })
    const row = page.getByRole('navigation', { name: '山岩' }).getByRole('link')
    const counts = ['全部 11', '屋面板岩 0', '墙面板岩 11']
    await page.getByText(/^11 件产品/).waitFor()
    await expect.poll(() => row.allTextContents()).toEqual(counts)
    await row.last().click()
    await expect.poll(() => row.last().getAttribute('aria-current')).toBe('true')
    await page.getByText(/^11 件产品/).waitFor()
    await expect.poll(() => row.allTextContents()).toEqual(counts)
    await openAndCloseFirst(page, /^板岩/, '关闭')
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({ width, height: PHONE.height })
      const overhang = () => page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
      await expect.poll(overhang, { message: `${width} px` }).toBeLessThanOrEqual(0)
    }
  })

  it('closes a product and stands where it stood, says which words leave nothing, and searches from the header', async () => {
    const page = await stage.visit(brandPath('Fjellstein'))
    await page.getByText(ALL).waitFor()
    const late = page.getByRole('link', { name: /Slate number 20/ })
    await late.scrollIntoViewIfNeeded()
    const place = await restingScroll(page)
    await late.click()
    await page.getByRole('dialog').getByText('FJ-20').first().waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(Math.abs((await page.evaluate<number>('window.scrollY')) - place)).toBeLessThan(5)

    await goTo(page, brandPath('Fjellstein', '?keyword=zzzz'))
    await page.getByText('No results for “zzzz”.').waitFor()
    expect(await page.getByRole('button', { name: 'Remove “zzzz”' }).isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.getByText(ALL).waitFor()

    await page.getByRole('combobox', { name: 'Search' }).fill('Herringbone')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Herringbone oak' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')

    await goTo(page, brandPath('Closed'))
    await page.getByText('This brand has nothing on sale at the moment.').waitFor()
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
    await page.getByText(ALL).waitFor()
    await cards(page).nth(5).waitFor()
    expect(await page.evaluate<number>('window.shift')).toBeLessThanOrEqual(0.02)
  })
})

/** Opens and closes the first product; the address is then unchanged. */
async function openAndCloseFirst(page: Page, name: string | RegExp, close: string): Promise<void> {
  const address = page.url()
  await cards(page).first().click()
  const drawer = page.getByRole('dialog', { name })
  await drawer.getByText(/^FJ-/).first().waitFor()
  await drawer.getByRole('button', { name: close, exact: true }).click()
  await drawer.waitFor({ state: 'hidden' })
  expect(page.url()).toBe(address)
}
