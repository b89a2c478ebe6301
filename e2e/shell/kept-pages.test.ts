import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { restingScroll } from '../stage/at-rest.ts'
import { goTo } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage()

async function visitShop(path = '/'): Promise<Page> {
  const page = await stage.visit(path)
  await cards(page).nth(3).waitFor()
  return page
}

const cards = (page: Page) => page.locator('main a[href*="skuId="]:visible')
const scrollOf = (page: Page) => page.evaluate<number>('window.scrollY')
const searchOf = (page: Page) => new URL(page.url()).searchParams
const place = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

async function arriveAt(page: Page, name: string): Promise<void> {
  await expect.poll(() => page.title()).toBe(`Quarry - ${name}`)
}

async function scrollTo(page: Page, top: number): Promise<number> {
  // Over the header: the rail scrolls by itself.
  await page.mouse.move(900, 20)
  await page.mouse.wheel(0, top)
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(top / 2)
  return restingScroll(page)
}

function countListCalls(page: Page): () => number {
  let calls = 0
  page.on('request', (request) => (calls += Number(/\/app-api\/product\/(spu|category|brand)\//.test(request.url()))))
  return () => calls
}

// On a phone: phone-ways.test.ts. Which pages are kept, and how many: web/shell/kept-pages/kept-pages.test.ts.
describe('a page that is left', () => {
  it('is found as it was, with all that was done and typed on it; pressing its link again, or the logo, restarts it at its top', async () => {
    const page = await visitShop('/?sort=price-asc')
    await page.getByRole('button', { name: 'Show what is in Flooring' }).click()
    await page.getByRole('button', { name: 'Find a brand' }).click()
    await page.getByRole('textbox', { name: 'Find a brand' }).fill('nord')
    const left = await scrollTo(page, 900)
    const isWhereItWasLeft = async (when: string) => {
      await expect.poll(async () => Math.abs((await scrollOf(page)) - left), { message: when }).toBeLessThanOrEqual(1)
    }

    // Opens a product in the middle of the list, another SKU of it, and its pictures.
    await goTo(page, '/?sort=price-asc&skuId=' + (await skuIdOf('NH-OAK-N')))
    const drawer = page.getByRole('dialog', { name: 'Herringbone oak' })
    await drawer.getByRole('button', { name: /^NH-OAK-S/ }).click()
    await drawer.getByText('NH-OAK-S', { exact: true }).waitFor()
    await drawer.getByRole('button', { name: 'Zoom', exact: true }).click()
    await page.locator('.yarl__portal').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.yarl__portal').waitFor({ state: 'detached' })
    await drawer.getByRole('button', { name: 'Close', exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    await isWhereItWasLeft('behind the product')

    const calls = countListCalls(page)
    await place(page, 'Material').click()
    await arriveAt(page, 'Material')
    expect(await scrollOf(page)).toBe(0)
    expect(await cards(page).count()).toBe(0)
    expect(await page.getByRole('textbox', { name: 'Find a brand' }).count()).toBe(0)
    await place(page, 'Home').click()
    await arriveAt(page, 'Home')
    await isWhereItWasLeft('by its link')
    expect(searchOf(page).get('sort')).toBe('price-asc')
    expect(await page.getByRole('textbox', { name: 'Find a brand' }).inputValue()).toBe('nord')
    await page.getByRole('button', { name: 'Fold Flooring' }).waitFor()
    await page.goBack()
    await arriveAt(page, 'Material')
    await page.goBack()
    await arriveAt(page, 'Home')
    await isWhereItWasLeft('on the way back')
    expect(calls(), 'nothing is asked for again').toBe(0)

    await place(page, 'Home').click()
    await expect.poll(() => page.url()).toBe(`${stage.shop.server.url}/`)
    await expect.poll(() => scrollOf(page)).toBe(0)
    await page.getByRole('button', { name: 'Show what is in Flooring' }).waitFor()
    expect(await page.getByRole('textbox', { name: 'Find a brand' }).count()).toBe(0)
    // Back restores what was cleared.
    await page.goBack()
    await expect.poll(() => searchOf(page).get('sort')).toBe('price-asc')
    await cards(page).first().waitFor()
    for (const name of ['Home', 'Quarry, to the catalogue', 'Quarry']) {
      await scrollTo(page, 900)
      await place(page, name).click()
      await expect.poll(() => scrollOf(page), { message: `after ${name}` }).toBe(0)
      await cards(page).first().waitFor()
      expect(await scrollOf(page), `after ${name}`).toBe(0)
    }

    await scrollTo(page, 2400)
    const firstInView = () =>
      page.evaluate<string>(`[...document.querySelectorAll('article')]
        .map((card) => [card.getBoundingClientRect(), card.innerText.split('\\n')[0]])
        .filter(([{ bottom }]) => bottom > 57 + 80).sort(([a], [b]) => a.top - b.top || a.left - b.left)[0][1]`)
    const before = await firstInView()
    await page.setViewportSize({ width: 1000, height: 768 })
    const isInView = () => page.getByRole('link', { name: before }).first().isVisible()
    await expect.poll(isInView, { message: 'in a narrower window' }).toBe(true)
    await page.setViewportSize({ width: 1366, height: 768 })
    await expect.poll(firstInView, { message: 'as wide as before' }).toBe(before)
  })

  it('is found where it was left: from words typed elsewhere and not sent, from filters, from the login, and after a reload, whatever another tab keeps', async () => {
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

    await page.getByRole('button', { name: 'Find a brand' }).click()
    // A plain click on Login opens the dialog; other navigation shows the login page, without the frame.
    await goTo(page, '/login')
    await arriveAt(page, 'Login')
    expect(await page.getByRole('banner').count()).toBe(0)
    await goTo(page, '/nowhere')
    await arriveAt(page, 'Page not found')
    const kept = await page.evaluate<string>(`localStorage.getItem('keptPages')`)
    expect(
      (JSON.parse(kept) as { address: string }[]).map(({ address }) => new URL(address, page.url()).pathname),
    ).toEqual(['/ai', '/'])
    await goTo(page, '/product')
    await arriveAt(page, 'Products')
    await page.getByRole('textbox', { name: 'Find a brand' }).waitFor()
    expect(await place(page, 'Home').getAttribute('aria-current')).toBe('page')

    // A list that is filtered is shown from its beginning, and no further.
    await goTo(page, `/brand/${await brandIdOf('Nordhem')}`)
    await cards(page).nth(3).waitFor()
    await scrollTo(page, 1500)
    const products = page.getByRole('region', { name: 'Products' })
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('name')
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0
    await expect.poll(async () => Math.abs(((await products.boundingBox())?.y ?? 0) - header)).toBeLessThan(2)

    await goTo(page, '/?sort=name')
    await arriveAt(page, 'Home')
    await expect.poll(() => scrollOf(page)).toBe(0)
    await cards(page).first().waitFor()
    const far = await scrollTo(page, 3000)
    await page.reload()
    await cards(page).first().waitFor()
    await expect.poll(() => scrollOf(page), { message: 'after a reload' }).toBe(far)
    await page.goto(`${stage.shop.server.url}/product?sort=name`)
    await cards(page).first().waitFor()
    await scrollTo(page, 900)
    await page.goBack()
    await cards(page).first().waitFor()
    await expect.poll(() => scrollOf(page), { message: 'at its own place' }).toBe(far)
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
    await expect.poll(() => scrollOf(page), { message: 'after a reload elsewhere' }).toBe(far)
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
