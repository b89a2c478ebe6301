import { afterAll, beforeAll, expect, it } from 'vitest'
import { getSamples } from '../../contract/boards/calls.ts'
import * as budgets from '../../contract/budgets/calls.ts'
import { getProductDetail, getProductPage } from '../../contract/catalogue.ts'
import { exportCatalogue } from '../../contract/catalogue-export.ts'
import { anAllocation } from '../testing/budgets.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

let quarry: TestApp
let editor: TestMember

const SCREWS = aProduct({
  key: 'screws',
  enName: 'Screws',
  currencyUnit: 'EUR',
  measurementUnit: 'piece',
  skus: [{ model: 'SCREW', minPrice: 12.4, maxPrice: 15, priceQuantity: 100, size: { length: 100, width: 100 } }],
})
const TILE = aProduct({
  key: 'tile',
  enName: 'Tile',
  currencyUnit: 'EUR',
  measurementUnit: 'square_foot',
  skus: [{ model: 'TILE', minPrice: 2.99, maxPrice: 2.99, packCoverage: 1.5 }],
})

const NAILS = aProduct({
  key: 'nails',
  enName: 'Nails',
  currencyUnit: 'EUR',
  measurementUnit: 'piece',
  skus: [{ model: 'NAIL', minPrice: 12.4, maxPrice: 12.4, priceQuantity: 100 }],
})

beforeAll(async () => {
  quarry = await createTestApp()
  editor = await memberIn(quarry, { isEditor: true })
  await quarry.importLines([
    { rate: { currency: 'EUR', date: '2026-01-01', cny: 8, source: 'Bank' } },
    SCREWS,
    TILE,
    NAILS,
  ])
})
afterAll(() => quarry.close())

const idOf = async (model: string) =>
  (await quarry.db.selectFrom('sku').select('id').where('model', '=', model).executeTakeFirstOrThrow()).id

it('is the exact price of several, beside the rounded one of each', async () => {
  const { data } = await quarry.call(getProductDetail, { skuId: await idOf('SCREW'), priceIn: 'EUR' })
  expect(data.skus[0]).toMatchObject({
    minPrice: 0.12,
    maxPrice: 0.15,
    statedPrice: { low: 12.4, high: 15, quantity: 100 },
  })
  expect(data.skus[0]?.comparablePrice).toMatchObject({ low: 12.4, high: 15, per: 'square_meter' })
  const page = await quarry.call(getProductPage, { priceIn: 'EUR' })
  const cards = Object.fromEntries(page.data.list.map((card) => [card.enName, card]))
  expect(cards['Screws']).toMatchObject({ minPrice: 0.12, statedPrice: { low: 12.4, high: 15, quantity: 100 } })
  expect(cards['Tile']).toMatchObject({
    minPrice: 2.99,
    statedPrice: null,
    comparablePrice: { low: 32.18, per: 'square_meter' },
  })
})

it('is converted before it is rounded', async () => {
  const { data } = await quarry.call(getProductDetail, { skuId: await idOf('NAIL') })
  const { data: page } = await quarry.call(getProductPage, {})
  const card = page.list.find(({ enName }) => enName === 'Nails')
  // 0.124 EUR at 8 are 0.992; the rounded 0.12 would be 0.96.
  for (const one of [data.skus[0], card])
    expect(one).toMatchObject({ minPrice: 0.12, comparablePrice: { low: 0.99, high: 0.99, per: 'piece' } })
})

it('is kept by an edit, an export and its import', async () => {
  const exported = async (format: string) =>
    (await quarry.inject(`${exportCatalogue.path}?format=${format}`, editor.headers)).rawPayload.toString('utf8')
  const before = await exported('jsonl')
  expect(before).toContain('"priceQuantity":100')
  const lines = before.split('\n').filter(Boolean)
  expect(await quarry.importLines(lines)).toMatchObject({ added: 0, changed: 0, rejected: 0 })
  expect(await exported('jsonl')).toBe(before)
  const refused = await quarry.importLines([
    { key: 'screws', brand: SCREWS.brand, skus: [{ model: 'SCREW', priceQuantity: 10 }] },
  ])
  expect(refused.rejections[0]?.field).toBe('skus[0].priceQuantity')
})

it('is divided exactly in a budget, and stands on a board as it was stated', async () => {
  const [screw, tile] = [await idOf('SCREW'), await idOf('TILE')]
  const lines = [
    { id: crypto.randomUUID(), kind: 'sku', skuId: screw },
    { id: crypto.randomUUID(), kind: 'sku', skuId: tile },
  ] as const
  const [screws, tiles] = lines
  const made = await quarry.call(
    budgets.createBudget,
    {
      name: 'Fixings',
      baseCurrency: 'EUR',
      defaultTaxRate: '0',
      lines: [...lines],
      allocations: [anAllocation(screws, null, { netQty: '7' }), anAllocation(tiles, null, { netQty: '9' })],
    },
    editor.headers,
  )
  expect(made.msg).toBe('')
  const { data } = await quarry.call(budgets.getBudget, { id: made.data }, editor.headers)
  const line = (id: string) => data.lines.find((one) => one.id === id)
  expect(line(screws.id)).toMatchObject({
    unit: 'piece',
    price: { low: '12.40', per: { quantity: 100, unit: 'piece' } },
    figures: { goodsLow: '0.87', goodsHigh: '1.05' },
  })
  // 6 boxes of 1.5 m² are 96.8752 ft².
  expect(line(tiles.id)).toMatchObject({
    unit: 'square_meter',
    price: { low: '2.99', per: { quantity: 1, unit: 'square_foot' } },
    figures: { packs: 6, goodsLow: '289.66' },
  })
  // What is sent whole without a quantity is of one unit, as an undone line of before; so is a price of a tab that knows nothing of it.
  const {
    figures: _figures,
    now: _now,
    version: _version,
    price,
    ...facts
  } = line(screws.id) as NonNullable<ReturnType<typeof line>>
  const { per: _per, ...before } = { ...price, low: '0.12', high: '0.15' }
  const { data: version } = await quarry.call(
    budgets.updateBudget,
    { id: made.data, version: data.version, put: { lines: [{ ...facts, price: before }] } },
    editor.headers,
  )
  const undone = await quarry.call(budgets.getBudget, { id: made.data }, editor.headers)
  expect(undone.data.lines.find((one) => one.id === screws.id)?.price).not.toHaveProperty('per')
  expect(version).toBeTruthy()
  const samples = await quarry.call(getSamples, { skuIds: [screw] }, editor.headers)
  expect(samples.data[0]).toMatchObject({
    snapshot: { minPrice: '12.40', unit: { name: '100 件', enName: '100 pieces' } },
  })
})
