import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { restingScroll } from '../stage/at-rest.ts'
import { goTo, type Tongue, type VisitOptions } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'

const PHONE = { width: 390, height: 844 }
const WORDS = {
  en: { home: 'Home', material: 'Material', oak: 'Herringbone oak', close: 'Close', zoom: 'Zoom' },
  'zh-CN': { home: '首页', material: '材料板', oak: '人字拼橡木', close: '关闭', zoom: '放大' },
}

const stage = setReadingStage()

async function visitShop(options: VisitOptions = {}, path = '/'): Promise<Page> {
  await stage.enter(options)
  await stage.person.page.goto(stage.shop.server.url + path)
  await cards(stage.person.page).nth(3).waitFor()
  return stage.person.page
}

const cards = (page: Page) => page.locator('main a[href*="skuId="]:visible')
const scrollOf = (page: Page) => page.evaluate<number>('window.scrollY')
const searchOf = (page: Page) => new URL(page.url()).searchParams
const place = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

async function arriveAt(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(`Quarry - ${name}`)
}

async function scrollTo(page: Page, top: number): Promise<number> {
  await page.mouse.wheel(0, top)
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(top / 2)
  return restingScroll(page)
}

function countListCalls(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => (calls += Number(/\/app-api\/product\/(spu|category|brand)\//.test(request.url()))))
  return () => calls
}

describe('a page that is left', () => {
  it.each<[Tongue, VisitOptions['viewport']]>([
    ['en', { width: 1366, height: 768 }],
    ['zh-CN', PHONE],
  ])('is found as it was, with all that was done on it (%s, %o)', async (tongue, viewport) => {
    const words = WORDS[tongue]
    const page = await visitShop({ tongue, ...(viewport && { viewport }) }, '/?sort=price-asc')
    const left = await scrollTo(page, 900)

    // Opens a product in the middle of the list, another SKU of it, and its pictures.
    await goTo(page, '/?sort=price-asc&skuId=' + (await skuIdOf('NH-OAK-N')))
    const drawer = page.getByRole('dialog', { name: words.oak })
    await drawer.getByRole('button', { name: /^NH-OAK-S/ }).click()
    await drawer.getByText('NH-OAK-S', { exact: true }).waitFor()
    await drawer.getByRole('button', { name: words.zoom, exact: true }).click()
    await page.locator('.yarl__portal').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.yarl__portal').waitFor({ state: 'detached' })
    await drawer.getByRole('button', { name: words.close, exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    expect(Math.abs((await scrollOf(page)) - left)).toBeLessThanOrEqual(1)

    const calls = countListCalls(page)
    await place(page, words.material).click()
    await arriveAt(page, words.material)
    expect(await scrollOf(page)).toBe(0)
    expect(await cards(page).count()).toBe(0)
    await place(page, words.home).click()
    await arriveAt(page, words.home)
    expect(Math.abs((await scrollOf(page)) - left)).toBeLessThanOrEqual(1)
    expect(searchOf(page).get('sort')).toBe('price-asc')
    expect(calls()).toBe(0)

    await page.goBack()
    await arriveAt(page, words.material)
    await page.goBack()
    await arriveAt(page, words.home)
    expect(Math.abs((await scrollOf(page)) - left)).toBeLessThanOrEqual(1)
    expect(calls()).toBe(0)
  })

  it('keeps typed text and open panels; pressing its link again, or the logo, restarts it at its top', async () => {
    const page = await visitShop({}, '/?sort=name')
    await page.getByRole('button', { name: 'Show what is in Flooring' }).click()
    await page.getByRole('button', { name: 'Find a brand' }).click()
    await page.getByRole('textbox', { name: 'Find a brand' }).fill('nord')
    await place(page, 'Favorites').click()
    await arriveAt(page, 'Favorites')
    expect(await page.getByRole('textbox', { name: 'Find a brand' }).count()).toBe(0)
    await place(page, 'Home').click()
    await arriveAt(page, 'Home')
    expect(await page.getByRole('textbox', { name: 'Find a brand' }).inputValue()).toBe('nord')
    await page.getByRole('button', { name: 'Fold Flooring' }).waitFor()

    await scrollTo(page, 700)
    await place(page, 'Home').click()
    await expect.poll(() => page.url()).toBe(`${stage.shop.server.url}/`)
    expect(await scrollOf(page)).toBe(0)
    await page.getByRole('button', { name: 'Show what is in Flooring' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Find a brand' }).count()).toBe(0)

    // Back restores what was cleared.
    await page.goBack()
    await expect.poll(() => searchOf(page).get('sort')).toBe('name')
    for (const name of ['Home', 'Quarry, to the catalogue', 'Quarry']) {
      await scrollTo(page, 900)
      await place(page, name).click()
      await expect.poll(() => scrollOf(page)).toBe(0)
      await cards(page).first().waitFor()
      expect(await scrollOf(page), `after ${name}`).toBe(0)
    }
  })

  it('is found at the place where it was left: from words typed elsewhere and not sent, and from filters', async () => {
    const page = await visitShop()
    const left = await scrollTo(page, 700)
    await place(page, 'AI').click()
    await arriveAt(page, 'AI')
    await page.getByRole('combobox', { name: 'Search' }).fill('stone')
    await page.goBack()
    await arriveAt(page, 'Home')
    await place(page, 'AI').click()
    await arriveAt(page, 'AI')
    expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('stone')
    await page.keyboard.press('Tab')
    await page.goBack()
    await arriveAt(page, 'Home')
    await page.getByText('90 products').waitFor()
    expect(page.url()).toBe(`${stage.shop.server.url}/`)
    await expect.poll(() => scrollOf(page)).toBe(left)

    await page.getByRole('checkbox', { name: 'Casa Ventura' }).check()
    await expect.poll(() => scrollOf(page)).toBe(0)
    await page.goBack()
    await expect.poll(() => scrollOf(page)).toBe(left)
    await page.goForward()
    await expect.poll(() => scrollOf(page)).toBe(0)
  })

  it('keeps the first product in view when the window becomes narrower, and back', async () => {
    const page = await visitShop({ viewport: { width: 1366, height: 768 } })
    await scrollTo(page, 2400)
    const firstInView = () =>
      page.evaluate<string>(`[...document.querySelectorAll('article')]
        .map((card) => [card.getBoundingClientRect(), card.innerText.split('\\n')[0]])
        .filter(([{ bottom }]) => bottom > 57 + 80).sort(([a], [b]) => a.top - b.top || a.left - b.left)[0][1]`)
    const before = await firstInView()
    await page.setViewportSize({ width: 1000, height: 768 })
    await expect.poll(async () => page.getByRole('link', { name: before }).first().isVisible()).toBe(true)
    await page.setViewportSize({ width: 1366, height: 768 })
    await expect.poll(firstInView).toBe(before)
  })

  it('scrolls to the beginning of a list that is filtered, and no further', async () => {
    const page = await visitShop({}, `/brand/${await brandIdOf('Nordhem')}`)
    await scrollTo(page, 1500)
    const products = page.getByRole('region', { name: 'Products' })
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('name')
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
    await expect.poll(async () => Math.abs(((await products.boundingBox())?.y ?? 0) - header)).toBeLessThan(2)
  })

  it('is one at / and at /product, in a list that is stored locally and holds ten, without /login and error pages (§2)', async () => {
    const page = await visitShop({}, '/product')
    await arriveAt(page, 'Products')
    await page.getByRole('button', { name: 'Find a brand' }).click()
    await goTo(page, '/login')
    await arriveAt(page, 'Login')
    await goTo(page, '/nowhere')
    await arriveAt(page, 'Page not found')
    await goTo(page, '/')
    await arriveAt(page, 'Home')
    await page.getByRole('textbox', { name: 'Find a brand' }).waitFor()
    expect(await place(page, 'Home').getAttribute('aria-current')).toBe('page')
    for (let folder = 1; folder <= 11; folder += 1) {
      await goTo(page, `/favorites/${folder}`)
      await expect.poll(() => page.evaluate(`localStorage.getItem('keptPages')`)).toContain(`/favorites/${folder}`)
    }
    const stored = JSON.parse(await page.evaluate(`localStorage.getItem('keptPages')`)) as { address: string }[]
    expect(stored.map(({ address }) => address)).toEqual(
      Array.from({ length: 10 }, (_, index) => `/favorites/${index + 2}`),
    )
    await place(page, 'Home').click()
    await cards(page).first().waitFor()
    expect(await page.getByRole('textbox', { name: 'Find a brand' }).count()).toBe(0)
  })

  it('is found again after a reload, its scroll position too, whatever another tab keeps', async () => {
    const page = await visitShop({}, '/?sort=name')
    const left = await scrollTo(page, 3000)
    await page.reload()
    await cards(page).first().waitFor()
    await expect.poll(() => scrollOf(page)).toBe(left)
    await place(page, 'Material').click()
    await arriveAt(page, 'Material')
    const other = await stage.openTab('/favorites')
    await place(other, 'Home').click()
    await cards(other).first().waitFor()
    expect(searchOf(other).has('sort')).toBe(false)
    await page.bringToFront()
    await page.reload()
    await place(page, 'Home').click()
    await expect.poll(() => searchOf(page).get('sort')).toBe('name')
    await expect.poll(() => scrollOf(page)).toBe(left)
  })
})

async function brandIdOf(name: string): Promise<string> {
  const brand = stage.shop.db.selectFrom('brand').select('id').where('english_name', '=', name)
  return (await brand.executeTakeFirstOrThrow()).id
}

async function skuIdOf(model: string): Promise<string> {
  const { id } = await stage.shop.db.selectFrom('sku').select('id').where('model', '=', model).executeTakeFirstOrThrow()
  return id
}
