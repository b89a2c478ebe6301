import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createClock } from '../../platform/clock.ts'
import { aProduct } from '../../testing/factories.ts'
import { tries } from '../../testing/tries.ts'
import { createTestApp } from '../../testing/test-app.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { findCards, findStoredCards } from '../product-cards.ts'
import type { ListedProduct } from '../product-cards.ts'
import { followCatalogue } from '../read-model/follow/follow.ts'
import type { FollowedModel } from '../read-model/follow/follow.ts'
import { modelFromParts, modelSections } from '../read-model/snapshot/model-sections.ts'
import type { ReadModel } from '../read-model/model.ts'

const PRODUCTS = 24
const MOST_SKUS = 8
const PICTURES = 40
const hex = (number: number) => `#${number.toString(16).padStart(6, '0')}`

const text = fc.oneof(fc.constantFrom('Ash', '白蜡木', 'Öland, «grey»', '600 × 1200 mm'), fc.string({ maxLength: 12 }))
const storable = text.map((word) => `x${word.replaceAll('\0', '')}`)
const sku = fc.record({
  min: fc.option(fc.oneof(fc.nat(5000), fc.constant(0), fc.constant(99_999_999_99)), { nil: null }),
  more: fc.nat(300),
  hex: fc.option(fc.nat(0xffffff).map(hex), { nil: null }),
  color: fc.option(fc.constantFrom('1001', '7016', '9010'), { nil: null }),
  cover: fc.option(fc.nat(PICTURES - 1), { nil: null }),
  hover: fc.option(fc.nat(PICTURES - 1), { nil: null }),
  variant: fc.option(fc.tuple(storable, fc.option(storable, { nil: null })), { nil: null }),
})
const change = fc.oneof(
  fc.record({ kind: fc.constant('sku' as const), at: fc.nat(), sku }),
  fc.record({ kind: fc.constant('sale' as const), at: fc.nat(), isOnSale: fc.boolean() }),
  fc.record({ kind: fc.constant('product' as const), at: fc.nat(), name: storable, isPriced: fc.boolean() }),
  fc.record({ kind: fc.constant('brand' as const), at: fc.nat(), name: fc.option(storable, { nil: null }) }),
  fc.record({ kind: fc.constant('picture' as const), at: fc.nat(PICTURES - 1), color: fc.nat(0xffffff).map(hex) }),
)
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never

