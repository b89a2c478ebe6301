import { expect, test } from 'vitest'
import type { Offer } from './calls.ts'
import { exchangeOf, freshened, lineOfOffer, priceChangeOf, type YuanRate } from './offers.ts'

const rates = new Map<string, YuanRate>([
  ['EUR', { cny: '7.85', date: '2026-11-02', source: 'Bank A' }],
  ['USD', { cny: '7.1', date: '2026-11-01', source: 'Bank B' }],
])
const offer: Offer = {
  skuId: '7',
  productId: '3',
  snapshot: {
    name: '橡木',
    enName: 'Oak',
    variant: null,
    model: 'OAK-1',
    brandId: '2',
    brand: { name: '北', enName: 'North' },
    cover: null,
    unit: 'square_meter',
    currency: 'EUR',
    minPrice: '18.00',
    maxPrice: '22.00',
    capturedAt: 1,
  },
  section: { name: '地面', enName: 'Flooring' },
  unit: 'square_meter',
  basis: 'perUnit',
  taxIncluded: true,
  pack: { sellUnit: 'box', coveragePerPack: '1.44', piecesPerPack: null, minOrderPacks: 0, sparePacks: 0 },
  leadTimeDays: 20,
  rate: null,
  now: {
    status: 'on_sale',
    minPrice: '18.00',
    maxPrice: '22.00',
    currency: 'EUR',
    certificatesExpired: 0,
    certificatesUntil: null,
    changed: false,
  },
  attributes: [],
}
const own = {
  id: '3f1c5e0a-0000-4000-8000-000000000001',
  sort: 1,
  section: 'Floor',
  docCode: 'FL-01',
  list: { baseCurrency: 'CNY' },
  rates,
}

test('a currency is exchanged by way of the yuan, rounded once, dated by the older rate', () => {
  expect(exchangeOf('EUR', 'CNY', rates)).toEqual({
    currency: 'EUR',
    fxRate: '7.85',
    fxDate: '2026-11-02',
    fxSource: 'Bank A',
  })
  expect(exchangeOf('EUR', 'USD', rates)).toEqual({
    currency: 'EUR',
    fxRate: '1.1056338',
    fxDate: '2026-11-01',
    fxSource: 'Bank A, Bank B',
  })
  expect(exchangeOf('CNY', 'EUR', rates).fxRate).toBe('0.12738854')
  expect(exchangeOf('KWD', 'KWD', rates).fxRate).toBe('1')
  expect(exchangeOf('KWD', 'CNY', rates).fxRate).toBeNull()
  expect(exchangeOf('CNY', 'KWD', rates).fxRate).toBeNull()
})

test('a line takes its unit, pack and price from the catalogue; an rmb price is one in CNY', () => {
  expect(lineOfOffer(offer, own)).toMatchObject({
    kind: 'sku',
    skuId: '7',
    docCode: 'FL-01',
    unit: 'square_meter',
    leadTimeDays: 20,
    price: {
      low: '18.00',
      high: '22.00',
      chosen: null,
      currency: 'EUR',
      fxRate: '7.85',
      basis: 'perUnit',
      taxIncluded: true,
    },
  })
  const inRmb = { ...offer, snapshot: { ...offer.snapshot, currency: 'rmb' } }
  expect(lineOfOffer(inRmb, own).price).toMatchObject({ currency: 'CNY', fxRate: '1', low: '18.00' })
})

test('a changed price is taken over, and an agreed one stays', () => {
  const line = lineOfOffer(offer, own)
  expect(priceChangeOf(line, offer)).toBeNull()
  const dearer = { ...offer, leadTimeDays: 30, snapshot: { ...offer.snapshot, maxPrice: '25.00', capturedAt: 2 } }
  expect(priceChangeOf(line, dearer)).toEqual({
    before: { low: '18.00', high: '22.00', currency: 'EUR', quantity: 1 },
    after: { low: '18.00', high: '25.00', currency: 'EUR', quantity: 1 },
  })
  const agreed = { ...line, price: { ...line.price, chosen: '19', discountPct: '5' } }
  expect(freshened(agreed, dearer, own)).toEqual({
    ...agreed,
    snapshot: dearer.snapshot,
    leadTimeDays: 30,
    price: { ...agreed.price, high: '25.00' },
  })
  const bySheet = { ...dearer, snapshot: { ...dearer.snapshot, unit: 'sheet' } }
  expect(freshened(agreed, bySheet, own)).toBeNull()
})

test('a price for a hundred, or for a square foot, keeps what it is for; an agreed price for another quantity is void', () => {
  const perHundred = { ...offer, snapshot: { ...offer.snapshot, priceQuantity: 100 as const } }
  const line = lineOfOffer(perHundred, own)
  expect(line.price.per).toEqual({ quantity: 100, unit: 'square_meter' })
  expect(lineOfOffer(offer, own).price).not.toHaveProperty('per')
  const byFoot = { ...offer, snapshot: { ...offer.snapshot, unit: 'square_foot' } }
  expect(lineOfOffer(byFoot, own).price.per).toEqual({ quantity: 1, unit: 'square_foot' })
  expect(priceChangeOf(lineOfOffer(offer, own), perHundred)).toMatchObject({
    before: { quantity: 1 },
    after: { quantity: 100 },
  })
  const agreed = { ...line, price: { ...line.price, chosen: '19' } }
  expect(freshened(agreed, perHundred, own)?.price).toMatchObject({ chosen: '19', per: { quantity: 100 } })
  expect(freshened(agreed, offer, own)?.price).toMatchObject({ chosen: null, per: null })
  const byFeet = {
    ...lineOfOffer(offer, own).price,
    chosen: '2.50',
    per: { quantity: 1 as const, unit: 'square_foot' },
  }
  expect(freshened({ ...lineOfOffer(offer, own), price: byFeet }, offer, own)?.price.chosen).toBeNull()
})

test('a rate of more decimals than any bank writes is exchanged exactly', () => {
  const many = new Map<string, YuanRate>([['VND', { cny: '0.000283123456789', date: null, source: null }]])
  expect(exchangeOf('VND', 'CNY', many).fxRate).toBe('0.00028312')
  expect(exchangeOf('CNY', 'VND', many).fxRate).toBe('3532.02808182')
})
