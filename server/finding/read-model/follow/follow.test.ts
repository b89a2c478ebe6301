import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getProductPage } from '../../../../contract/catalogue.ts'
import { connect } from '../../../platform/postgres/database.ts'
import { createClock } from '../../../platform/clock.ts'
import { aProduct } from '../../../testing/factories.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { CatalogueTables } from '../../../catalogue/tables.ts'
import { colorsOf } from '../colors/colors.ts'
import { followCatalogue } from './follow.ts'
import { modelFromParts, modelParts } from '../snapshot/model-parts.ts'
import type { ReadModel } from '../model.ts'
import { listTexts } from '../texts.ts'
import { createOwnSource } from './model-source.ts'
import { createThreadSource } from '../thread/thread-source.ts'
import { findWords } from '../words/find-words.ts'

let quarry: TestApp
let day = '2026-11-20'
const now = () => new Date(`${day}T04:00:00Z`)

beforeEach(async () => {
  day = '2026-11-20'
  quarry = await createTestApp({ now })
})
afterEach(() => quarry.close())

const byText = (one = '', other = '') => (one < other ? -1 : Number(one > other))

const QUESTIONS = [
  'oak',
  'nordhem el',
  'grade',
  '诺木',
  'nm',
  '木业 tile',
  'k2',
  'floring',
  'zinc',
  'dark green',
  '橙色',
]

/** What a model says, whatever its codes. */
function said(model: ReadModel): unknown {
  const orders = Object.entries(model.orders).map(([name, order]) => [name, ...order])
  const words = QUESTIONS.map((question) => findWords(model, question)?.scores)
  const [names, enNames] = [listTexts(model.names), listTexts(model.enNames)]
  const products = [...model.productIds].map((id, product) => ({
    id,
    rank: model.ranks[product],
    names: [names[product], enNames[product]],
    skus: [...model.skuIds.keys()]
      .filter((sku) => model.productOf[sku] === product)
      .map((sku) => ({
        id: model.skuIds[sku],
        price: [model.low[sku], model.high[sku], model.ownLow[sku], model.ownHigh[sku]],
        colors: [colorsOf(model.colors, sku), model.colors.order[sku]],
        facets: [...model.facets].flatMap(([name, { dictionary, codes }]) => {
          const values = (dictionary.sets[codes[sku] ?? 0] ?? []).map((place) => dictionary.values[place])
          return values.length ? [`${name}: ${values.sort(byText).join(', ')}`] : []
        }),
      }))
      .map((sku) => ({ ...sku, facets: sku.facets.sort(byText) })),
  }))
  return { orders, words, products }
}

const step = fc.record({
  keys: fc.subarray([1, 2, 3, 4, 5, 6], { minLength: 1 }),
  name: fc.constantFrom('Oak', 'Ash', 'Elm'),
  status: fc.constantFrom('on_sale' as const, 'withdrawn' as const),
  category: fc.constantFrom('Flooring', 'Tile'),
  prices: fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 3 }),
  grade: fc.option(fc.constantFrom('A', 'B'), { nil: undefined }),
  brandName: fc.constantFrom('诺木', '诺木木业'),
  hex: fc.constantFrom('#a05228', '#7f8080', null),
})

describe('the catalogue in memory', () => {
  it('is after any sequence of imports, edits and withdrawals what one built afresh is, in whichever thread', async () => {
    const kept = followCatalogue(quarry.db, createClock(now))
    const source = createThreadSource({ connection: quarry.databaseConfig, log: quarry.app.log })
    const handedOver = followCatalogue(quarry.db, createClock(now), source)
    await fc.assert(
      fc.asyncProperty(step, async ({ keys, name, status, category, prices, grade, brandName, hex }) => {
        await quarry.importLines(
          keys.map((key) =>
            aProduct({
              key: `K-${key}`,
              enName: `${name} ${key}`,
              status,
              brand: { englishName: 'Nordhem', name: brandName },
              category: [{ enName: category }],
              skus: prices.map((price, at) => ({
                model: `K-${key}-${at}`,
                minPrice: price,
                maxPrice: price,
                colorHex: at ? hex : '#2f6f5f',
              })),
              attrs: grade ? [{ enName: 'Grade', name: '等级', type: 'choice', value: grade, enValue: grade }] : [],
            }),
          ),
        )
        const fresh = followCatalogue(quarry.db, createClock(now))
        const model = await kept.current()
        expect(said(model)).toEqual(said(await fresh.current()))
        expect(said(modelFromParts(Object.fromEntries(modelParts(model))))).toEqual(said(model))
        expect(said(await handedOver.current())).toEqual(said(model))
      }),
      { numRuns: 30, seed: 5 },
    )
    await source.close()
  }, 120_000)

  it('holds what another server has just written, and a rate, and a new day', async () => {
    const other = connect<CatalogueTables>({ ...quarry.databaseConfig, max: 2 })
    const mine = followCatalogue(other, createClock(now))
    try {
      expect((await mine.current()).productIds).toHaveLength(0)
      await quarry.importLines([
        { rate: { currency: 'EUR', date: '2026-11-01', cny: 8 } },
        aProduct({ key: 'E', currencyUnit: 'EUR', measurementUnit: 'square_meter' }),
      ])
      expect([...(await mine.current()).low]).toEqual([80_000])
      await quarry.importLines([{ rate: { currency: 'EUR', date: '2026-11-21', cny: 9 } }], {}, 'rates.jsonl')
      expect([...(await mine.current()).low]).toEqual([80_000])
      day = '2026-11-22'
      expect([...(await mine.current()).low]).toEqual([90_000])
    } finally {
      await other.destroy()
    }
  })

  it('goes on as it is while an import is under way and taken in, and has all of it once that has ended', async () => {
    await quarry.importLines([aProduct({ key: 'Ash' })])
    const own = createOwnSource(quarry.db)
    let taken = 0
    let may = Promise.resolve()
    const source: typeof own = {
      ...own,
      async take(todayOf) {
        taken += 1
        await may
        return own.take(todayOf)
      },
    }
    const patience = { restMs: 0, longestMs: Infinity }
    const followed = followCatalogue(quarry.db, createClock(now), source, patience)
    const count = async () => (await followed.current()).productIds.length
    const endRuns = async (at: Date | null) => quarry.db.updateTable('import_run').set({ finished_at: at }).execute()
    expect(await count()).toBe(1)
    const { promise: mayBeTaken, resolve: letBeTaken } = Promise.withResolvers<void>()
    may = mayBeTaken
    await quarry.importLines([aProduct({ key: 'Beech' })])
    await endRuns(null)
    expect([await count(), taken], 'while it is taken in').toEqual([1, 2])
    expect([await count(), taken]).toEqual([1, 2])
    letBeTaken()
    await expect.poll(count, { timeout: 20_000 }).toBe(2)
    await quarry.importLines([aProduct({ key: 'Cork' })])
    await endRuns(new Date())
    expect(await count()).toBe(3)
  })

  it('answers questions that come together from one look, and each with what was there before it asked', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => quarry.ask(getProductPage)))
    expect(new Set(answers.map(({ data }) => data.total))).toEqual(new Set([0]))
    await quarry.importLines([aProduct()])
    expect((await quarry.ask(getProductPage)).data.total).toBe(1)
  })
})
