import fc from 'fast-check'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getProductPage } from '../../../../contract/catalogue.ts'
import { connect } from '../../../platform/postgres/database.ts'
import { createClock } from '../../../platform/clock.ts'
import { countWaiting } from '../../../testing/count-waiting.ts'
import { aProduct } from '../../../testing/factories.ts'
import { tries } from '../../../testing/tries.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { colorsOf } from '../colors/colors.ts'
import { followCatalogue } from './follow.ts'
import { createOwnSource } from './model-source.ts'
import { modelFromParts, modelSections } from '../snapshot/model-sections.ts'
import type { ReadModel } from '../model.ts'
import type { State } from '../snapshot/snapshot.ts'
import { listTexts } from '../texts.ts'
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

/** The content of a model, independent of its codes. */
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
  it('equals a rebuilt one after any sequence of imports, edits and withdrawals, in either thread', async () => {
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
        expect(said(modelFromParts(Object.fromEntries(modelSections(model))))).toEqual(said(model))
        expect(said(await handedOver.current())).toEqual(said(model))
      }),
      { numRuns: tries(10, 30), seed: 5 },
    )
    await source.close()
  })

  it('includes what another server has just written, a new rate and a new day', async () => {
    const other = connect({ ...quarry.databaseConfig, max: 2 })
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

  it('is updated beside the requests during an import, and requests wait for it at the end', async () => {
    let at = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => at)
    const own = createOwnSource({ db: quarry.db })
    let held: Promise<void> | undefined
    let taken = 0
    const mine = followCatalogue(quarry.db, createClock(now), {
      ...own,
      async take(todayOf) {
        taken += 1
        await held
        return own.take(todayOf)
      },
    })
    const count = async () => (await mine.current()).productIds.length
    const finish = (when: Date | null) => quarry.db.updateTable('import_run').set({ finished_at: when }).execute()
    try {
      expect(await count()).toBe(0)
      await quarry.importLines([aProduct({ key: 'A' })])
      await finish(null)
      expect(await count(), 'within a second it is not looked for').toBe(0)
      at += 1001
      await expect.poll(count).toBe(1)
      expect(taken).toBe(2)

      await quarry.importLines([aProduct({ key: 'B' })], {}, 'more.jsonl')
      await finish(null)
      at += 1001
      const { promise, resolve: release } = Promise.withResolvers<void>()
      held = promise
      expect([await count(), await count(), taken], 'nobody waits for it').toEqual([1, 1, 3])
      at += 10_000
      let isThere = false
      const waiting = count().finally(() => (isThere = true))
      await quarry.db.selectFrom('product').select('id').execute()
      expect(isThere, 'but not for longer than ten seconds').toBe(false)
      release()
      expect([await waiting, taken]).toEqual([2, 3])

      await quarry.importLines([aProduct({ key: 'C' })], {}, 'still-more.jsonl')
      await finish(new Date())
      expect(await count(), 'one that is through is waited for').toBe(3)
    } finally {
      clock.mockRestore()
      await own.close()
    }
  })

  it('counts no change that it has among those that came since, even if it was built during the look at the log', async () => {
    const own = createOwnSource({ db: quarry.db })
    const built = Promise.withResolvers<State>()
    let taken = 0
    const take = (todayOf: () => string) => (taken++ ? own.take(todayOf) : built.promise)
    const mine = followCatalogue(quarry.db, createClock(now), { ...own, take })
    const count = async () => (await mine.current()).productIds.length
    const state = await own.take(() => createClock(now).today())
    let counting: Promise<number> | undefined
    await quarry.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE change_log IN ACCESS EXCLUSIVE MODE`.execute(trx)
      counting = count()
      await expect.poll(() => countWaiting(quarry)).toBe(1)
      built.resolve(state)
      await built.promise
    })
    expect(await counting).toBe(0)
    await quarry.importLines([aProduct()])
    await quarry.db.updateTable('import_run').set({ finished_at: null }).execute()
    expect(await count(), 'changes of a running import may be missing for a while').toBe(0)
    await own.close()
  })

  it('answers simultaneous requests from one look at the log, each with every change made before it', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => quarry.ask(getProductPage)))
    expect(new Set(answers.map(({ data }) => data.total))).toEqual(new Set([0]))
    await quarry.importLines([aProduct()])
    expect((await quarry.ask(getProductPage)).data.total).toBe(1)
  })
})
