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

/** Other brands, Chinese, and a brand that comes late: web/brand/brand-view.component.test.tsx. */
describe('the brand page', () => {
  it('§2: opens in a new tab from a product, is narrowed and read, keeps its place, and the header searches beyond it', async () => {
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
    expect(await page.getByText('Norway', { exact: true }).isVisible(), 'its country').toBe(true)
    expect(await page.getByText(/Slate split by hand/).isVisible(), 'its description').toBe(true)
    const site = page.getByRole('link', { name: /^fjellstein\.example/ })
    expect(await site.getAttribute('href')).toBe('https://www.fjellstein.example/en')
    expect(list.url(), 'the tab before').toContain('skuId=')
    expect(await drawerOfList.isVisible(), 'the product in the tab before').toBe(true)

    const late = page.getByRole('link', { name: /Slate number 20/ })
    await late.scrollIntoViewIfNeeded()
    const place = await restingScroll(page)
    await late.click()
    await page.getByRole('dialog').getByText('FJ-20').first().waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const moved = Math.abs((await page.evaluate<number>('window.scrollY')) - place)
    expect(moved, 'where it stood, after a product').toBeLessThan(5)

    const roof = page.getByRole('link', { name: /^Roof slate 9/ })
    await roof.click()
    await page.getByText('9 products · 9 SKUs').waitFor()
    expect(new URL(page.url()).searchParams.get('categoryId')).toMatch(/^\d+$/)
    await page.reload()
    await page.getByText('9 products · 9 SKUs').waitFor()
    expect(await roof.getAttribute('aria-current'), 'the category, after a reload').toBe('true')
    await openAndCloseFirst(page, 'Slate number 0')
    await page.getByText('9 products · 9 SKUs').waitFor()
    await page.goBack()
    await page.getByText(ALL).waitFor()

    // Its categories are counted under whatever else narrows its list.
    await goTo(page, brandPath('Fjellstein', '?priceMin=79'))
    const row = page.getByRole('navigation', { name: 'Fjellstein' }).getByRole('link')
    const counts = ['All 11', 'Roof slate 0', 'Wall slate 11']
    await page.getByText(/^11 products/).waitFor()
    await expect.poll(() => row.allTextContents(), { message: 'counts from a price on' }).toEqual(counts)
    await row.last().click()
    await expect.poll(() => row.last().getAttribute('aria-current')).toBe('true')
    await page.getByText(/^11 products/).waitFor()
    await expect.poll(() => row.allTextContents(), { message: 'counts within a category' }).toEqual(counts)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      const overhang = () => page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
      await expect.poll(overhang, { message: `beyond the edge at ${width} px` }).toBeLessThanOrEqual(0)
    }
    await page.setViewportSize({ width: 1366, height: 768 })

    await goTo(page, brandPath('Fjellstein', '?keyword=zzzz'))
    await page.getByText('No results for “zzzz”.').waitFor()
    expect(await page.getByRole('button', { name: 'Remove “zzzz”' }).isVisible(), 'the words as a chip').toBe(true)
    await page.getByRole('button', { name: 'Clear all' }).click()
    await page.getByText(ALL).waitFor()

    await goTo(page, brandPath('Closed'))
    await page.getByText('This brand has nothing on sale at the moment.').waitFor()
    await page.getByRole('combobox', { name: 'Search' }).fill('Herringbone')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Herringbone oak' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

/** Opens and closes the first product; the address is then unchanged. */
async function openAndCloseFirst(page: Page, name: string): Promise<void> {
  const address = page.url()
  await cards(page).first().click()
  const drawer = page.getByRole('dialog', { name })
  await drawer.getByText(/^FJ-/).first().waitFor()
  await drawer.getByRole('button', { name: 'Close', exact: true }).click()
  await drawer.waitFor({ state: 'hidden' })
  expect(page.url()).toBe(address)
}
