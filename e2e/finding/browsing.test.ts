import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aProduct } from '../../server/testing/factories.ts'
import { restingScroll } from '../stage/at-rest.ts'
import { readOnIn, withoutInlinedAnswer } from '../stage/browser.ts'
import type { Tongue } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import { totalIs } from '../stage/rail-shop.ts'
import { statusOf, waitFor } from '../stage/server.ts'
import { setReadingStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    oak: 'Herringbone oak',
    stone: 'Stone',
    category: 'Category',
    timber: 'Timber',
    brand: 'Casa Ventura',
    close: 'Close',
    certificates: /New material certification/,
    expired: 'Expired',
    downloads: /Downloads/,
    title: 'Quarry - Home',
    openTitle: 'Quarry - Home: Herringbone oak',
  },
  'zh-CN': {
    oak: '人字拼橡木',
    stone: '石材',
    category: '分类',
    timber: '木地板',
    brand: '风之屋',
    close: '关闭',
    certificates: /新材料认证/,
    expired: '已过期',
    downloads: /下载/,
    title: 'Quarry - 首页',
    openTitle: 'Quarry - 首页：人字拼橡木',
  },
}

const stage = setReadingStage()

const cards = (page: Page) => page.locator('main a[href*="skuId="]')
const searchOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

describe('a visitor', () => {
  it('sees the catalogue in English, whatever the browser’s language; scrolls, opens, switches the SKU, closes, and reads on in Chinese', async () => {
    const page = await stage.visit('/', { locale: 'zh-CN' })
    await cards(page).nth(5).waitFor()
    await namesAreIn(page, 'en')
    const words = WORDS.en
    const drawer = page.getByRole('dialog', { name: words.oak })
    const first = searchOf(page).get('skuId')
    await drawer.getByRole('button', { name: /^NH-OAK-S/ }).click()
    await expect.poll(() => searchOf(page).get('skuId'), { message: 'the other SKU is in the address' }).not.toBe(first)
    await expect.poll(() => drawer.getByText('300').first().isVisible(), { message: 'with its price' }).toBe(true)
    await page.keyboard.press('Escape')
    expect(await drawer.isVisible(), 'after Escape').toBe(true)
    await drawer.getByRole('button', { name: words.close, exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    expect(searchOf(page).has('skuId'), 'once it is closed').toBe(false)
    await expect.poll(() => page.title()).toBe(words.title)
    await expect
      .poll(() => page.evaluate<string>(`document.activeElement?.getAttribute('href') ?? ''`), { message: 'the focus' })
      .toContain('skuId=')

    // The end of the list loads as one scrolls, and is found as it was after a product.
    const late = page.getByRole('link', { name: /number 89/ })
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 4000)
          return late.count()
        },
        { message: 'the last product' },
      )
      .toBe(1)
    expect(await cards(page).count(), 'only cards near the window are in the document').toBeLessThan(60)
    // It is in the document before it is visible, and a click would scroll to it.
    await late.scrollIntoViewIfNeeded()
    const place = await restingScroll(page)
    await late.click()
    await page.getByRole('dialog').getByText('PL-89').waitFor()
    await page.getByRole('button', { name: words.close, exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(Math.abs((await page.evaluate<number>('window.scrollY')) - place), 'its place').toBeLessThan(5)

    await page.evaluate('scrollTo(0, 0)')
    await readOnIn(page, 'zh-CN')
    await namesAreIn(page, 'zh-CN')
  })

  it('narrows the list step by step, finds each step again after a reload and with Back and Forward, and hands it on in a tab', async () => {
    const page = await stage.visit('/', { tongue: 'zh-CN' })
    await totalIs(page, 90)
    const chips = page.getByRole('list', { name: '筛选' }).getByRole('listitem')
    await page.getByRole('navigation').getByRole('link', { name: /^石材/ }).click()
    await totalIs(page, 29)
    await page.getByRole('textbox', { name: '最低价' }).fill('60')
    await page.keyboard.press('Enter')
    await expect.poll(() => searchOf(page).get('priceMin')).toBe('60')
    await totalIs(page, 16)
    await page.getByRole('checkbox', { name: WORDS['zh-CN'].brand }).check()
    await expect.poll(() => searchOf(page).get('brandId')).toMatch(/^\d+$/)
    await page.getByRole('combobox', { name: '排序' }).selectOption('price-desc')
    await expect.poll(() => searchOf(page).get('sort')).toBe('price-desc')
    await expect.poll(() => chips.count(), { message: 'chips, with one to clear all' }).toBe(4)
    const names = async () => (await page.getByRole('article').allInnerTexts()).map((text) => text.split('\n')[0])
    await expect.poll(async () => (await names())[0], { message: 'the dearest' }).toMatch(/87/)
    const found = await names()
    const address = page.url()
    expect(address.length - stage.shop.server.url.length, 'a short address').toBeLessThan(70)
    await page.reload()
    await expect.poll(names, { message: 'after a reload' }).toEqual(found)
    await page.goBack()
    await page.goBack()
    await expect.poll(() => chips.count(), { message: 'two steps back' }).toBe(3)
    await page.goBack()
    await totalIs(page, 29)
    await page.goBack()
    await totalIs(page, 90)
    for (let step = 0; step < 4; step += 1) await page.goForward()
    await expect.poll(() => page.url(), { message: 'all steps forward' }).toBe(address)
    await expect.poll(names, { message: 'all steps forward' }).toEqual(found)

    const opening = page.context().waitForEvent('page')
    await cards(page)
      .nth(1)
      .click({ modifiers: ['ControlOrMeta'] })
    const tab = await opening
    await tab.getByRole('dialog').getByRole('tab').first().waitFor()
    expect(await page.getByRole('dialog').count(), 'dialogs where the link was pressed').toBe(0)
    expect(searchOf(page).has('skuId'), 'where the link was pressed').toBe(false)
    await tab.getByRole('button', { name: WORDS['zh-CN'].close, exact: true }).click()
    await tab.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(tab.url(), 'the other tab lists the same').toBe(address)
    await expect
      .poll(async () => (await tab.getByRole('article').allInnerTexts()).map((text) => text.split('\n')[0]))
      .toEqual(found)
    expect(await tab.getByRole('checkbox', { name: WORDS['zh-CN'].brand }).isChecked()).toBe(true)

    await chips.getByRole('button').first().click()
    await expect.poll(() => searchOf(page).has('categoryId'), { message: 'the first chip, taken away' }).toBe(false)
    await page.getByRole('button', { name: '清除全部' }).first().click()
    await totalIs(page, 90)
    expect(page.url()).toBe(`${stage.shop.server.url}/?sort=price-desc`)
  })
})

/** Checks the names of the list and of a product, which stays open. */
async function namesAreIn(page: Page, tongue: Tongue): Promise<void> {
  const words = WORDS[tongue]
  await page.getByRole('link', { name: words.oak }).waitFor()
  expect(await page.title()).toBe(words.title)
  expect(await page.locator('html').getAttribute('lang')).toBe(tongue)
  await page
    .getByRole('navigation', { name: words.category })
    .getByRole('link', { name: new RegExp(`^${words.stone}`) })
    .waitFor()
  await page.getByRole('checkbox', { name: words.brand }).waitFor()

  await page.getByRole('link', { name: words.oak }).click()
  const drawer = page.getByRole('dialog', { name: words.oak })
  await drawer.getByText('NH-OAK-N').waitFor()
  expect(await page.title()).toBe(words.openTitle)
  expect(await drawer.getByText('180').first().isVisible()).toBe(true)
  await drawer.getByRole('tab', { name: words.certificates }).click()
  await drawer.getByText(words.expired).waitFor()
  await drawer.getByRole('tab', { name: words.downloads }).click()
  expect(await drawer.getByRole('link', { name: /Laying guide/ }).getAttribute('href')).toMatch(/^\/files\//)
}

describe('a catalogue that is being filled', () => {
  it('shows the progress and grows visibly', async () => {
    const empty = await openShop()
    const { promise: firstHalf, resolve: begin } = Promise.withResolvers<void>()
    const { promise: secondHalf, resolve: goOn } = Promise.withResolvers<void>()
    async function* lines() {
      await firstHalf
      for (let index = 0; index < 3; index += 1) yield aProduct({ enName: `Early ${index}` })
      await secondHalf
      yield aProduct({ enName: 'Late' })
    }
    const importing = empty.importLines(lines(), 4)
    const page = await stage.enter()
    await withoutInlinedAnswer(page)
    const firstList = page.waitForResponse('**/spu/page*')
    await page.goto(empty.server.url)
    await firstList
    begin()
    await waitFor(async () => (await statusOf(empty.server.url)).data.products === 3)
    await page.getByRole('link', { name: /Early 2/ }).waitFor()
    const line = page.getByText('3 of 4').locator('..')
    await line.waitFor()
    // The start and the end are announced; announcing each step would drown everything else.
    const spoken = page.locator('[aria-live]')
    await spoken.getByText('Loading story.jsonl').waitFor({ state: 'attached' })
    expect(await line.evaluate((one) => one.closest('[aria-live], output, [role="status"]'))).toBe(null)
    await page.getByRole('article').first().getByRole('button', { name: 'Compare', exact: true }).press('Enter')
    const tray = page.getByRole('region', { name: 'SKUs to compare' })
    await tray.waitFor()
    await expect
      .poll(async () => {
        const [progress, bar] = [await line.boundingBox(), await tray.boundingBox()]
        return (progress?.y ?? 0) + (progress?.height ?? 0) <= (bar?.y ?? 0)
      })
      .toBe(true)
    goOn()
    await importing
    await spoken.getByText('All of it is loaded.').waitFor({ state: 'attached' })
    await page.getByRole('link', { name: /Late/ }).waitFor()
    await page.getByText('3 of 4').waitFor({ state: 'hidden' })
    // Open requests would log errors.
    await page.goto('about:blank')
    await empty.close()
  })
})
