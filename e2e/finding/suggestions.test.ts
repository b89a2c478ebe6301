import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readOnIn } from '../stage/browser.ts'
import { FAILED_REQUEST, setReadingStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    herringbone: 'herringb',
    oak: 'Herringbone oak',
    brands: 'Brands',
    categories: 'Categories',
    models: 'Models',
    products: 'Products',
    brand: 'Casa Ventura',
    stone: 'Stone',
    some: /^29 products/,
  },
  'zh-CN': {
    herringbone: '人字拼',
    oak: '人字拼橡木',
    brands: '品牌',
    categories: '分类',
    models: '型号',
    products: '产品',
    brand: '风之屋',
    stone: '石材',
    some: /^29 件产品/,
  },
}
const stage = setReadingStage()

const box = (page: Page) => page.getByRole('combobox', { name: /^(Search|搜索)$/ })
const list = (page: Page) => page.getByRole('listbox', { name: /^(Suggestions|搜索建议)$/ })
const suggestion = (page: Page, group: string, text: string) =>
  list(page).getByRole('group', { name: group }).getByRole('option').filter({ hasText: text })
const searchOf = (page: Page) => new URL(page.url()).searchParams

async function type(page: Page, words: string): Promise<void> {
  await box(page).click()
  await box(page).pressSequentially(words)
}

const activeText = (page: Page) =>
  page.evaluate<string | undefined>(
    `document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.innerText`,
  )

/** Presses the arrow key down to the row with this text. */
async function stepTo(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown')
      return activeText(page)
    })
    .toContain(text)
}

describe('suggestions', () => {
  it('open a product over the list with the keyboard alone', async () => {
    const words = WORDS.en
    const page = await stage.visit()
    await type(page, words.herringbone)
    await suggestion(page, words.products, words.oak).waitFor()
    await stepTo(page, words.oak)
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: words.oak })
    await drawer.getByText('NH-OAK-N').waitFor()
    expect(searchOf(page).get('keyword')).toBe(words.herringbone)
    await drawer.getByRole('button', { name: 'Close', exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    expect(await box(page).inputValue()).toBe(words.herringbone)
    expect(searchOf(page).has('skuId')).toBe(false)
    await expect.poll(() => page.evaluate<string>('document.activeElement.role')).toBe('combobox')

    await readOnIn(page, 'zh-CN')
    await box(page).fill(WORDS['zh-CN'].herringbone)
    await suggestion(page, WORDS['zh-CN'].products, WORDS['zh-CN'].oak).waitFor()
  })

  it('turn the words into the brand that they meant', async () => {
    const page = await stage.visit('/?sort=name')
    for (const tongue of ['en', 'zh-CN'] as const) {
      const words = WORDS[tongue]
      await readOnIn(page, tongue)
      await type(page, words.brand.slice(0, 3))
      await suggestion(page, words.brands, words.brand).click()
      await page.getByText(words.some).waitFor()
      expect(searchOf(page).get('brandId')).toMatch(/^\d+$/)
      expect([searchOf(page).get('keyword'), await box(page).inputValue()]).toEqual([null, ''])
      await page.goBack()
      await expect.poll(() => searchOf(page).toString()).toBe('sort=name')
    }
  })

  it('lead from another page to a category, and over any page to the SKU of a model', async () => {
    const page = await stage.visit('/favorites')
    for (const tongue of ['en', 'zh-CN'] as const) {
      const words = WORDS[tongue]
      await readOnIn(page, tongue)
      await type(page, words.stone)
      await suggestion(page, words.categories, words.stone).click()
      await page.getByRole('heading', { level: 1, name: words.stone }).waitFor()
      await page.getByText(words.some).waitFor()
      await page.goBack()
      await expect.poll(() => new URL(page.url()).pathname).toBe('/favorites')
    }
    await box(page).fill('')
    await type(page, 'nh-oak.s')
    await suggestion(page, WORDS['zh-CN'].models, 'NH-OAK-S').click()
    await page.getByRole('dialog', { name: WORDS['zh-CN'].oak }).getByText('NH-OAK-S').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/favorites')
  })

  it('leave Enter to the words, and Tab to the page, and close when one presses elsewhere', async () => {
    const page = await stage.visit('/favorites')
    await type(page, 'stone')
    await list(page).waitFor()
    await page.keyboard.press('Tab')
    await list(page).waitFor({ state: 'hidden' })
    await box(page).click()
    await list(page).waitFor()
    await page.getByRole('banner').click({ position: { x: 950, y: 20 } })
    await list(page).waitFor({ state: 'hidden' })
    expect(await box(page).inputValue()).toBe('stone')
    await box(page).click()
    await list(page).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText(WORDS.en.some).waitFor()
    expect(await list(page).count()).toBe(0)
  })

  // Late or missing suggestions: web/finding/search/suggestions.component.test.tsx.
  it('do not prevent a search if their script fails', async () => {
    const page = await stage.enter()
    stage.forgive(FAILED_REQUEST)
    await page.route('**/SuggestionPanel-*.js', (route) => route.abort())
    await page.goto(stage.shop.server.url)
    await type(page, 'stone')
    await page.getByText(WORDS.en.some).waitFor()
    await page.keyboard.press('Enter')
    expect((await page.getByRole('alert').allTextContents()).join('')).toBe('')
    expect(searchOf(page).get('keyword')).toBe('stone')
  })
})
