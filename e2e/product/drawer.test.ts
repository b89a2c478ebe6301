import type { Locator, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { restingScroll } from '../stage/at-rest.ts'
import { goTo } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'
import { skuIdOf } from '../stage/drawer-shop.ts'

const DESK = { width: 1920, height: 1080 }
const PAGES = ['/product', '/brand/1', '/ai', '/favorites', '/material', '/user/info', '/403', '/500', '/nowhere', '/']

const stage = setReadingStage('drawer')
const skuIds = { oak: '', tile: '' }

beforeAll(async () => {
  skuIds.oak = await skuIdOf(stage.shop, 'NH-OAK-N')
  skuIds.tile = await skuIdOf(stage.shop, 'TILE-1')
})

const drawerOf = (page: Page, name: string) => page.getByRole('dialog', { name })

const rowsOf = async (list: Locator) => {
  const [labels, values] = await Promise.all([list.locator('dt').allInnerTexts(), list.locator('dd').allInnerTexts()])
  return labels.map((label, index) => `${label}: ${values[index]?.trim()}`)
}

/** What needs no server, other products, and Chinese: web/product/*.component.test.tsx. */
describe('a product’s drawer', () => {
  it('§2: shows what the server knows, goes from SKU to SKU, closes with Back where one was, and opens 1000 px wide on the right of whichever page', async () => {
    const page = await stage.visit('/', { viewport: DESK })
    const card = page.getByRole('link', { name: 'Glazed tile' })
    await page.getByRole('link', { name: 'Herringbone oak' }).hover()
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 200)
        return card.isVisible()
      })
      .toBe(true)
    await restingScroll(page)
    await card.click()
    const drawer = drawerOf(page, 'Glazed tile')
    await drawer.getByText('TILE-1', { exact: true }).waitFor()
    const place = await page.evaluate<number>('window.scrollY')
    await drawer.getByRole('tab').first().waitFor()
    expect(await rowsOf(drawer.locator('dl').first())).toEqual(['Model: TILE-1', 'Brand: Fornace'])
    await expect
      .poll(() => rowsOf(drawer.getByRole('tabpanel').locator('dl')))
      .toEqual([
        'Colour system: RAL 1011\nstated by the maker',
        'Measured colour: #4a6b7d, 100% of the picture\n#4a6b7d\nL* 43.4 a* −6.9 b* −13.8\nFind this colour',
        'Light reflectance: about 14 (9–19)\nestimated from the picture, not stated by the maker',
        'Custom option: Yes',
        'Grade: A',
        'Frost proof: Yes\nEN ISO 10545-12:1997, tiles; EN 12371:2010, stone',
        'Shade: Light',
        'Dimension: 200 × 100 × 8 mm',
        'Origin: China',
        'Location: Guangdong, China',
        'Domestic or imported: Domestic',
        'Stock: 12 m²',
        'Lead time: 7 days',
      ])
    expect(await drawer.getByRole('tabpanel').locator('dd img').count()).toBe(1)
    for (const model of ['TILE-2', 'TILE-3', 'TILE-4']) {
      await drawer.getByRole('button', { name: model, exact: true }).click()
      await drawer.getByText(model, { exact: true }).waitFor()
    }
    await page.goBack()
    await drawer.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).searchParams.has('skuId')).toBe(false)
    expect(await page.evaluate<number>('window.scrollY'), 'the place in the list').toBe(place)
    const focused = page.locator('main a:focus')
    await expect.poll(() => focused.getAttribute('href')).toBe(await card.getAttribute('href'))
    await page.goForward()
    await drawer.waitFor()

    const opened = page.getByRole('dialog')
    await goTo(page, `/?skuId=${skuIds.oak}`)
    await opened.getByRole('tab', { name: /Downloads/ }).click()
    const link = opened.getByRole('link', { name: 'Download Laying guide' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toMatch(/^\/files\//)
    await opened.getByText('15 byte').waitFor()

    // Divided by seven, and rounded.
    await goTo(page, `/?skuId=${await skuIdOf(stage.shop, 'RMB')}`)
    await opened.getByText('$10 – 14 / m²').waitFor()

    await goTo(page, `/?skuId=${skuIds.oak}`)
    const oak = drawerOf(page, 'Herringbone oak')
    const placeOf = async () => {
      const { x = 0, width = 0 } = (await oak.boundingBox()) ?? {}
      const windowWidth = await page.evaluate<number>('document.documentElement.clientWidth')
      return { width, toTheRight: windowWidth - x - width }
    }
    for (const path of PAGES) {
      await oak.getByText('NH-OAK-N').waitFor()
      const { pathname } = new URL(page.url())
      await expect.poll(placeOf, { message: pathname }).toEqual({ width: 1000, toTheRight: 0 })
      await goTo(page, path)
      await oak.waitFor({ state: 'hidden' })
      await goTo(page, `${path}?skuId=${skuIds.oak}`)
    }
    await oak.waitFor()
    await goTo(page, `/?skuId=${skuIds.tile}`)
    await drawer.waitFor()
  })
})
