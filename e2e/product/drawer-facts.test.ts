import type { Locator } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { goTo } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'
import { skuIdOf } from '../stage/drawer-shop.ts'

const stage = setReadingStage('drawer')

const rowsOf = async (list: Locator) => {
  const [labels, values] = await Promise.all([list.locator('dt').allInnerTexts(), list.locator('dd').allInnerTexts()])
  return labels.map((label, index) => `${label}: ${values[index]?.trim()}`)
}

/** Other products, and Chinese: web/product/facts.component.test.tsx. */
describe('what a drawer says of a product', () => {
  it('§2, §3, §9: model, brand and the params in their order; files by their names; and rmb in dollars', async () => {
    const page = await stage.visit(`/?skuId=${await skuIdOf(stage.shop, 'TILE-1')}`)
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('tab').first().waitFor()
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

    await goTo(page, `/?skuId=${await skuIdOf(stage.shop, 'NH-OAK-N')}`)
    await drawer.getByRole('tab', { name: /Downloads/ }).click()
    const link = drawer.getByRole('link', { name: 'Download Laying guide' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toMatch(/^\/files\//)
    await drawer.getByText('15 byte').waitFor()

    // Divided by seven, and rounded.
    await goTo(page, `/?skuId=${await skuIdOf(stage.shop, 'RMB')}`)
    await drawer.getByText('$10 – 14 / m²').waitFor()
  })
})
