import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Tongue } from '../stage/browser.ts'
import { skuIdOf } from '../stage/drawer-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage('compare')

const card = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name }) })

async function openProduct(model: string) {
  const page = await stage.enter()
  await page.goto(`${stage.shop.server.url}/?skuId=${await skuIdOf(stage.shop, model)}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('tab').first().waitFor()
  return drawer
}

describe('a price per m²', () => {
  it.each<[Tongue, string, string]>([
    ['en', 'Metre velvet', '≈ ¥200 – 250 / m²'],
    ['zh-CN', '按米丝绒', '≈ ¥200 – 250 / m²'],
  ])('stands on the card of what is sold by something else (%s)', async (tongue, name, price) => {
    const page = await stage.visit(`/?keyword=${encodeURIComponent(name)}`, { tongue })
    await card(page, name).getByText(price).waitFor()
    expect(await card(page, name).innerText()).toContain('¥280 – 350')
  })

  it('is not shown twice on the card of a product sold per m²', async () => {
    const page = await stage.visit('/?keyword=Herringbone')
    await card(page, 'Herringbone oak').getByText('¥180').waitFor()
    expect(await card(page, 'Herringbone oak').innerText()).not.toContain('≈')
  })

  it('makes no card higher than another', async () => {
    const page = await stage.visit('/?keyword=velvet')
    const single = await card(page, 'Metre velvet').boundingBox()
    await page.goto(`${stage.shop.server.url}/?keyword=plank`)
    expect((await card(page, 'Euro plank').boundingBox())?.height).toBeCloseTo(single?.height ?? 0, 0)
  })

  // Other units, Chinese, and prices that cannot be converted: web/product/facts.component.test.tsx.
  it('stands in the product with its calculation', async () => {
    const drawer = await openProduct('BOX-1')
    await drawer.getByText('≈ ¥100 / m² · 1 box covers 1.44 m²').waitFor()
  })
})
