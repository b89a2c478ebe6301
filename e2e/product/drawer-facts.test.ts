import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setReadingStage } from '../stage/stage.ts'
import { skuIdOf } from '../stage/drawer-shop.ts'

const stage = setReadingStage('drawer')

async function openProduct(model: string): Promise<{ page: Page; drawer: Locator }> {
  const page = await stage.enter()
  await page.goto(`${stage.shop.server.url}/?skuId=${await skuIdOf(stage.shop, model)}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('tab').first().waitFor()
  return { page, drawer }
}

const rowsOf = async (list: Locator) => {
  const [labels, values] = await Promise.all([list.locator('dt').allInnerTexts(), list.locator('dd').allInnerTexts()])
  return labels.map((label, index) => `${label}: ${values[index]?.trim()}`)
}

/** What it says of other products, and in Chinese, is told in web/product/facts.component.test.tsx. */
describe('what a drawer says of a product', () => {
  it('§9: shows the unit rmb divided by seven, rounded, in dollars', async () => {
    const { drawer } = await openProduct('RMB')
    await drawer.getByText('$10 – 14 / m²').waitFor()
  })

  it('§2, §3: model, brand, then the params in their order', async () => {
    const { drawer } = await openProduct('TILE-1')
    expect(await rowsOf(drawer.locator('dl').first())).toEqual(['Model: TILE-1', 'Brand: Fornace'])
    await expect
      .poll(() => rowsOf(drawer.getByRole('tabpanel').locator('dl')))
      .toEqual([
        'Colour system: RAL 1011\nstated by the maker',
        'Measured colour: #4a6b7d, 100% of the picture\n#4a6b7d\nL* 43.4 a* −6.9 b* −13.8\nFind this colour',
        'Custom option: Yes',
        'Grade: A',
        'Frost proof: Yes',
        'Shade: Light',
        'Dimension: 200 × 100 × 8 mm',
        'Origin: China',
        'Location: Guangdong, China',
        'Domestic or imported: Domestic',
        'Stock: 12 m²',
        'Lead time: 7 days',
      ])
    expect(await drawer.getByRole('tabpanel').locator('dd img').count()).toBe(1)
  })

  it('§2: files stand by their names with a link', async () => {
    const { drawer } = await openProduct('NH-OAK-N')
    await drawer.getByRole('tab', { name: /Downloads/ }).click()
    const link = drawer.getByRole('link', { name: 'Download Laying guide' })
    expect(await link.getAttribute('href')).toMatch(/^\/files\//)
    await drawer.getByText('15 byte').waitFor()
  })
})
