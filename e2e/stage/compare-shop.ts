import { aProduct } from '../../server/testing/factories.ts'
import { fillShop, openShop } from './catalogue.ts'
import type { SharedShop, Shop } from './catalogue.ts'

/** The stories' catalogue, plus products in other units, in other currencies, or withdrawn. */
export async function openCompareShop(socketFolder?: string): Promise<Shop> {
  const shop = await openShop({}, socketFolder)
  await fillShop(shop)
  await shop.importLines(lines)
  return shop
}

/** The address that compares these models, in this order. */
export async function comparisonOf(shop: SharedShop, ...models: string[]): Promise<string> {
  const skus = await shop.db.selectFrom('sku').select(['id', 'model']).where('model', 'in', models).execute()
  const idByModel = new Map(skus.map(({ model, id }) => [model, id]))
  return `/compare?skuIds=${models.map((model) => idByModel.get(model)).join(',')}`
}

const certificate = { enAuthority: 'Institute of Air', authority: '空气研究所', scheme: 'low_emission' }

const lines = [
  aProduct({
    key: 'box-tile',
    rank: 1000,
    enName: 'Boxed tile',
    name: '盒装砖',
    measurementUnit: 'box',
    attrs: [{ enName: 'Grade', name: '等级', value: '甲', enValue: 'A' }],
    auths: [
      { ...certificate, number: 'B-1', expiresOn: '2999-12-31' },
      { ...certificate, number: 'B-2', scheme: 'slip_resistance', expiresOn: '2021-01-01' },
    ],
    skus: [
      {
        model: 'BOX-1',
        minPrice: 144,
        maxPrice: 144,
        taxIncluded: true,
        packCoverage: 1.44,
        packPieces: 12,
        stock: 40,
        leadTimeDays: 7,
        coverImage: 'cover-1.png',
        origin: 'CN-GD',
        size: { length: 300, width: 400, thickness: 9 },
      },
    ],
  }),
  aProduct({
    key: 'velvet',
    rank: 1001,
    enName: 'Metre velvet',
    name: '按米丝绒',
    measurementUnit: 'meter',
    attrs: [{ enName: 'Weight', name: '克重', unit: 'g/m²', value: 420 }],
    skus: [
      {
        model: 'VEL-1',
        minPrice: 280,
        maxPrice: 350,
        taxIncluded: true,
        leadTimeDays: 14,
        coverImage: 'cover-2.png',
        size: { width: 1400 },
      },
    ],
  }),
  aProduct({
    key: 'euro',
    rank: 1002,
    enName: 'Euro plank',
    currencyUnit: 'EUR',
    skus: [{ model: 'EUR-1', minPrice: 20, maxPrice: 20, taxIncluded: false, coverImage: 'cover-3.png' }],
  }),
  aProduct({
    key: 'formula',
    rank: 1003,
    enName: '=HYPERLINK("x")',
    name: '=HYPERLINK("x")',
    skus: [{ model: '=1+1', minPrice: 30, maxPrice: 30 }],
  }),
  aProduct({
    key: 'set',
    rank: 1004,
    enName: 'Whole set',
    measurementUnit: 'set',
    skus: [{ model: 'SET-1', minPrice: 900, maxPrice: 900 }],
  }),
  aProduct({
    key: 'ask',
    rank: 1005,
    enName: 'On request',
    measurementUnit: 'roll',
    skus: [{ model: 'ASK-1', minPrice: null, maxPrice: null }],
  }),
  aProduct({
    key: 'withdrawn',
    enName: 'Withdrawn board',
    status: 'withdrawn',
    skus: [{ model: 'GONE-1', minPrice: 1, maxPrice: 1, coverImage: 'cover-1.png' }],
  }),
]
