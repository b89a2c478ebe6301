import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousViolations } from '../stage/axe.ts'
import type { Theme, Tongue, VisitOptions } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const WORDS = {
  en: {
    lowest: 'Lowest price',
    highest: 'Highest price',
    notAnAmount: 'Lowest price: write an amount such as 120 or 1,200.50.',
    negative: 'Highest price: an amount cannot be below 0.',
    crossed: 'The lowest price is above the highest price.',
    whole: '90 products · 91 SKUs',
    one: '1 product · 1 SKU',
    removePrices: 'Remove the prices',
    unknownCategory: 'Unknown category',
    foreignCategory: 'The category in this address is not in this catalogue.',
    removeCategory: 'Remove the category',
    unknownBrand: 'Unknown brand',
    foreignBrand: 'The brand in this address sells nothing in this catalogue.',
    remove: 'Remove Unknown brand',
    all: 'All materials',
    filters: 'Filters',
    close: 'Close',
  },
  'zh-CN': {
    lowest: '最低价',
    highest: '最高价',
    notAnAmount: '最低价请填写金额，例如 120 或 1,200.50。',
    negative: '最高价不能小于 0。',
    crossed: '最低价高于最高价。',
    whole: '90 件产品 · 91 个 SKU',
    one: '1 件产品 · 1 个 SKU',
    removePrices: '移除价格条件',
    unknownCategory: '未知分类',
    foreignCategory: '链接中的分类不在本材料库中。',
    removeCategory: '移除该分类',
    unknownBrand: '未知品牌',
    foreignBrand: '链接中的品牌在本材料库中没有在售产品。',
    remove: '移除未知品牌',
    all: '全部材料',
    filters: '筛选',
    close: '关闭',
  },
}
const tongues: Tongue[] = ['en', 'zh-CN']

const stage = setReadingStage()

const visitShop = stage.visit

const searchOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams
const cards = (page: Page) => page.locator('main a[href*="skuId="]')
const focusedName = (page: Page) =>
  page.evaluate<string>(
    `document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? ''`,
  )

describe('someone who types a price', () => {
  it.each(tongues)('is told which price is none, keeps what was typed, and the list as it was (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const page = await visitShop('/', { tongue })
    await page.getByText(words.whole).waitFor()
    const lowest = page.getByRole('textbox', { name: words.lowest })
    const highest = page.getByRole('textbox', { name: words.highest })
    await lowest.fill('abc')
    await highest.fill('-5')
    await highest.press('Enter')
    await page.getByText(words.notAnAmount).waitFor()
    await page.getByText(words.negative).waitFor()
    expect([await lowest.inputValue(), await highest.inputValue()]).toEqual(['abc', '-5'])
    expect(await lowest.getAttribute('aria-invalid')).toBe('true')
    const describedBy = await lowest.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${describedBy}"]`).innerText()).toBe(words.notAnAmount)
    expect(await page.getByText(words.whole).isVisible()).toBe(true)
    expect(page.url()).toBe(`${stage.shop.server.url}/`)

    await lowest.fill('200')
    await highest.fill('250')
    await highest.press('Enter')
    await page.getByText(words.one).waitFor()
    expect(await lowest.getAttribute('aria-invalid')).toBeNull()
    expect(await page.getByText(words.notAnAmount).count()).toBe(0)
  })

  it.each([
    ['1,200.50', '1200.5'],
    ['１２０', '120'],
    ['¥ 95', '95'],
  ])('may write %s', async (typed, taken) => {
    const page = await visitShop()
    const highest = page.getByRole('textbox', { name: WORDS.en.highest })
    await highest.fill(typed)
    await highest.press('Enter')
    await expect.poll(() => searchOf(page).get('priceMax')).toBe(taken)
    expect(await highest.inputValue()).toBe(taken)
  })

  it('is told that the lowest price is above the highest, and may put either right', async () => {
    const page = await visitShop('/?priceMax=100')
    const lowest = page.getByRole('textbox', { name: WORDS.en.lowest })
    const highest = page.getByRole('textbox', { name: WORDS.en.highest })
    await cards(page).first().waitFor()
    await lowest.fill('300')
    await lowest.press('Enter')
    await page.getByText(WORDS.en.crossed).waitFor()
    expect(await lowest.getAttribute('aria-invalid')).toBe('true')
    expect(await highest.getAttribute('aria-invalid')).toBe('true')
    expect(await lowest.inputValue()).toBe('300')
    expect(searchOf(page).has('priceMin')).toBe(false)
    await highest.fill('400')
    await highest.press('Enter')
    await expect.poll(() => searchOf(page).toString()).toBe('priceMax=400&priceMin=300')
    expect(await page.getByText(WORDS.en.crossed).count()).toBe(0)
  })

  it('may go from one end to the other before the range makes sense', async () => {
    const page = await visitShop('/?priceMin=10&priceMax=20')
    await cards(page).first().waitFor()
    await page.getByRole('textbox', { name: WORDS.en.lowest }).fill('30')
    await page.keyboard.press('Tab')
    expect(await page.getByText(WORDS.en.crossed).count()).toBe(0)
    await page.keyboard.type('40')
    await page.keyboard.press('Enter')
    await expect.poll(() => searchOf(page).toString()).toBe('priceMin=30&priceMax=40')
  })

  it('finds what was typed in the filters of a phone after closing them', async () => {
    const page = await visitShop('/', { viewport: PHONE })
    await cards(page).first().waitFor()
    await page.getByRole('button', { name: WORDS.en.filters }).tap()
    await page.getByRole('textbox', { name: WORDS.en.lowest }).fill('abc')
    await page.getByRole('textbox', { name: WORDS.en.lowest }).press('Enter')
    await page.getByText(WORDS.en.notAnAmount).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: WORDS.en.close, exact: true }).tap()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: WORDS.en.filters }).tap()
    expect(await page.getByRole('textbox', { name: WORDS.en.lowest }).inputValue()).toBe('abc')
    expect(await page.getByText(WORDS.en.notAnAmount).isVisible()).toBe(true)
  })
})

