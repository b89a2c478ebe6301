import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as analysis from '../../contract/analysis.ts'
import { getProductPage } from '../../contract/catalogue.ts'
import { recordUsage } from '../../contract/usage.ts'
import type { UsageEntry } from '../../contract/usage.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
import { tries } from '../testing/tries.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import { addDays, countDays, daysOf } from './days.ts'
import { wordsOf } from './recording/words.ts'

const FIRST_DAY = '2026-08-25'
const MOST_DAYS_ON = 90
const WORDS = ['oak', ' OAK', 'elm', 'zebrawood', 'no such thing', 'a@b.de']
const BRANDS = ['Nordhem', 'Sundvik', 'Granvik']
const CLIENTS = 3

/** A product, its brand, its category and its SKUs by number: they are made for each run, since they go in it. */
const PRODUCTS = [
  { brand: 0, category: 'Wood', name: 'Oak' },
  { brand: 0, category: 'Tile', name: 'Oak tile' },
  { brand: 1, category: 'Wood', name: 'Elm' },
  { brand: 2, category: 'Stone', name: 'Slate' },
] as const
const SKUS = PRODUCTS.length * 2

let quarry: TestApp
let headers: Record<string, string>
let now: Date
let runs = 0

beforeAll(async () => {
  now = new Date(`${FIRST_DAY}T04:00:00Z`)
  quarry = await createTestApp({ now: () => now })
  headers = (await memberIn(quarry, { isEditor: true })).headers
  await quarry.db
    .updateTable('access_token')
    .set({ expires_at: new Date('2100-01-01') })
    .execute()
})
afterAll(() => quarry.close())

const client = fc.integer({ min: 0, max: CLIENTS - 1 })
const sku = fc.integer({ min: 0, max: SKUS - 1 })
const words = fc.constantFrom(...WORDS)
const happening = fc.oneof(
  fc.record({ what: fc.constant('view' as const), client, sku, foundBy: fc.option(words, { nil: undefined }) }),
  fc.record({ what: fc.constant('search' as const), client, words }),
)
const visit = fc.record({
  /** Days since the visit before. */
  later: fc.nat({ max: 12 }),
  happenings: fc.array(happening, { minLength: 1, maxLength: 6 }),
  /** A product that goes from the catalogue after it. */
  gone: fc.option(fc.integer({ min: 0, max: PRODUCTS.length - 1 }), { nil: undefined, freq: 6 }),
})
const visits = fc.array(visit, { minLength: 1, maxLength: 12 })
const period = fc.tuple(fc.nat({ max: MOST_DAYS_ON }), fc.nat({ max: MOST_DAYS_ON }))

interface Asked {
  from: string
  to: string
}

/** Once a day for each client and thing. */
interface Happened {
  day: string
  event: analysis.UsageEvent
  /** A product's number, or words. */
  thing: string
}

describe('what the staff are told', () => {
  it('equals the count over what happened, each thing once a day for each client', async () => {
    await fc.assert(
      fc.asyncProperty(visits, period, async (all, [one, other]) => {
        const shop = await openShop()
        const happened = await playThem(shop, all)
        const from = addDays(FIRST_DAY, Math.min(one, other))
        const to = addDays(FIRST_DAY, Math.max(one, other))
        expect(await toldOf(shop, { from, to })).toEqual(countedOf(shop, happened, { from, to }))
      }),
      { numRuns: tries(4, 12) },
    )
  })
})

interface Shop {
  run: number
  skus: string[]
  products: { id: string; brandId: string; categoryId: string }[]
}

async function openShop(): Promise<Shop> {
  runs += 1
  now = new Date(`${FIRST_DAY}T04:00:00Z`)
  await sql`TRUNCATE usage_day, usage_month, usage_words_day, usage_words_month, sku, product CASCADE`.execute(
    quarry.db,
  )
  await quarry.importLines(
    PRODUCTS.map(({ brand, category, name }, place) =>
      aProduct({
        key: `P-${place}`,
        enName: name,
        brand: { englishName: BRANDS[brand] ?? '' },
        category: [{ enName: category }],
        skus: ['A', 'B'].map((letter) => ({ model: `P-${place}-${letter}` })),
      }),
    ),
    {},
    `run-${runs}.jsonl`,
  )
  const rows = await quarry.db
    .selectFrom('sku')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['sku.id', 'product_id', 'brand_id', 'category_id'])
    .orderBy('model')
    .execute()
  const ofProducts = rows.filter((_, place) => place % 2 === 0)
  return {
    run: runs,
    skus: rows.map(({ id }) => id),
    products: ofProducts.map((row) => ({ id: row.product_id, brandId: row.brand_id, categoryId: row.category_id })),
  }
}

type Happening = typeof happening extends fc.Arbitrary<infer Value> ? Value : never
type Visit = typeof visit extends fc.Arbitrary<infer Value> ? Value : never

