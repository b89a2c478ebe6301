import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setDrawerStage } from '../stage/drawer-stage.ts'
import { seriousViolations } from '../stage/axe.ts'
import type { Tongue, VisitOptions } from '../stage/browser.ts'
import { FAILED_REQUEST } from '../stage/stage.ts'
import { focusedName, LONG, skuIdOf } from '../stage/drawer-shop.ts'

const PHONE = { width: 390, height: 844 }
const WORDS = {
  en: { error: 'Error', gone: 'There is no such product.', close: 'Close', product: 'Product' },
  'zh-CN': { error: '错误', gone: '没有这个产品。', close: '关闭', product: '产品' },
}

const { stage, skus } = setDrawerStage()

const visitShop = stage.visit

const toasts = (page: Page) => page.locator('[aria-live="polite"]:has(button)').innerText()

describe('a product that cannot be shown', () => {
  it.each<[Tongue, VisitOptions['viewport']]>([
    ['en', { width: 1366, height: 768 }],
    ['zh-CN', PHONE],
  ])('§8: is the toast “Error” alone and an empty product, closed by its button (%s)', async (tongue, viewport) => {
    const words = WORDS[tongue]
    const page = await visitShop('/?skuId=99999999', { tongue, ...(viewport && { viewport }) })
    const drawer = page.getByRole('dialog', { name: words.product, exact: true })
    await drawer.getByRole('heading', { name: words.gone }).waitFor()
    expect((await toasts(page)).trim()).toBe(words.error)
    expect(await focusedName(page)).toBe(words.close)
    expect(await seriousViolations(page)).toEqual([])
    await drawer.getByRole('button', { name: words.close, exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).search).toBe('')
  })

  it('§4: is closed by a click outside too', async () => {
    const page = await visitShop('/?skuId=99999999')
    await page.getByRole('heading', { name: WORDS.en.gone }).waitFor()
    await page.mouse.click(100, 300)
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Herringbone oak' }).waitFor()
  })

  it.each([
    ['letters', 'abc'],
    ['thirty digits', '1'.repeat(30)],
    ['half a character', '%E0%A4%A'],
    // More of them: web/product/awkward-products.component.test.tsx.
  ])('has the same face for a skuId of %s, asked for once at most', async (_, skuId) => {
    const page = await stage.enter()
    const asked: string[] = []
    page.on('request', (request) => request.url().includes('get-detail') && asked.push(request.url()))
    await page.goto(`${stage.shop.server.url}/?skuId=${skuId}`)
    await page.getByRole('heading', { name: WORDS.en.gone }).waitFor()
    expect((await toasts(page)).trim()).toBe('Error')
    expect(asked.length).toBeLessThanOrEqual(1)
    await page.getByRole('dialog').getByRole('button', { name: 'Close, and look on', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(new URL(page.url()).searchParams.has('skuId')).toBe(false)
  })

  it('comes by itself when the network is back', async () => {
    const page = await visitShop('/')
    const dialog = page.getByRole('dialog')
    // Whatever the drawer is made of is here once it has been open.
    await page.getByRole('link', { name: /Board number 5\b/ }).click()
    await dialog.getByText('PL-5', { exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.context().setOffline(true)
    await page.getByRole('link', { name: /Board number 4\b/ }).click()
    await page.getByRole('heading', { name: 'The product could not be loaded.' }).waitFor()
    expect((await toasts(page)).trim()).toBe('Error')
    await page.context().setOffline(false)
    await dialog.getByText('PL-4', { exact: true }).waitFor()
    stage.forgive(FAILED_REQUEST)
  })

  it('tells where it comes from as soon as the areas can be had, although they could not be at first', async () => {
    const page = await stage.enter()
    await page.route('**/area/tree*', (route) => route.fulfill({ status: 500, body: '<h1>broken</h1>' }))
    await page.goto(`${stage.shop.server.url}/?keyword=glazed&skuId=${await skuIdOf(stage.shop, 'TILE-1')}`)
    const drawer = page.getByRole('dialog')
    const location = (place: string) => drawer.getByRole('definition').filter({ hasText: place })
    await location('Guangdong').first().waitFor()
    await page.locator('[aria-live="polite"]').getByText('500').first().waitFor()
    expect(await location('Guangdong, China').count()).toBe(0)
    await page.unroute('**/area/tree*')
    await drawer.getByRole('button', { name: 'Close', exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Glazed tile' }).click()
    await location('Guangdong, China').first().waitFor()
    stage.forgive(FAILED_REQUEST)
  })

  it.each(['ProductDialog', 'PictureViewer'])(
    'is shown as drawn although %s’s files did not come at first',
    async (part) => {
      const page = await stage.enter()
      await page.route(`**/assets/${part}*`, (route) => route.abort())
      const product = `${stage.shop.server.url}/?skuId=${skus.oak}`
      await page.goto(product)
      const zoom = page.getByRole('button', { name: 'Zoom', exact: true })
      if (part === 'PictureViewer') await zoom.click()
      await page.getByText('This part of the page could not be loaded.').waitFor()
      await page.unroute(`**/assets/${part}*`)
      await page.evaluate(`dispatchEvent(new Event('online'))`)
      if (part === 'PictureViewer') await zoom.click()
      const dialog = page.getByRole('dialog', { name: part === 'PictureViewer' ? 'Picture viewer' : 'Herringbone oak' })
      await dialog.getByRole('button', { name: 'Close', exact: true }).waitFor()
      const width = part === 'PictureViewer' ? 1366 : 900
      await expect.poll(async () => (await dialog.boundingBox())?.width).toBeCloseTo(width, 0)
      stage.forgive(FAILED_REQUEST)
    },
  )
})

describe('an awkward product', () => {
  it.each<[string, VisitOptions['viewport']]>([
    ['at 320 px', { width: 320, height: 700 }],
    ['at 200 %', { width: 683, height: 384 }],
  ])('keeps long names, values and links inside the drawer %s', async (_, viewport) => {
    const page = await stage.enter(viewport ? { viewport } : {})
    await page.addInitScript(`if (innerWidth === 683) Object.defineProperty(window, 'outerWidth', { get: () => 1366 })`)
    await page.goto(`${stage.shop.server.url}/?skuId=${await skuIdOf(stage.shop, LONG.slice(0, 200))}`)
    const drawer = page.getByRole('dialog', { name: LONG })
    for (const index of [0, 1, 2]) {
      await drawer.getByRole('tab').nth(index).click()
      const overhang = 'drawer.scrollWidth - drawer.clientWidth'
      expect(
        await page.evaluate<number>(
          `(() => { const drawer = document.querySelector('[role=dialog]'); return ${overhang} })()`,
        ),
      ).toBe(0)
    }
    expect(await drawer.getByRole('button', { name: 'Close', exact: true }).isVisible()).toBe(true)
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
  })

  it('says that it is no longer on sale', async () => {
    const page = await visitShop(`/?skuId=${await skuIdOf(stage.shop, 'GONE')}`)
    await page.getByRole('dialog', { name: 'Withdrawn board' }).getByText('No longer on sale').waitFor()
  })
})
