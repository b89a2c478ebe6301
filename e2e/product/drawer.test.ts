import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { waitForAnimations } from '../stage/at-rest.ts'
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

/** What needs no server: web/product/drawer.component.test.tsx. */
describe('a product’s drawer', () => {
  it('§2: opens 1000 px wide on the right when skuId is in the address of whichever page, and closes without', async () => {
    const page = await stage.visit(`/?skuId=${skuIds.oak}`, { viewport: DESK })
    const drawer = drawerOf(page, 'Herringbone oak')
    for (const path of PAGES) {
      await drawer.getByText('NH-OAK-N').waitFor()
      await waitForAnimations(page)
      const { x = 0, width = 0 } = (await drawer.boundingBox()) ?? {}
      const windowWidth = await page.evaluate<number>('document.documentElement.clientWidth')
      const { pathname } = new URL(page.url())
      expect({ pathname, width, right: x + width }).toEqual({ pathname, width: 1000, right: windowWidth })
      await goTo(page, path)
      await drawer.waitFor({ state: 'hidden' })
      await goTo(page, `${path}?skuId=${skuIds.oak}`)
    }
    await drawer.waitFor()
    await goTo(page, `/?skuId=${skuIds.tile}`)
    await drawerOf(page, 'Glazed tile').waitFor()
  })

  it('closes with Back after any number of SKUs, the list where it was and the focus on its card', async () => {
    const page = await stage.visit('/')
    const card = page.getByRole('link', { name: 'Glazed tile' })
    await page.getByRole('link', { name: 'Herringbone oak' }).hover()
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 200)
        return card.isVisible()
      })
      .toBe(true)
    await card.click()
    const drawer = drawerOf(page, 'Glazed tile')
    await drawer.getByText('TILE-1', { exact: true }).waitFor()
    const place = await page.evaluate<number>('window.scrollY')
    for (const model of ['TILE-2', 'TILE-3', 'TILE-4']) {
      await drawer.getByRole('button', { name: model, exact: true }).click()
      await drawer.getByText(model, { exact: true }).waitFor()
    }
    await page.goBack()
    await drawer.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).searchParams.has('skuId')).toBe(false)
    expect(await page.evaluate<number>('window.scrollY')).toBe(place)
    const focused = page.locator('main a:focus')
    await expect.poll(() => focused.getAttribute('href')).toBe(await card.getAttribute('href'))
    await page.goForward()
    await drawer.waitFor()
  })
})
