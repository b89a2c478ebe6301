import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { ProductDetail } from '../../contract/catalogue.ts'
import type { Tongue } from '../stage/browser.ts'
import { skuIdOf } from '../stage/drawer-shop.ts'
import { setReadingStage } from '../stage/stage.ts'

const stage = setReadingStage('compare')

const card = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name }) })

async function openProduct(model: string, tongue: Tongue = 'en') {
  const page = await stage.enter({ tongue })
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

  it('is not said twice on the card of what is sold per m²', async () => {
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

  it.each<[Tongue, string, string]>([
    ['en', 'BOX-1', '≈ ¥100 / m² · 1 box covers 1.44 m²'],
    ['zh-CN', 'BOX-1', '≈ ¥100 / m² · 每箱合 1.44 m²'],
    ['en', 'VEL-1', '≈ ¥200 – 250 / m² · 1 m covers 1.4 m²'],
  ])('stands in the product with what it was worked out from (%s, %s)', async (tongue, model, line) => {
    const drawer = await openProduct(model, tongue)
    await drawer.getByText(line).waitFor()
  })

  it('that nobody can work out is said to be unknown, and one of no price at all is not mentioned', async () => {
    const unknown = await openProduct('SET-1')
    await unknown.getByText('¥900 / set').waitFor()
    await unknown.getByText('Price per m² unknown').waitFor()
    const priceless = await openProduct('ASK-1')
    await priceless.getByText('Price on request').waitFor()
    expect(await priceless.innerText()).not.toMatch(/per m²|≈/)
  })
})

describe('the measured colour of an open product', () => {
  it.each<[Tongue, string, string, string]>([
    ['en', 'Measured colour', 'No near NCS', 'Find this colour'],
    ['zh-CN', '实测颜色', '没有相近的 NCS 色', '查找此颜色'],
  ])(
    'is said in figures with what comes near it, and leads to others that have it (%s)',
    async (tongue, label, noNear, link) => {
      const page = await stage.enter({ tongue })
      await page.route('**/get-detail*', async (route) => {
        const answer = (await (await route.fetch()).json()) as { data: ProductDetail }
        for (const sku of answer.data.skus) Object.assign(sku, measured)
        await route.fulfill({ json: answer })
      })
      await page.goto(`${stage.shop.server.url}/?skuId=${await skuIdOf(stage.shop, 'BOX-1')}`)
      const params = page.getByRole('dialog').getByRole('tabpanel')
      await params.getByText(label, { exact: true }).waitFor()
      await params.getByText('L* 61.2 a* 10.1 b* −33.4').waitFor()
      await params.getByText('≈ RAL 1011 · ΔE 4.3').waitFor()
      await params.getByText(noNear).waitFor()
      await params.getByText(tongue === 'en' ? 'measured from the picture' : '从图片测得', { exact: true }).waitFor()
      expect(await params.getByRole('listitem').first().getAttribute('title')).toMatch(/#b98d5b.*62/)
      await params.getByRole('link', { name: link }).click()
      await expect.poll(() => new URL(page.url()).searchParams.get('colorHex')).toBe('b98d5b')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    },
  )
})

const measured: Pick<ProductDetail['skus'][number], 'palette' | 'nearestColors'> = {
  palette: [
    { hex: '#b98d5b', lab: [61.2, 10.1, -33.4], share: 0.62 },
    { hex: '#8a6642', lab: [46, 10, 20], share: 0.38 },
  ],
  nearestColors: [
    { system: 'RAL', name: 'RAL 1011', hex: '#af804f', deltaE: 4.31 },
    { system: 'NCS', name: 'S 3030-Y20R', hex: '#b4874f', deltaE: 6.2 },
  ],
}
