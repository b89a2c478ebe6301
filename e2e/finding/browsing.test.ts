import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aProduct } from '../../server/testing/factories.ts'
import { restingScroll } from '../stage/at-rest.ts'
import { seriousInBothThemes } from '../stage/axe.ts'
import { readOnIn, withoutInlinedAnswer } from '../stage/browser.ts'
import type { Tongue, VisitOptions } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import { statusOf, waitFor } from '../stage/server.ts'
import { setReadingStage } from '../stage/stage.ts'

const PHONE = { width: 320, height: 700 }
const WORDS = {
  en: {
    oak: 'Herringbone oak',
    stone: 'Stone',
    category: 'Category',
    timber: 'Timber',
    brand: 'Casa Ventura',
    close: 'Close',
    filters: 'Filters',
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
    filters: '筛选',
    certificates: /新材料认证/,
    expired: '已过期',
    downloads: /下载/,
    title: 'Quarry - 首页',
    openTitle: 'Quarry - 首页：人字拼橡木',
  },
}

const stage = setReadingStage()

const visitShop = (options?: VisitOptions, path?: string) => stage.visit(path, options)

const cards = (page: Page) => page.locator('main a[href*="skuId="]')
const searchOf = (page: Page): URLSearchParams => new URL(page.url()).searchParams

describe('a visitor', () => {
  it('sees the catalogue in English, whatever the browser’s language; browses, filters, opens, switches the SKU and closes', async () => {
    const page = await visitShop({ locale: 'zh-CN' })
    await cards(page).nth(5).waitFor()
    await namesAreIn(page, 'en')
    const words = WORDS.en
    const drawer = page.getByRole('dialog', { name: words.oak })
    const first = searchOf(page).get('skuId')
    await drawer.getByRole('button', { name: /^NH-OAK-S/ }).click()
    await expect.poll(() => searchOf(page).get('skuId')).not.toBe(first)
    await expect.poll(() => drawer.getByText('300').first().isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await drawer.isVisible()).toBe(true)
    await drawer.getByRole('button', { name: words.close, exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    expect(searchOf(page).has('skuId')).toBe(false)
    await expect.poll(() => page.title()).toBe(words.title)
    await expect
      .poll(() => page.evaluate<string>(`document.activeElement?.getAttribute('href') ?? ''`))
      .toContain('skuId=')

    await page
      .getByRole('navigation', { name: words.category })
      .getByRole('link', { name: new RegExp(`^${words.stone}`) })
      .click()
    await expect.poll(() => searchOf(page).get('categoryId')).toMatch(/^\d+$/)
    await expect.poll(() => page.getByText(/29/).first().isVisible()).toBe(true)
    await page.goBack()
    await page.getByRole('link', { name: words.oak }).waitFor()
    await page.getByRole('checkbox', { name: words.brand }).check()
    await expect.poll(() => searchOf(page).get('brandId')).toMatch(/^\d+$/)
    await expect.poll(() => page.getByRole('link', { name: words.oak }).count()).toBe(0)
    await page.getByRole('checkbox', { name: words.brand }).uncheck()

    await readOnIn(page, 'zh-CN')
    await namesAreIn(page, 'zh-CN')
  })

  it('scrolls to the end of the list, and finds it as it was after closing a product', async () => {
    const page = await visitShop()
    await cards(page).nth(5).waitFor()
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 4000)
          return page.getByRole('link', { name: /number 89/ }).count()
        },
        { timeout: 20_000 },
      )
      .toBe(1)
    expect(await cards(page).count()).toBeLessThan(60)
    // It is in the document before it is visible, and a click would scroll to it.
    await page.getByRole('link', { name: /number 89/ }).scrollIntoViewIfNeeded()
    const place = await restingScroll(page)
    await page.getByRole('link', { name: /number 89/ }).click()
    await page.getByRole('dialog').getByText('PL-89').waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(Math.abs((await page.evaluate<number>('window.scrollY')) - place)).toBeLessThan(5)
  })

  it('restores the same list and product from a shared address, and opens another in a tab of its own', async () => {
    const brand = await stage.shop.db
      .selectFrom('brand')
      .select('id')
      .where('english_name', '=', 'Nordhem')
      .executeTakeFirstOrThrow()
    const sku = await stage.shop.db
      .selectFrom('sku')
      .select('id')
      .where('model', '=', 'NH-OAK-S')
      .executeTakeFirstOrThrow()
    const page = await visitShop({}, `/product?brandId=${brand.id}&sort=price-desc&priceMax=400&skuId=${sku.id}`)
    await page.getByRole('dialog', { name: WORDS.en.oak }).getByText('NH-OAK-S').waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect.poll(async () => (await cards(page).first().innerText()).split('\n')[0]).toBe(WORDS.en.oak)
    expect(await page.getByRole('checkbox', { name: 'Nordhem' }).isChecked()).toBe(true)

    const tab = page.context().waitForEvent('page')
    await cards(page)
      .nth(1)
      .click({ modifiers: ['ControlOrMeta'] })
    await (await tab).waitForURL(/skuId=/, { waitUntil: 'commit' })
    expect(searchOf(page).has('skuId')).toBe(false)
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('does all of it on a narrow phone, without serious accessibility violations', async () => {
    const words = WORDS['zh-CN']
    const page = await visitShop({ viewport: PHONE, tongue: 'zh-CN', theme: 'dark' })
    await cards(page).first().waitFor()
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.width)
    expect(await seriousInBothThemes(page)).toEqual([])
    await page.getByRole('button', { name: words.filters }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: words.brand }).check()
    await expect.poll(() => searchOf(page).get('brandId')).toMatch(/^\d+$/)
    await page.getByRole('dialog').getByRole('button', { name: words.close, exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByRole('link', { name: words.oak }).count()).toBe(0)
    await cards(page).first().tap()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('tab').first().waitFor()
    expect((await drawer.boundingBox())?.width).toBeCloseTo(PHONE.width, 2)
    await drawer.getByRole('button', { name: words.close, exact: true }).tap()
    await drawer.waitFor({ state: 'hidden' })
  })

  // With an open product: e2e/product/drawer.test.ts.
  it('meets no serious accessibility violations on a desktop', async () => {
    const page = await visitShop()
    await cards(page).nth(3).waitFor()
    expect(await seriousInBothThemes(page)).toEqual([])
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