describe('cards from memory', () => {
  let quarry: TestApp
  let followed: FollowedModel
  let skuIds: string[] = []

  beforeAll(async () => {
    quarry = await createTestApp()
    const lines = Array.from({ length: PRODUCTS }, (_, index) =>
      aProduct({
        key: `P-${index}`,
        brand: { englishName: `Brand ${index % 3}`, ...(index % 3 && { name: `品牌 ${index % 3}` }) },
        ...(index % 4 === 0 && { currencyUnit: 'EUR', measurementUnit: 'piece' }),
        skus: Array.from({ length: 1 + (index % MOST_SKUS) }, (_sku, place) => ({
          model: `P-${index}-${place}`,
          color: { system: 'RAL', name: ['1001', '7016', '9010'][place % 3] ?? '' },
        })),
      }),
    )
    await quarry.importLines([{ rate: { currency: 'EUR', date: '2026-01-01', cny: 8.2 } }, ...lines])
    await sql`
      INSERT INTO picture (key, format, width, height, bytes, dominant_color, placeholder)
      SELECT substr(encode(sha256(n::text::bytea), 'hex'), 1, 40), 'jpeg', 100 + n, 90 + 7 * n, 1, '#0000ff',
        encode(sha256(n::text::bytea), 'base64')
      FROM generate_series(0, ${PICTURES - 1}) AS n`.execute(quarry.db)
    const rows = await quarry.db.selectFrom('sku').select('id').orderBy('id').execute()
    skuIds = rows.map(({ id }) => id)
    followed = followCatalogue(quarry.db, createClock())
  })
  afterAll(() => quarry.close())

  it('are the same as from the database, for any catalogue and after any change', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        for (const one of changes) await make(one)
        const model = await followed.current()
        const kept = modelFromParts(Object.fromEntries(modelSections(model)))
        for (const { ours, stored } of [...(await cardsOf(model)), ...(await cardsOf(kept))])
          expect(ours).toEqual(stored)
      }),
      { numRuns: tries(15, 40), seed: 12 },
    )
  })

  it('keep a bounded number of unused texts, however often they change', async () => {
    for (let round = 0; round < 40; round += 1) {
      await sql`UPDATE sku SET variant_name = id || ' ' || ${round}::int || repeat('a', 30)`.execute(quarry.db)
      await followed.current()
    }
    const model = await followed.current()
    expect(model.cards.texts.ends.length).toBeLessThan(5 * skuIds.length + 1100)
    for (const { ours, stored } of await cardsOf(model)) expect(ours).toEqual(stored)
  })

  /** The cards of all products in several ways, each beside the database's; withdrawn products are not in memory. */
  async function cardsOf(model: ReadModel) {
    const list = [...model.productIds].map((productId, product) => ({
      productId,
      skuIds: [...model.skuIds.subarray(model.firstSku[product], model.firstSku[product + 1])],
    }))
    const turned = list.map((product) => ({ ...product, skuIds: product.skuIds.toReversed() }))
    const each = skuIds.map((id) => ({ productId: productOf(list, Number(id)), skuIds: [Number(id)] }))
    const comparing = { currency: 'EUR', rates: model.rates }
    const { db } = quarry
    return Promise.all(
      [list, turned, each].map(async (listed) => ({
        ours: await findCards({ db, model }, listed, comparing),
        stored: await findStoredCards(db, listed, comparing),
      })),
    )
  }

  async function make(one: Change): Promise<void> {
    const id = skuIds[one.at % skuIds.length]
    if (one.kind === 'sku') return changeSku(id ?? '', one.sku)
    if (one.kind === 'sale') {
      const status = one.isOnSale ? 'on_sale' : 'withdrawn'
      const set = quarry.db.updateTable(one.at % 3 ? 'sku' : 'product').set({ status })
      await set.where('id', '=', one.at % 3 ? (id ?? '') : String(1 + (one.at % PRODUCTS))).execute()
    } else if (one.kind === 'product') {
      await sql`UPDATE product SET name = ${one.name}, currency_unit = ${one.isPriced ? 'USD' : 'CNY'}
        WHERE id = (SELECT product_id FROM sku WHERE id = ${id})`.execute(quarry.db)
    } else if (one.kind === 'brand') {
      await sql`UPDATE brand SET name = ${one.name} WHERE id = ${1 + (one.at % 3)}`.execute(quarry.db)
    } else await sql`UPDATE picture SET dominant_color = ${one.color} WHERE id = ${1 + one.at}`.execute(quarry.db)
  }

  type SkuFacts = typeof sku extends fc.Arbitrary<infer Value> ? Value : never

  async function changeSku(id: string, facts: SkuFacts): Promise<void> {
    const { min, more, color, cover, hover, variant } = facts
    const [low, high] = min === null ? [null, null] : [min, min + more]
    await sql`
      UPDATE sku SET min_price = ${low}, max_price = ${high}, color_hex = ${facts.hex},
        comparable_low = ${low}::bigint / 2, comparable_high = ${high}::bigint / 2,
        color_id = (SELECT id FROM color WHERE name = ${color}),
        variant_name = ${variant?.[0] ?? ''}, variant_en_name = ${variant?.[1] ?? null}
      WHERE id = ${id}`.execute(quarry.db)
    await sql`DELETE FROM picture_use WHERE sku_id = ${id}`.execute(quarry.db)
    for (const [role, picture] of Object.entries({ cover, product: hover }))
      if (picture !== null)
        await sql`
          INSERT INTO picture_use (product_id, sku_id, role, picture_id)
          SELECT product_id, id, ${role}, (SELECT min(id) FROM picture) + ${picture} FROM sku WHERE id = ${id}`.execute(
          quarry.db,
        )
  }
})

function productOf(list: ListedProduct[], id: number): number {
  return list.find(({ skuIds }) => skuIds.includes(id))?.productId ?? 0
}
