import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Tongue, VisitOptions } from '../stage/browser.ts'
import { setReadingStage } from '../stage/stage.ts'
import { skuIdOf } from '../stage/drawer-shop.ts'

const stage = setReadingStage('drawer')

async function openProduct(model: string, options: VisitOptions = {}): Promise<{ page: Page; drawer: Locator }> {
  const page = await stage.enter(options)
  await page.goto(`${stage.shop.server.url}/?skuId=${await skuIdOf(stage.shop, model)}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('tab').first().waitFor()
  return { page, drawer }
}

const rowsOf = async (list: Locator) => {
  const [labels, values] = await Promise.all([list.locator('dt').allInnerTexts(), list.locator('dd').allInnerTexts()])
  return labels.map((label, index) => `${label}: ${values[index]?.trim()}`)
}

describe('what a drawer says of a product', () => {
  it('§9: shows the unit rmb divided by seven, rounded, in dollars', async () => {
    const { drawer } = await openProduct('RMB')
    await drawer.getByText('$10 – 14 / m²').waitFor()
  })

  it('§9: shows yuan as they are', async () => {
    const { drawer } = await openProduct('NH-OAK-N')
    await drawer.getByText('¥180 – 220 / m²').waitFor()
  })

  it('shows the one price that is known as one figure', async () => {
    const { drawer } = await openProduct('FROM')
    await drawer.getByText('¥180 / m²').waitFor()
  })

  it.each<[Tongue, string[], string[]]>([
    [
      'en',
      ['Model: TILE-1', 'Brand: Fornace'],
      [
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
      ],
    ],
    [
      'zh-CN',
      ['型号: TILE-1', '品牌: 炉'],
      [
        '色系: RAL 1011\n厂家标注',
        '实测颜色: #4a6b7d，占图片 100%\n#4a6b7d\nL* 43.4 a* −6.9 b* −13.8\n查找此颜色',
        '支持定制: 是',
        '等级: 甲',
        '抗冻: 是',
        '色号: 浅',
        '尺寸: 200 × 100 × 8 mm',
        '产地: 中国',
        '所在地: 中国 广东',
        '国产或进口: 国产',
        '库存: 12 m²',
        '交货期: 7 天',
      ],
    ],
  ])('§2, §3: model, brand, then the params in their order (%s)', async (tongue, facts, params) => {
    const { drawer } = await openProduct('TILE-1', { tongue })
    expect(await rowsOf(drawer.locator('dl').first())).toEqual(facts)
    await expect.poll(() => rowsOf(drawer.getByRole('tabpanel').locator('dl'))).toEqual(params)
    expect(await drawer.getByRole('tabpanel').locator('dd img').count()).toBe(1)
  })

  it('§3: a custom option of 1 reads No; without a colour there is no row for it', async () => {
    const { drawer } = await openProduct('NH-OAK-N')
    await drawer.getByText('Q-1', { exact: true }).waitFor()
    expect(await rowsOf(drawer.getByRole('tabpanel').locator('dl'))).toContain('Custom option: No')
    await drawer.getByText('Small blocks laid at right angles.').waitFor()
    // What tells it from its siblings stands below its name, unless that is the model alone.
    expect(await drawer.locator('h2 + p').innerText()).toBe('RAL 1011')
    expect(await drawer.getByRole('button', { name: 'RAL 1011, NH-OAK-N' }).getAttribute('title')).toBe(
      'RAL 1011, NH-OAK-N',
    )
    await drawer.getByRole('button', { name: /^NH-OAK-S/ }).click()
    await drawer.locator('h2 + p').waitFor({ state: 'detached' })
    await expect
      .poll(async () => (await rowsOf(drawer.getByRole('tabpanel').locator('dl'))).join())
      .not.toContain('Colour')
  })

  it.each<[Tongue, RegExp, string[], string]>([
    ['en', /certification/, ['Valid today', 'Expired', 'Not valid yet'], 'Download Institute of Air'],
    ['zh-CN', /认证/, ['有效', '已过期', '尚未生效'], '下载 空气研究所'],
  ])('§2: each authority has its state and its download (%s)', async (tongue, tab, states, link) => {
    const { drawer } = await openProduct('TILE-1', { tongue, viewport: { width: 390, height: 844 } })
    await drawer.getByRole('tab', { name: tab }).click()
    const lines = drawer.getByRole('tabpanel').getByRole('listitem')
    for (const [index, state] of states.entries()) await lines.nth(index).getByText(state, { exact: true }).waitFor()
    expect(await lines.nth(0).getByRole('link', { name: link }).getAttribute('href')).toMatch(/^\/files\//)
    expect(await lines.nth(1).getByRole('link').count()).toBe(0)
  })

  it('§2: files stand by their names with a link', async () => {
    const { drawer } = await openProduct('NH-OAK-N')
    await drawer.getByRole('tab', { name: /Downloads/ }).click()
    const link = drawer.getByRole('link', { name: 'Download Laying guide' })
    expect(await link.getAttribute('href')).toMatch(/^\/files\//)
    await drawer.getByText('15 byte').waitFor()
  })
})