/** Has everything happen in the app; answers what happened, which is what is to be told. */
async function playThem(shop: Shop, all: readonly Visit[]): Promise<Happened[]> {
  const happened = new Map<string, Happened>()
  const gone = new Set<number>()
  for (const { later, happenings, gone: goes } of all) {
    now = new Date(now.getTime() + later * 24 * 60 * 60_000)
    for (const happens of happenings) await play(shop, happens, { happened, gone })
    // What is counted belongs to the catalogue as it is now.
    await quarry.ask(analysis.getUsageSummary, {}, headers)
    if (goes === undefined || gone.has(goes)) continue
    gone.add(goes)
    const id = shop.products[goes]?.id ?? ''
    await quarry.db.deleteFrom('sku').where('product_id', '=', id).execute()
    await quarry.db.deleteFrom('product').where('id', '=', id).execute()
  }
  return [...happened.values()]
}

interface Sofar {
  happened: Map<string, Happened>
  /** Products that are. */
  gone: ReadonlySet<number>
}

async function play({ run, skus }: Shop, happens: Happening, { happened, gone }: Sofar): Promise<void> {
  const day = now.toISOString().slice(0, 10)
  const who = `10.9.${run}.${happens.client}`
  const note = (event: analysis.UsageEvent, thing: string) =>
    happened.set(`${day} ${who} ${event} ${thing}`, { day, event, thing })
  const typed = happens.what === 'view' ? (happens.foundBy ?? '') : happens.words
  const words = wordsOf(typed)
  const hasSearched = (['search_found', 'search_unfound'] as const).some((event) =>
    happened.has(`${day} ${who} ${event} ${words}`),
  )
  if (happens.what === 'search') {
    if (!hasSearched) note((await findsAnything(words)) ? 'search_found' : 'search_unfound', words)
    await record(who, { event: 'search', keyword: typed })
    return
  }
  const product = Math.floor(happens.sku / 2)
  if (!gone.has(product)) note('view', String(product))
  const hasFound = happened.has(`${day} ${who} search_found ${words}`)
  if (!gone.has(product) && hasFound) note('search_opened', words)
  await record(who, { event: 'view', skuId: skus[happens.sku] ?? '', foundBy: happens.foundBy })
}

async function record(who: string, use: UsageEntry): Promise<void> {
  const { code } = await quarry.call(recordUsage, { events: [use] }, { 'x-forwarded-for': who })
  expect(code).toBe(200)
}

/** As the list has it that is shown for the words. */
async function findsAnything(keyword: string): Promise<boolean> {
  return (await quarry.ask(getProductPage, { keyword, pageSize: 1 })).data.total > 0
}

/** All that is told of a period. */
async function toldOf(shop: Shop, asked: Asked): Promise<object> {
  const { lines, step } = (await quarry.ask(analysis.getUsageSummary, asked, headers)).data
  const ranks = await Promise.all(
    analysis.usageThings.map(async (by) => {
      const { list, total } = (await quarry.ask(analysis.getUsageViews, { ...asked, by }, headers)).data
      expect(total).toBe(list.length)
      expect(list.map(({ view }) => view)).toEqual(list.map(({ view }) => view).toSorted((one, other) => other - one))
      return new Map(list.map(({ id, view }) => [id, view]))
    }),
  )
  const series = await Promise.all(
    shop.products.map(async ({ id }) => {
      const { data } = await quarry.ask(analysis.getUsageSeries, { ...asked, id }, headers)
      return data.lines[0]?.counts
    }),
  )
  const { list, wordless } = (await quarry.ask(analysis.getUsageSearches, asked, headers)).data
  const words = new Map(list.map(({ words: said, found, unfound, opened }) => [said, { found, unfound, opened }]))
  return { step, lines, ranks, series, words, wordless }
}

/** The same, counted over what happened. */
function countedOf(shop: Shop, happened: readonly Happened[], asked: Asked): object {
  const within = happened.filter(({ day }) => day >= asked.from && day <= asked.to)
  const beforeFrom = addDays(asked.from, -countDays(asked))
  const before = happened.filter(({ day }) => day >= beforeFrom && day < asked.from)
  const views = within.filter(({ event }) => event === 'view')
  const searches = within.filter(({ event }) => event.startsWith('search_'))
  const kept = searches.filter(({ thing }) => !thing.includes('@'))
  const byDay = (list: readonly Happened[]) => daysOf(asked).map((day) => list.filter((one) => one.day === day).length)
  const countOf = (said: string, event: string) =>
    kept.filter((one) => one.thing === said && one.event === event).length
  return {
    step: 'day',
    lines: analysis.usageEvents.map((event) => {
      const of = within.filter((one) => one.event === event)
      return { event, counts: byDay(of), total: of.length, before: before.filter((one) => one.event === event).length }
    }),
    ranks: (['id', 'brandId', 'categoryId'] as const).map((field) =>
      countBy(views, ({ thing }) => shop.products[Number(thing)]?.[field] ?? ''),
    ),
    series: shop.products.map((_, place) => byDay(views.filter(({ thing }) => thing === String(place)))),
    words: new Map(
      kept.map(({ thing }) => [
        thing,
        {
          found: countOf(thing, 'search_found'),
          unfound: countOf(thing, 'search_unfound'),
          opened: countOf(thing, 'search_opened'),
        },
      ]),
    ),
    wordless: searches.filter(({ thing, event }) => thing.includes('@') && event !== 'search_opened').length,
  }
}

function countBy(list: readonly Happened[], keyOf: (one: Happened) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  return counts
}
