import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousViolations } from '../stage/axe.ts'
import type { Theme, Tongue, VisitOptions } from '../stage/browser.ts'
import { FAILED_REQUEST, setReadingStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
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
const tongues: Tongue[] = ['en', 'zh-CN']

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

/** With the arrow, to the row that says so. */
async function stepTo(page: Page, text: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown')
      return activeText(page)
    })
    .toContain(text)
}

describe('suggestions', () => {
  it.each(tongues)('open a product over the list with the keyboard alone (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const page = await stage.visit('/', { tongue })
    await type(page, words.herringbone)
    await suggestion(page, words.products, words.oak).waitFor()
    await stepTo(page, words.oak)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: words.oak }).getByText('NH-OAK-N').waitFor()
    expect(searchOf(page).get('keyword')).toBe(words.herringbone)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Close|关闭)$/ })
      .click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await box(page).inputValue()).toBe(words.herringbone)
    expect(searchOf(page).has('skuId')).toBe(false)
    await expect.poll(() => page.evaluate<string>('document.activeElement.role')).toBe('combobox')
  })

  it('lead to the very SKU of a model, over whatever page', async () => {
    const page = await stage.visit('/material')
    await type(page, 'nh-oak.s')
    await suggestion(page, WORDS.en.models, 'NH-OAK-S').click()
    await page.getByRole('dialog', { name: WORDS.en.oak }).getByText('NH-OAK-S').first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/material')
  })

  it.each<[Tongue, VisitOptions]>([
    ['en', {}],
    ['zh-CN', { viewport: PHONE }],
  ])('turn the words into the brand that they meant (%s, %o)', async (tongue, options) => {
    const words = WORDS[tongue]
    const page = await stage.visit('/?sort=name', { ...options, tongue })
    await type(page, words.brand.slice(0, 3))
    await suggestion(page, words.brands, words.brand).click()
    await page.getByText(words.some).waitFor()
    expect(searchOf(page).get('brandId')).toMatch(/^\d+$/)
    expect([searchOf(page).get('keyword'), await box(page).inputValue()]).toEqual([null, ''])
    await page.goBack()
    await expect.poll(() => searchOf(page).toString()).toBe('sort=name')
  })

  it.each(tongues)('lead from another page to the category that the words meant (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const page = await stage.visit('/favorites', { tongue })
    await type(page, words.stone)
    await suggestion(page, words.categories, words.stone).click()
    await page.getByRole('heading', { level: 1, name: words.stone }).waitFor()
    await page.getByText(words.some).waitFor()
  })

  it('leave Enter to the words, and Tab to the page', async () => {
    const page = await stage.visit('/favorites')
    await type(page, 'stone')
    await list(page).waitFor()
    await page.keyboard.press('Tab')
    await list(page).waitFor({ state: 'hidden' })
    await box(page).click()
    await list(page).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText(WORDS.en.some).waitFor()
    expect(await list(page).count()).toBe(0)
  })

  it('close when one presses elsewhere', async () => {
    const page = await stage.visit()
    await type(page, 'stone')
    await list(page).waitFor()
    await page.getByRole('banner').click({ position: { x: 950, y: 20 } })
    await list(page).waitFor({ state: 'hidden' })
    expect(await box(page).inputValue()).toBe('stone')
  })
})

describe('suggestions that come late', () => {
  it('never overtake those for the words that stand there', async () => {
    const page = await stage.enter()
    const { promise: hold, resolve: letGo } = Promise.withResolvers<void>()
    const { promise: answered, resolve: hasAnswered } = Promise.withResolvers<void>()
    await page.route('**/spu/suggest*', async (route) => {
      const words = new URL(route.request().url()).searchParams.get('keyword') ?? ''
      if (words === 'sto') await hold
      await route.fulfill({ json: { code: 200, msg: '', data: [aBrand(`Brand of ${words}`)] } }).catch(() => undefined)
      if (words === 'sto') hasAnswered()
    })
    await page.goto(stage.shop.server.url)
    const asked = page.waitForRequest(/suggest\?keyword=sto$/)
    await type(page, 'sto')
    await asked
    await page.keyboard.type('n')
    await suggestion(page, 'Brands', 'Brand of ston').waitFor()
    letGo()
    await answered
    await page.keyboard.press('ArrowDown')
    expect(await activeText(page)).toBe('Brand of ston')
    expect(await list(page).getByText('Brand of sto', { exact: true }).count()).toBe(0)
  })

  it('or not at all keep no one from searching, and are no fault to tell', async () => {
    const page = await stage.enter()
    stage.forgive(FAILED_REQUEST)
    await page.route('**/spu/suggest*', (route) => route.fulfill({ status: 500 }))
    await page.goto(stage.shop.server.url)
    await type(page, 'stone')
    await page.getByText(WORDS.en.some).waitFor()
    await stepTo(page, 'Search for “stone”')
    await page.keyboard.press('Enter')
    await list(page).waitFor({ state: 'hidden' })
    expect((await page.getByRole('alert').allTextContents()).join('')).toBe('')
    expect(searchOf(page).get('keyword')).toBe('stone')
  })

  it('as a script that fails keep no one from searching either', async () => {
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

describe('the suggestions', () => {
  it.each<[Theme, Tongue, VisitOptions['viewport']]>([
    ['light', 'zh-CN', { width: 1366, height: 768 }],
    ['dark', 'en', { width: 1366, height: 768 }],
    ['dark', 'zh-CN', PHONE],
    ['light', 'en', { width: 320, height: 640 }],
  ])('put nothing in the way of assistive technology (%s, %s, %o)', async (theme, tongue, viewport) => {
    const page = await stage.visit('/', { theme, tongue, ...(viewport && { viewport }) })
    await page.getByRole('main').getByRole('article').first().waitFor()
    await type(page, WORDS[tongue].stone)
    await suggestion(page, WORDS[tongue].categories, WORDS[tongue].stone).waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await seriousViolations(page)).toEqual([])
  })
})

function aBrand(enName: string) {
  const ranges: never[] = []
  const names = { name: enName, enName, nameRanges: ranges, enNameRanges: ranges }
  return { type: 'brand', id: '1', skuId: null, ...names, coverImage: null, coverColor: null }
}
