import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductDetail, getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import type { InputOf } from '../../contract/endpoint.ts'
import { getRateList } from '../../contract/lookups.ts'
import { aProduct } from '../testing/factories.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const SOURCE = 'Bank of the test'
const euro = { rateDate: '2026-11-01', rateSource: SOURCE }

describe('prices in one currency', () => {
  let quarry: TestApp
  let now = new Date('2026-11-20T04:00:00Z')

  beforeAll(async () => {
    quarry = await createTestApp({ now: () => now })
    await quarry.importLines([
      { rate: { currency: 'EUR', date: '2026-06-01', cny: 80 } },
      { rate: { currency: 'EUR', date: '2026-11-01', cny: 7.7, isSure: true, source: SOURCE } },
      { rate: { currency: 'EUR', date: '2026-11-21', cny: 8 } },
      { rate: { currency: 'USD', date: '2026-10-01', cny: 7, source: 'Another bank' } },
      { rate: { currency: 'JPY', date: '2026-11-21', cny: 0.05 } },
      aProduct({ key: 'oak', rank: 1, enName: 'Oak', skus: [{ model: 'O-1', minPrice: 100, maxPrice: 120 }] }),
      aProduct({
        key: 'marble',
        rank: 2,
        enName: 'Marble',
        currencyUnit: 'EUR',
        skus: [{ model: 'M-1', minPrice: 50, maxPrice: 60 }],
      }),
      aProduct({
        key: 'lamp',
        rank: 3,
        enName: 'Lamp',
        measurementUnit: 'set',
        skus: [{ model: 'L-1', minPrice: 770, maxPrice: 770 }],
      }),
      aProduct({
        key: 'slate',
        rank: 4,
        enName: 'Slate',
        currencyUnit: 'rmb',
        skus: [{ model: 'S-1', minPrice: 77.04, maxPrice: 77.04 }],
      }),
      aProduct({
        key: 'glass',
        rank: 5,
        enName: 'Glass',
        currencyUnit: 'GBP',
        skus: [{ model: 'G-1', minPrice: 9, maxPrice: 9 }],
      }),
      aProduct({ key: 'zinc', rank: 6, enName: 'Zinc', skus: [{ model: 'Z-1' }] }),
    ])
  })
  afterAll(() => quarry.close())

  async function list(query: InputOf<typeof getProductPage> = {}) {
    return (await quarry.ask(getProductPage, query)).data.list
  }
  async function comparableOf(query: InputOf<typeof getProductPage> = {}) {
    return Object.fromEntries((await list(query)).map(({ enName, comparablePrice }) => [enName, comparablePrice]))
  }
  const namesOf = async (query: InputOf<typeof getProductPage>) => (await list(query)).map(({ enName }) => enName)

  it('are the yuan’s where nothing is said: what is sold in it stays, the rest is converted at the newest rate of today', async () => {
    expect(await comparableOf()).toEqual({
      Oak: { low: 100, high: 120, currency: 'CNY', per: 'square_meter', rateDate: null, rateSource: null },
      Marble: { low: 385, high: 462, currency: 'CNY', per: 'square_meter', ...euro },
      // Its own price is in this currency.
      Lamp: null,
      Slate: { low: 77.04, high: 77.04, currency: 'CNY', per: 'square_meter', rateDate: null, rateSource: null },
      // The pound has no rate.
      Glass: { low: 9, high: 9, currency: 'GBP', per: 'square_meter', rateDate: null, rateSource: null },
      Zinc: null,
    })
  })

  it('are converted to the currency asked for, per the own unit where no square metre is known; own prices stay', async () => {
    expect(await comparableOf({ priceIn: 'EUR' })).toEqual({
      Oak: { low: 12.99, high: 15.58, currency: 'EUR', per: 'square_meter', ...euro },
      Marble: { low: 50, high: 60, currency: 'EUR', per: 'square_meter', rateDate: null, rateSource: null },
      Lamp: { low: 100, high: 100, currency: 'EUR', per: 'set', ...euro },
      Slate: { low: 10.01, high: 10.01, currency: 'EUR', per: 'square_meter', ...euro },
      Glass: { low: 9, high: 9, currency: 'GBP', per: 'square_meter', rateDate: null, rateSource: null },
      Zinc: null,
    })
    const [oak] = await list({ priceIn: 'EUR' })
    expect(oak).toMatchObject({ minPrice: 100, maxPrice: 120, currencyUnit: 'CNY' })
  })

  it('are converted between foreign currencies by way of the yuan, and are as old as the older rate', async () => {
    const { Marble } = await comparableOf({ priceIn: 'USD' })
    expect(Marble).toEqual({
      low: 55,
      high: 66,
      currency: 'USD',
      per: 'square_meter',
      rateDate: '2026-10-01',
      rateSource: `${SOURCE}, Another bank`,
    })
  })

  it('are the same in the product’s detail', async () => {
    for (const priceIn of ['CNY', 'EUR', 'USD'])
      for (const card of await list({ priceIn })) {
        const { data } = await quarry.ask(getProductDetail, { skuId: card.skuId, priceIn })
        expect(data.skus[0]?.comparablePrice).toEqual(card.comparablePrice)
      }
  })

  it('are filtered by in that currency, and one that is said to be the limit is admitted', async () => {
    // ¥100 are €12.987, said as €12.99.
    expect(await namesOf({ priceIn: 'EUR', priceMax: 12.99 })).toEqual(['Oak', 'Slate'])
    expect(await namesOf({ priceIn: 'EUR', priceMax: 12.98 })).toEqual(['Slate'])
    // ¥120 are €15.584, said as €15.58.
    expect(await namesOf({ priceIn: 'EUR', priceMin: 15.58, priceMax: 15.58 })).toEqual(['Oak'])
    expect(await namesOf({ priceIn: 'EUR', priceMin: 50, priceMax: 50 })).toEqual(['Marble'])
    expect(await namesOf({ priceIn: 'EUR', priceMin: 60.01, priceMax: 60.02 })).toEqual([])
    expect(await namesOf({ priceMin: 385, priceMax: 462 })).toEqual(['Marble'])
    expect(await namesOf({ priceIn: 'EUR', priceMin: 101, priceMax: 99 })).toEqual([])
  })

  it('stand in bars that are round in that currency, each counting what choosing it lists', async () => {
    const bars = (await quarry.ask(getProductFacets, { priceIn: 'EUR' })).data.prices
    expect(bars.map(({ low }) => low)).toEqual([0, 15, 20, 30, 50, 70, 100])
    for (const { low, high, count } of bars)
      expect(await namesOf({ priceIn: 'EUR', priceMin: low, ...(high !== null && { priceMax: high }) })).toHaveLength(
        count,
      )
    const inYuan = (await quarry.ask(getProductFacets, {})).data.prices
    expect(inYuan.map(({ low }) => low)).not.toEqual(bars.map(({ low }) => low))
  })

  it('keep their order in every currency', async () => {
    for (const sort of ['price-asc', 'price-desc'] as const)
      expect(await namesOf({ sort, priceIn: 'EUR' })).toEqual(await namesOf({ sort }))
  })

  it('are offered in what has a rate today', async () => {
    expect((await quarry.ask(getRateList)).data).toEqual([
      { currency: 'CNY', cny: 1, date: null, source: null },
      { currency: 'EUR', cny: 7.7, date: '2026-11-01', source: SOURCE },
      { currency: 'USD', cny: 7, date: '2026-10-01', source: 'Another bank' },
    ])
  })

  it.each([
    ['GBP', 'has no rate'],
    ['JPY', 'has its first rate tomorrow'],
    ['ZZZ', 'is none'],
    ['rmb', 'is no code'],
    ['eur', 'is written in small letters'],
  ])('are refused in %s, which %s, by every call, naming the field in both languages', async (priceIn) => {
    const [card] = await list()
    for (const path of ['page', 'facets', 'get-detail', 'similar']) {
      const query = `/app-api/product/spu/${path}?skuId=${card?.skuId}&priceIn=${priceIn}`
      const answer = await quarry.get(query)
      expect(answer).toMatchObject({ code: 400, data: null })
      expect(answer.msg).toMatch(/^priceIn: expected a currency/)
    }
    const chinese = await quarry.get(`/app-api/product/spu/page?priceIn=${priceIn}`, { 'accept-language': 'zh-CN' })
    expect(chinese.msg).toMatch(/^priceIn：应为.*币种/)
  })

  it('follow a rate that is imported, and one whose day has come', async () => {
    expect((await comparableOf())['Marble']).toMatchObject({ low: 385 })
    await quarry.importLines([{ rate: { currency: 'GBP', date: '2026-11-20', cny: 9 } }])
    expect((await comparableOf({ priceIn: 'GBP' }))['Oak']).toMatchObject({ low: 11.11, currency: 'GBP' })
    now = new Date('2026-11-20T16:30:00Z')
    expect((await comparableOf())['Marble']).toMatchObject({ low: 400, rateDate: '2026-11-21', rateSource: null })
    expect((await comparableOf({ priceIn: 'JPY' }))['Oak']).toMatchObject({ low: 2000, currency: 'JPY' })
  })
})
