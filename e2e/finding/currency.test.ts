import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { aProduct } from '../../server/testing/factories.ts'
import { seriousInBothThemes } from '../stage/axe.ts'
import { readOnIn } from '../stage/browser.ts'
import { openShop } from '../stage/catalogue.ts'
import { comparisonOf } from '../stage/compare-shop.ts'
import { openGroup, searchOf, totalIs } from '../stage/rail-shop.ts'
import { setStage } from '../stage/stage.ts'

const WORDS = {
  en: {
    price: 'Price',
    oak: 'Oak board',
    rate: 'at the rate of May 6, 2024 (Bank of the story)',
    upTo: 'up to €50',
    admits: 'Lists what costs €50 or less, and ranges that begin there.',
    unknown: 'What has no known price is left out.',
  },
  'zh-CN': {
    price: '价格',
    oak: '橡木板',
    rate: '按 2024年5月6日 汇率换算（故事银行）',
    upTo: '€50 以内',
    admits: '列出不超过 €50 的价格，以及起价不超过它的价格区间。',
    unknown: '价格未知的不列出。',
  },
}

const stage = setStage(async () => {
  const shop = await openShop()
  await shop.importLines([
    { rate: { currency: 'EUR', date: '2024-05-06', cny: 8, source: '故事银行 / Bank of the story' } },
    { rate: { currency: 'EUR', date: '2999-01-01', cny: 80 } },
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
  it('is chosen in the settings, shown beside own prices, and filtered by', async () => {
    const page = await stage.visit('/')
    await cardOf(page, WORDS.en.oak).getByText('¥360 – 420').waitFor()
    expect(await cardOf(page, WORDS.en.oak).innerText()).not.toContain('≈')
    await choose(await openSettings(page), 'EUR')
    await cardOf(page, WORDS.en.oak).getByText('≈ €45 – 53 / m²').waitFor()
    // Its own price stays, and is the only one if it is in the chosen currency.
    await cardOf(page, WORDS.en.oak).getByText('¥360 – 420').waitFor()

    const price = await openGroup(page, 'Price')
    await price.getByLabel('Highest price', { exact: true }).fill('50 €')
    await price.getByLabel('Highest price', { exact: true }).press('Enter')
    await totalIs(page, 2)
    expect([searchOf(page).get('priceMax'), searchOf(page).get('priceIn')]).toEqual(['50', 'EUR'])
    for (const tongue of ['zh-CN', 'en'] as const) {
      await readOnIn(page, tongue)
      const words = WORDS[tongue]
      const estimate = cardOf(page, words.oak).getByText('≈ €45 – 53 / m²')
      await estimate.waitFor()
      expect(await estimate.getAttribute('title')).toContain(words.rate)
      expect(await estimate.textContent()).toContain(words.rate)
      const group = page.getByRole('region', { name: words.price, exact: true })
      await group.getByText(words.admits).waitFor()
      await group.getByText(words.unknown).waitFor()
      expect(await page.getByRole('button', { name: words.upTo }).getAttribute('title')).toContain(words.admits)
    }

    // The same address gives the same result to a person without a chosen currency.
    const address = page.url()
    const names = await page.getByRole('article').getByRole('link').allInnerTexts()
    const visitor = await stage.enter()
    await visitor.goto(address)
    await totalIs(visitor, 2)
    await expect.poll(() => visitor.getByRole('article').getByRole('link').allInnerTexts()).toEqual(names)
    await visitor.getByRole('button', { name: WORDS.en.upTo }).click()
    await totalIs(visitor, 4)
    expect(searchOf(visitor).has('priceIn')).toBe(false)
    expect(await cardOf(visitor, WORDS.en.oak).innerText()).not.toContain('≈')
  })

  it('takes along the prices that the page is filtered by; is remembered, followed by other tabs, and left by a reset', async () => {
    const page = await stage.visit('/?priceMax=400')
    await totalIs(page, 2)
    const drawer = await openSettings(page)
    await drawer.getByLabel('Currency to compare in').waitFor()
    expect(await seriousInBothThemes(page, '[role="dialog"]')).toEqual([])
    await choose(drawer, 'EUR')
    await expect.poll(() => searchOf(page).toString()).toBe('priceMax=50&priceIn=EUR')
    await page.getByRole('button', { name: 'up to €50' }).waitFor()
    await totalIs(page, 2)

    const other = await stage.openTab()
    await cardOf(other, 'Oak board').getByText('≈ €45 – 53 / m²').waitFor()
    expect(await cardOf(other, 'Stone tile').innerText()).not.toContain('≈')
    await choose(await openSettings(page), 'CNY')
    await expect.poll(() => searchOf(page).toString()).toBe('priceMax=400')
    await page.getByRole('button', { name: 'up to ¥400' }).waitFor()
    await cardOf(other, 'Stone tile').getByText('≈ ¥400 – 560 / m²').waitFor()
    await page.getByRole('button', { name: 'up to ¥400' }).click()
    await choose(await openSettings(page), 'EUR')
    await cardOf(other, 'Oak board').getByText('≈ €45 – 53 / m²').waitFor()
    await (await openSettings(page)).getByRole('button', { name: 'Reset settings' }).click()
    await cardOf(page, 'Stone tile').getByText('≈ ¥400 – 560 / m²').waitFor()
    await cardOf(other, 'Stone tile').getByText('≈ ¥400 – 560 / m²').waitFor()
  })

  it('is that of an open product and of a comparison, with the rate in words', async () => {
    const page = await stage.visit('/')
    await choose(await openSettings(page), 'EUR')
    await page.getByRole('link', { name: 'Lamp set' }).click()
    const drawer = page.getByRole('dialog', { name: 'Lamp set' })
    await drawer.getByText('¥880 / set').waitFor()
    await drawer.getByText(`≈ €110 / set · ${WORDS.en.rate}`).waitFor()
    await drawer.getByText('Price per m² unknown').waitFor()
    await page.goto(stage.shop.server.url + (await comparisonOf(stage.shop, 'OAK-1', 'ST-1')))
    const row = page.getByRole('row', { name: /Price per m²/ })
    await row.getByText('≈ €45 – 53 / m²').waitFor()
    await row.getByText(WORDS.en.rate).waitFor()
    await row.getByText('€50 – 70 / m²', { exact: true }).waitFor()
  })

  it('that is not offered is ignored, together with prices in it', async () => {
    stage.forgive(/./)
    const page = await stage.visit('/?priceMax=5&priceIn=SEK')
    await totalIs(page, 4)
    await cardOf(page, 'Stone tile').getByText('≈ ¥400 – 560 / m²').waitFor()
  })
})