describe('an address', () => {
  it.each(tongues)('with the lowest price above the highest says so, and is put right (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const page = await visitShop('/?priceMin=300&priceMax=100', { tongue })
    await page.getByRole('main').getByRole('button', { name: words.removePrices }).waitFor()
    await expect.poll(() => page.getByText(words.crossed).count()).toBe(2)
    await page.getByRole('button', { name: words.removePrices }).click()
    await page.getByText(words.whole).waitFor()
    expect(await page.getByText(words.crossed).count()).toBe(0)
    expect(searchOf(page).toString()).toBe('')
  })

  it.each<[Tongue, VisitOptions]>([
    ['en', {}],
    ['zh-CN', { viewport: PHONE }],
  ])('with a category of another catalogue says so (%s, %o)', async (tongue, options) => {
    const words = WORDS[tongue]
    const page = await visitShop('/?categoryId=987654', { ...options, tongue })
    await page.getByRole('heading', { level: 1, name: words.unknownCategory }).waitFor()
    await page.getByText(words.foreignCategory).waitFor()
    await page.getByRole('button', { name: words.removeCategory }).click()
    await page.getByRole('heading', { level: 1, name: words.all }).waitFor()
    await cards(page).first().waitFor()
  })

  it.each(tongues)('with a brand of another catalogue says so, and keeps the brands it knows (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const page = await visitShop('/?brandId=987654', { tongue })
    await page.getByText(words.foreignBrand).waitFor()
    const { id } = await stage.shop.db
      .selectFrom('brand')
      .select('id')
      .where('english_name', '=', 'Nordhem')
      .executeTakeFirstOrThrow()
    await page.goto(`${stage.shop.server.url}/?brandId=${id},987654`)
    await cards(page).first().waitFor()
    await page.getByRole('button', { name: words.remove }).click()
    await expect.poll(() => searchOf(page).get('brandId')).toBe(id)
    await cards(page).first().waitFor()
  })

  it('with nonsense in it shows what it can', async () => {
    const page = await visitShop('/?categoryId=oak&brandId=x,-4&priceMin=cheap&sort=best&keyword=%20')
    await page.getByText(WORDS.en.whole).waitFor()
  })

  it.each<[Theme, Tongue, VisitOptions['viewport']]>([
    ['light', 'en', { width: 1366, height: 768 }],
    ['dark', 'zh-CN', { width: 1366, height: 768 }],
    ['dark', 'en', { width: 320, height: 700 }],
  ])('that is wrong puts nothing in the way of assistive technology (%s, %s)', async (theme, tongue, viewport) => {
    const words = WORDS[tongue]
    const path = '/?priceMin=300&priceMax=100&categoryId=987654&brandId=987654'
    const page = await visitShop(path, { theme, tongue, ...(viewport && { viewport }) })
    await page.getByText(words.foreignCategory).waitFor()
    expect(await seriousViolations(page)).toEqual([])
  })
})

describe('the rail', () => {
  it('is worked with the keyboard alone', async () => {
    const page = await visitShop()
    await page.getByText(WORDS.en.whole).waitFor()
    await page.getByRole('button', { name: 'Show what is in Flooring' }).press('Enter')
    await page.getByRole('link', { name: /^Timber/ }).press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Timber' }).waitFor()
    expect(await focusedName(page)).toMatch(/^Timber/)
    await page.getByRole('checkbox', { name: 'Nordhem' }).press('Space')
    await expect.poll(() => searchOf(page).get('brandId')).toMatch(/^\d+$/)

    const find = page.getByRole('button', { name: 'Find a brand' })
    await find.press('Enter')
    await page.keyboard.type('casa')
    const brands = page.getByRole('region', { name: 'Brand' }).getByRole('checkbox')
    await expect.poll(() => brands.count()).toBe(1)
    await page.keyboard.press('Escape')
    expect(await focusedName(page)).toBe('Find a brand')
    await expect.poll(() => brands.count()).toBe(2)
  })

  it('hands the focus on when a chip is taken away', async () => {
    const page = await visitShop('/?keyword=board&priceMin=20')
    await page.getByRole('button', { name: 'Remove “board”' }).press('Enter')
    await expect.poll(() => searchOf(page).has('keyword')).toBe(false)
    expect(await focusedName(page)).toMatch(/^Remove from ¥20/)
    await page.keyboard.press('Enter')
    await page.getByText(WORDS.en.whole).waitFor()
    expect(await focusedName(page)).toBe(WORDS.en.all)
  })
})
