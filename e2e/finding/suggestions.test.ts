import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { readOnIn } from '../stage/browser.ts'
import { searchOf } from '../stage/rail-shop.ts'
import { FAILED_REQUEST, setReadingStage } from '../stage/stage.ts'

const WORDS = {
  en: { brands: 'Brands', categories: 'Categories', brand: 'Casa Ventura', stone: 'Stone', some: /^29 products/ },
  'zh-CN': { brands: '品牌', categories: '分类', brand: '风之屋', stone: '石材', some: /^29 件产品/ },
}
const stage = setReadingStage()

const box = (page: Page) => page.getByRole('combobox', { name: /^(Search|搜索)$/ })
const list = (page: Page) => page.getByRole('listbox', { name: /^(Suggestions|搜索建议)$/ })
const suggestion = (page: Page, group: string, text: string) =>
  list(page).getByRole('group', { name: group }).getByRole('option').filter({ hasText: text })

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

// Late or missing suggestions, keys and words: web/finding/search.
describe('suggestions', () => {
  it('open a product over the list with the keyboard alone, turn words into their brand, and lead from another page to a category or a model', async () => {
    const page = await stage.visit('/?sort=name')
    await page.getByRole('article').first().waitFor()
    await type(page, 'herringb')
    await suggestion(page, 'Products', 'Herringbone oak').waitFor()
    await stepTo(page, 'Herringbone oak')
    await page.keyboard.press('Enter')
    const drawer = page.getByRole('dialog', { name: 'Herringbone oak' })
    await drawer.getByText('NH-OAK-N').waitFor()
    expect(searchOf(page).get('keyword'), 'below the product').toBe('herringb')
    await drawer.getByRole('button', { name: 'Close', exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    expect(await box(page).inputValue(), 'after the product').toBe('herringb')
    expect(searchOf(page).has('skuId'), 'after the product').toBe(false)
    await expect
      .poll(() => page.evaluate<string>('document.activeElement.role'), { message: 'the focus' })
      .toBe('combobox')
    await page.getByRole('button', { name: 'Clear the search' }).click()
    await page.getByText(/^90 products/).waitFor()

    for (const tongue of ['en', 'zh-CN'] as const) {
      const words = WORDS[tongue]
      await readOnIn(page, tongue)
      await type(page, words.brand.slice(0, 3))
      await suggestion(page, words.brands, words.brand).click()
      await page.getByText(words.some).waitFor()
      expect(searchOf(page).get('brandId'), `in ${tongue}`).toMatch(/^\d+$/)
      expect([searchOf(page).get('keyword'), await box(page).inputValue()], `in ${tongue}`).toEqual([null, ''])
      await page.goBack()
      await expect.poll(() => searchOf(page).toString()).toBe('sort=name')
    }

    await page.getByRole('link', { name: '收藏', exact: true }).click()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/favorites')
    await type(page, WORDS['zh-CN'].stone)
    await suggestion(page, WORDS['zh-CN'].categories, WORDS['zh-CN'].stone).click()
    await page.getByRole('heading', { level: 1, name: WORDS['zh-CN'].stone }).waitFor()
    await page.getByText(WORDS['zh-CN'].some).filter({ visible: true }).waitFor()
    await page.goBack()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/favorites')
    await box(page).fill('')
    await type(page, 'nh-oak.s')
    await suggestion(page, '型号', 'NH-OAK-S').click()
    await page.getByRole('dialog', { name: '人字拼橡木' }).getByText('NH-OAK-S').first().waitFor()
    expect(new URL(page.url()).pathname, 'below the model').toBe('/favorites')
  })

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
