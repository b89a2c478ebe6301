import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aProduct } from '../../server/testing/factories.ts'
import { goTo } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import { comparisonOf } from '../stage/compare-shop.ts'
import { openGroup, searchOf, totalIs } from '../stage/rail-shop.ts'
import { setStage } from '../stage/stage.ts'

const RATE = 'at the rate of May 6, 2024 (Bank of the story)'

const stage = setStage(async () => {
  const shop = await openShop()
  await shop.importLines([
    { rate: { currency: 'EUR', date: '2024-05-06', cny: 8, source: '故事银行 / Bank of the story' } },
    { rate: { currency: 'EUR', date: '2999-01-01', cny: 80, isSure: true } },
    aProduct({
      key: 'oak',
      rank: 1,
      enName: 'Oak board',
      name: '橡木板',
      skus: [{ model: 'OAK-1', minPrice: 360, maxPrice: 420 }],
    }),
    aProduct({
      key: 'stone',
      rank: 2,
      enName: 'Stone tile',
      name: '石砖',
      currencyUnit: 'EUR',
      skus: [{ model: 'ST-1', minPrice: 50, maxPrice: 70 }],
    }),
    aProduct({
      key: 'lamp',
      rank: 3,
      enName: 'Lamp set',
      name: '灯组',
      measurementUnit: 'set',
      skus: [{ model: 'L-1', minPrice: 880, maxPrice: 880 }],
    }),
    aProduct({
      key: 'zinc',
      rank: 4,
      enName: 'Zinc sheet',
      name: '锌板',
      skus: [{ model: 'Z-1', minPrice: null, maxPrice: null }],
    }),
  ])
  return shop
})

const cardOf = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name }) })

async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings' }).click()
  return page.getByRole('dialog', { name: 'Settings' })
}

async function choose(drawer: Locator, currency: string): Promise<void> {
  const select = drawer.getByLabel('Currency to compare in')
  await select.locator(`option[value="${currency}"]`).waitFor({ state: 'attached' })
  await select.selectOption(currency)
  await drawer.getByRole('button', { name: 'Close' }).click()
  await drawer.waitFor({ state: 'hidden' })
}

describe('a currency to compare in', () => {
  it('takes along the prices that the page is filtered by; is remembered, and followed by other tabs', async () => {
    // The first list of a currency that is not offered is refused, once.
    stage.forgive(/./)
    const page = await stage.visit('/?priceMax=400')
    await totalIs(page, 2)
    await choose(await openSettings(page), 'EUR')
    await expect.poll(() => searchOf(page).toString()).toBe('priceMax=50&priceIn=EUR')
    await page.getByRole('button', { name: 'up to €50' }).waitFor()
    await totalIs(page, 2)

    // A currency that is not offered is ignored, together with prices in it.
    const other = await stage.openTab('/?priceMax=5&priceIn=SEK')
    await totalIs(other, 4)
    await cardOf(other, 'Oak board').getByText('≈ €45 – 53 / m²').waitFor()
    expect(await cardOf(other, 'Stone tile').innerText()).not.toContain('≈')

    await choose(await openSettings(page), 'CNY')
    await expect.poll(() => searchOf(page).toString()).toBe('priceMax=400')
    await page.getByRole('button', { name: 'up to ¥400' }).waitFor()
    await cardOf(other, 'Stone tile').getByText('≈ ¥400 – 560 / m²').waitFor()
    expect(await cardOf(other, 'Oak board').innerText()).not.toContain('≈')
  })

  // In Chinese: web/finding/cards/cards.component.test.tsx and web/finding/rail/price/price-filter.component.test.tsx.
  it('is shown beside own prices, filtered by, the same for whoever gets the address, that of a product and a comparison, and left by a reset', async () => {
    const page = await stage.visit('/')
    await cardOf(page, 'Oak board').getByText('¥360 – 420').waitFor()
    expect(await cardOf(page, 'Oak board').innerText()).not.toContain('≈')
    await choose(await openSettings(page), 'EUR')
    const estimate = cardOf(page, 'Oak board').getByText('≈ €45 – 53 / m²')
    await estimate.waitFor()
    expect(await estimate.getAttribute('title')).toContain(RATE)
    // Its own price stays, and is the only one if it is in the chosen currency.
    await cardOf(page, 'Oak board').getByText('¥360 – 420').waitFor()
    expect(await cardOf(page, 'Stone tile').innerText()).not.toContain('≈')

    const price = await openGroup(page, 'Price')
    await price.getByLabel('Highest price', { exact: true }).fill('50 €')
    await price.getByLabel('Highest price', { exact: true }).press('Enter')
    await totalIs(page, 2)
    expect([searchOf(page).get('priceMax'), searchOf(page).get('priceIn')]).toEqual(['50', 'EUR'])
    const names = await page.getByRole('article').getByRole('link').allInnerTexts()
    const visitor = await stage.enterBeside()
    await visitor.goto(page.url())
    await totalIs(visitor, 2)
    await expect.poll(() => visitor.getByRole('article').getByRole('link').allInnerTexts()).toEqual(names)
    await visitor.getByRole('button', { name: 'up to €50' }).click()
    await totalIs(visitor, 4)
    expect(searchOf(visitor).has('priceIn'), 'without the price').toBe(false)
    await cardOf(visitor, 'Stone tile').getByText('≈ ¥400 – 560 / m²').waitFor()
    expect(await cardOf(visitor, 'Oak board').innerText()).not.toContain('≈')

    await page.getByRole('button', { name: 'up to €50' }).click()
    await totalIs(page, 4)
    await page.getByRole('link', { name: 'Lamp set' }).click()
    const drawer = page.getByRole('dialog', { name: 'Lamp set' })
    await drawer.getByText('¥880 / set').waitFor()
    await drawer.getByText(`≈ €110 / set · ${RATE}`).waitFor()
    await drawer.getByText('Price per m² unknown').waitFor()
    await goTo(page, await comparisonOf(stage.shop, 'OAK-1', 'ST-1'))
    const row = page.getByRole('row', { name: /Price per m²/ })
    await row.getByText('≈ €45 – 53 / m²').waitFor()
    await row.getByText(RATE).waitFor()
    await row.getByText('€50 – 70 / m²', { exact: true }).waitFor()

    await (await openSettings(page)).getByRole('button', { name: 'Reset settings' }).click()
    await row.getByText('¥360 – 420 / m²', { exact: true }).waitFor()
    await row.getByText('≈ ¥400 – 560 / m²').waitFor()
  })
})
