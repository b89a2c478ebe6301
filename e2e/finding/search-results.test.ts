import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousViolations } from '../stage/axe.ts'
import type { Theme, Tongue, VisitOptions } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const WORDS = {
  en: {
    oak: 'Herringbone oak',
    model: 'Model NH-OAK-N',
    none: 'No results for “stone herringbone”.',
    withoutStone: 'Without “stone”: 1',
    withoutHerringbone: 'Without “herringbone”: 29',
    withoutPrice: 'Without the price range: 61',
    nothing: 'No materials match.',
    clearAll: 'Clear all',
    whole: /^90 products/,
    some: /^29 products/,
    one: /^1 product/,
  },
  'zh-CN': {
    oak: '人字拼橡木',
    model: '型号 NH-OAK-N',
    none: '没有找到“stone herringbone”。',
    withoutStone: '去掉“stone”： 1',
    withoutHerringbone: '去掉“herringbone”： 29',
    withoutPrice: '去掉价格范围： 61',
    nothing: '没有符合条件的材料。',
    clearAll: '清除全部',
    whole: /^90 件产品/,
    some: /^29 件产品/,
    one: /^1 件产品/,
  },
}
const tongues: Tongue[] = ['en', 'zh-CN']

const stage = setReadingStage()

const searchOf = (page: Page) => new URL(page.url()).searchParams
const brandIdOf = async (name: string) =>
  (await stage.shop.db.selectFrom('brand').select('id').where('english_name', '=', name).executeTakeFirstOrThrow()).id

describe('the words', () => {
  it.each<[string, Tongue, string[]]>([
    ['herringbone', 'en', ['Herringbone']],
    ['人字拼', 'zh-CN', ['人字拼']],
    ['oak herringbone', 'en', ['Herringbone', 'oak']],
  ])('%s are marked in the name (%s)', async (keyword, tongue, marks) => {
    const page = await stage.visit(`/?keyword=${encodeURIComponent(keyword)}`, { tongue })
    const card = page.getByRole('link', { name: WORDS[tongue].oak })
    await card.waitFor()
    expect(await card.locator('mark').allTextContents()).toEqual(marks)
  })

  it.each<[string, Tongue, VisitOptions]>([
    ['人字拼', 'en', {}],
    ['herringbone', 'zh-CN', { viewport: PHONE }],
  ])('%s, found in the other language, are shown where they were found (%s, %o)', async (keyword, tongue, options) => {
    const page = await stage.visit(`/?keyword=${encodeURIComponent(keyword)}`, { ...options, tongue })
    const card = page.getByRole('link', { name: WORDS[tongue].oak })
    const other = WORDS[tongue === 'en' ? 'zh-CN' : 'en'].oak
    await card.getByText(other).waitFor()
    expect((await card.locator('mark').allTextContents()).join('').toLowerCase()).toBe(keyword)
  })

  it.each(tongues)('that are a model’s number show the model (%s)', async (tongue) => {
    const page = await stage.visit('/?keyword=NH-OAK-N', { tongue })
    await page.getByRole('link', { name: WORDS[tongue].oak }).getByText(WORDS[tongue].model).waitFor()
  })

  it('stand in the heading without a count until it is theirs, and nothing else is said', async () => {
    const page = await stage.visit('/?keyword=stone')
    const total = page.getByText(/^\d+ products?\b/)
    await total.filter({ hasText: /^29 products/ }).waitFor()
    const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
    await page.route(/spu\/page\?.*keyword=herringbone/, async (route) => {
      await permission
      await route.continue()
    })
    await page.getByRole('combobox', { name: 'Search' }).fill('herringbone')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Results for “herringbone”' }).waitFor()
    expect(await total.count()).toBe(0)
    permit()
    await total.filter({ hasText: /^1 product / }).waitFor()
  })

  it.each(tongues)('stand in the heading, and where a category is chosen its name does (%s)', async (tongue) => {
    const page = await stage.visit('/?keyword=NH-OAK-N', { tongue })
    const title = tongue === 'en' ? 'Results for “NH-OAK-N”' : '“NH-OAK-N”的搜索结果'
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    const { id } = await stage.shop.db.selectFrom('category').select('id').limit(1).executeTakeFirstOrThrow()
    await page.goto(`${stage.shop.server.url}/?keyword=NH-OAK-N&categoryId=${id}`)
    await page
      .getByRole('link', { name: WORDS[tongue].oak })
      .or(page.getByText(WORDS[tongue].nothing))
      .first()
      .waitFor()
    expect(await page.getByRole('heading', { level: 1, name: title, exact: true }).count()).toBe(0)
  })

  it('leave every row of the gallery as high as the others', async () => {
    const page = await stage.visit('/?keyword=number')
    await page.getByRole('article').nth(12).waitFor()
    const tops = await page.evaluate<number[]>(
      `[...new Set([...document.querySelectorAll('article')].map((card) => Math.round(card.getBoundingClientRect().top)))]`,
    )
    const steps = tops.sort((one, other) => one - other).map((top, index) => top - (tops[index - 1] ?? top))
    expect(Math.max(...steps) - Math.min(...steps.slice(1))).toBeLessThan(2)
  })
})

