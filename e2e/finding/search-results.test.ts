import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { seriousInBothThemes, seriousViolations } from '../stage/axe.ts'
import { readOnIn } from '../stage/browser.ts'
import type { Tongue } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    oak: 'Herringbone oak',
    model: 'Model NH-OAK-N',
    none: 'No results for “stone herringbone”.',
    withoutStone: 'Without “stone”: 1',
    withoutHerringbone: 'Without “herringbone”: 29',
    withoutPrice: 'Without the price range: 61',
    nothing: 'No materials match.',
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
    whole: /^90 件产品/,
    some: /^29 件产品/,
    one: /^1 件产品/,
  },
}
const stage = setReadingStage()

const searchOf = (page: Page) => new URL(page.url()).searchParams
const cardIn = (page: Page, tongue: Tongue) => page.getByRole('link', { name: WORDS[tongue].oak })
const brandIdOf = async (name: string) =>
  (await stage.shop.db.selectFrom('brand').select('id').where('english_name', '=', name).executeTakeFirstOrThrow()).id

async function searchFor(page: Page, words: string): Promise<void> {
  await page.getByRole('combobox', { name: /^(Search|搜索)$/ }).fill(words)
  await page.keyboard.press('Enter')
  await expect.poll(() => searchOf(page).get('keyword'), { message: words }).toBe(words)
}

describe('the words', () => {
  it('are marked in the name, or shown where they were found: in the other language, or in a model’s number', async () => {
    const page = await stage.visit('/?keyword=herringbone')
    const marks = (tongue: Tongue) => cardIn(page, tongue).locator('mark').allTextContents()
    await expect.poll(() => marks('en')).toEqual(['Herringbone'])
    await readOnIn(page, 'zh-CN')
    await cardIn(page, 'zh-CN').getByText(WORDS.en.oak).waitFor()
    expect(await marks('zh-CN')).toEqual(['Herringbone'])

    await searchFor(page, '人字拼')
    await expect.poll(() => marks('zh-CN')).toEqual(['人字拼'])
    await readOnIn(page, 'en')
    await cardIn(page, 'en').getByText(WORDS['zh-CN'].oak).waitFor()
    expect(await marks('en')).toEqual(['人字拼'])

    await searchFor(page, 'oak herringbone')
    await expect.poll(() => marks('en')).toEqual(['Herringbone', 'oak'])
    await searchFor(page, 'NH-OAK-N')
    await cardIn(page, 'en').getByText(WORDS.en.model).waitFor()
    await readOnIn(page, 'zh-CN')
    await cardIn(page, 'zh-CN').getByText(WORDS['zh-CN'].model).waitFor()
  })

  it('stand in the heading, without a count until it is current; with a category chosen, its name does', async () => {
    const page = await stage.visit('/?keyword=number')
    await page.getByRole('article').nth(12).waitFor()
    const tops = await page.evaluate<number[]>(
      `[...new Set([...document.querySelectorAll('article')].map((card) => Math.round(card.getBoundingClientRect().top)))]`,
    )
    const steps = tops.sort((one, other) => one - other).map((top, index) => top - (tops[index - 1] ?? top))
    expect(Math.max(...steps) - Math.min(...steps.slice(1)), 'every row is as high as the others').toBeLessThan(2)

    const total = page.getByText(/^\d+ products?\b/)
    await total.filter({ hasText: /^89 products/ }).waitFor()
    const { promise: permission, resolve: permit } = Promise.withResolvers<void>()
    await page.route(/spu\/page\?.*keyword=herringbone/, async (route) => {
      await permission
      await route.continue()
    })
    await searchFor(page, 'herringbone')
    const heading = page.getByRole('heading', { level: 1 })
    await heading.getByText('Results for “herringbone”', { exact: true }).waitFor()
    expect(await total.count()).toBe(0)
    permit()
    await total.filter({ hasText: /^1 product / }).waitFor()
    await readOnIn(page, 'zh-CN')
    expect(await heading.innerText()).toBe('“herringbone”的搜索结果')
    await page
      .getByRole('navigation', { name: '分类' })
      .getByRole('link', { name: /^地面|^Flooring/ })
      .click()
    await expect.poll(() => heading.innerText()).toMatch(/^(地面|Flooring)$/)
    expect(searchOf(page).get('keyword')).toBe('herringbone')
  })
})

describe('a search that finds nothing', () => {
  it('says which word to leave out, and leaves it out', async () => {
    const page = await stage.visit('/?keyword=stone%20herringbone')
    for (const tongue of ['zh-CN', 'en'] as const) {
      const words = WORDS[tongue]
      await readOnIn(page, tongue)
      await page.getByText(words.none).waitFor()
      await page.getByRole('button', { name: words.withoutStone }).waitFor()
      await page.getByRole('button', { name: words.withoutHerringbone }).waitFor()
    }
    const words = WORDS.en
    // It shows no values with a count of zero.
    expect(await page.locator('aside [data-empty]').count()).toBe(0)
    expect(await seriousInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: words.withoutHerringbone }).press('Enter')
    await page.getByText(words.some).waitFor()
    expect(searchOf(page).get('keyword')).toBe('stone')
    expect(await page.evaluate<string>('document.activeElement.id')).toBe('content')
    await page.locator('mark').first().waitFor()
    expect(await seriousInBothThemes(page, 'main li:first-child')).toEqual([])
    await page.goBack()
    await page.getByRole('button', { name: words.withoutStone }).click()
    await page.getByText(words.one).waitFor()
    expect(searchOf(page).get('keyword')).toBe('herringbone')
  })

  it('names the filter to leave out; blames the filters if they are the cause, and offers the words alone', async () => {
    const brand = await brandIdOf('Nordhem')
    const page = await stage.visit(`/?brandId=${brand}&priceMin=900`)
    for (const tongue of ['zh-CN', 'en'] as const) {
      await readOnIn(page, tongue)
      await page.getByText(WORDS[tongue].nothing).waitFor()
      await page.getByRole('button', { name: WORDS[tongue].withoutPrice }).waitFor()
    }
    await page.getByRole('button', { name: WORDS.en.withoutPrice }).click()
    await expect.poll(() => searchOf(page).toString()).toBe(`brandId=${brand}`)
    await page.goBack()
    await page.getByText(WORDS.en.nothing).waitFor()

    await searchFor(page, 'stone')
    await page.getByText('No results for “stone” with these filters.').waitFor()
    await readOnIn(page, 'zh-CN')
    await page.getByText('在当前筛选条件下没有找到“stone”。').waitFor()
    await page.getByRole('button', { name: '只搜索“stone”' }).waitFor()
    await readOnIn(page, 'en')
    await page.getByRole('button', { name: 'Search for “stone” alone' }).click()
    await page.getByText(WORDS.en.some).waitFor()
    expect(searchOf(page).toString()).toBe('keyword=stone')
  })

  it('says on a narrow phone if leaving out one filter would not help, and clears all', async () => {
    const viewport = { width: 320, height: 640 }
    const page = await stage.visit('/?priceMin=900000&areaId=99999999', { viewport, tongue: 'zh-CN', theme: 'dark' })
    await page.getByText('没有符合条件的材料。').waitFor()
    await page.getByText('只去掉其中一项还不够。').waitFor()
    expect(await seriousViolations(page)).toEqual([])
    await readOnIn(page, 'en')
    await page.getByText('No materials match.').waitFor()
    await page.getByText('Leaving out any one of them is not enough.').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click()
    await page.getByText(WORDS.en.whole).waitFor()
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
})