describe('a search that finds nothing', () => {
  it.each<[Tongue, VisitOptions]>([
    ['en', {}],
    ['zh-CN', { viewport: PHONE }],
  ])('says which word to leave out, and leaves it out (%s, %o)', async (tongue, options) => {
    const words = WORDS[tongue]
    const page = await stage.visit('/?keyword=stone%20herringbone', { ...options, tongue })
    await page.getByText(words.none).waitFor()
    // Where there is a rail, it has no rows of zeros.
    expect(await page.locator('aside [data-empty]').count()).toBe(0)
    await page.getByRole('button', { name: words.withoutStone }).waitFor()
    await page.getByRole('button', { name: words.withoutHerringbone }).press('Enter')
    await page.getByText(words.some).waitFor()
    expect(searchOf(page).get('keyword')).toBe('stone')
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('content')
    await page.goBack()
    await page.getByRole('button', { name: words.withoutStone }).click()
    await page.getByText(words.one).waitFor()
    expect(searchOf(page).get('keyword')).toBe('herringbone')
  })

  it.each(tongues)('says which filter to leave out, by its name (%s)', async (tongue) => {
    const words = WORDS[tongue]
    const brands = [await brandIdOf('Nordhem'), await brandIdOf('Casa Ventura')]
    const page = await stage.visit(`/?brandId=${brands[0]}&priceMin=900`, { tongue })
    await page.getByText(words.nothing).waitFor()
    await page.getByRole('button', { name: words.withoutPrice }).click()
    await expect.poll(() => searchOf(page).toString()).toBe(`brandId=${brands[0]}`)
    await page.goBack()
    await page.getByText(words.nothing).waitFor()
    await page.getByRole('main').getByRole('button', { name: words.clearAll }).last().click()
    await page.getByText(words.whole).waitFor()
  })

  it.each<[Tongue, string, string]>([
    ['en', 'No results for “stone” with these filters.', 'Search for “stone” alone'],
    ['zh-CN', '在当前筛选条件下没有找到“stone”。', '只搜索“stone”'],
  ])('blames the filters where it is they, and offers the words alone (%s)', async (tongue, none, alone) => {
    const page = await stage.visit(`/?keyword=stone&brandId=${await brandIdOf('Nordhem')}&priceMin=900`, { tongue })
    await page.getByText(none).waitFor()
    await page.getByRole('button', { name: alone }).click()
    await page.getByText(WORDS[tongue].some).waitFor()
    expect(searchOf(page).toString()).toBe('keyword=stone')
  })

  it.each<[Tongue, string, string]>([
    ['en', 'No materials match.', 'Leaving out any one of them is not enough.'],
    ['zh-CN', '没有符合条件的材料。', '只去掉其中一项还不够。'],
  ])('says where one filter less would not do (%s)', async (tongue, none, hint) => {
    const page = await stage.visit('/?priceMin=900000&areaId=99999999', { tongue })
    await page.getByText(none).waitFor()
    await page.getByText(hint).waitFor()
  })

  it('on a brand’s page leaves the brand, which is the page', async () => {
    const brand = await brandIdOf('Casa Ventura')
    const page = await stage.visit(`/brand/${brand}?keyword=herringbone%20stone`)
    await page.getByText(WORDS.en.none.replace('stone herringbone', 'herringbone stone')).waitFor()
    const hints = page.getByRole('button', { name: /^Without/ })
    await expect.poll(() => hints.allTextContents()).toEqual(['Without “herringbone”:29'])
    await hints.first().click()
    await page.getByText(WORDS.en.some).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/brand/${brand}`)
  })

  it.each<[Theme, Tongue, VisitOptions['viewport']]>([
    ['light', 'en', { width: 1366, height: 768 }],
    ['dark', 'zh-CN', PHONE],
    ['dark', 'en', { width: 320, height: 640 }],
  ])('puts nothing in the way of assistive technology (%s, %s, %o)', async (theme, tongue, viewport) => {
    const page = await stage.visit('/?keyword=stone%20herringbone', { theme, tongue, ...(viewport && { viewport }) })
    await page.getByRole('button', { name: WORDS[tongue].withoutStone }).waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await page.getByRole('button', { name: WORDS[tongue].withoutStone }).click()
    await page.locator('mark').first().waitFor()
    expect(await seriousViolations(page)).toEqual([])
  })
})
