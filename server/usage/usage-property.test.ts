import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as analysis from '../../contract/analysis.ts'
import { getProductPage } from '../../contract/catalogue.ts'
import { recordUsage } from '../../contract/usage.ts'
import { aProduct } from '../testing/factories.ts'
import { memberIn } from '../testing/members.ts'
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

interface Happened {
  day: string
  client: string
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
        await expectTold(shop, happened, { from, to })
      }),
      { numRuns: 12 },
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

type Visits = (typeof visits)['generate'] extends (...args: never[]) => { value: infer Value } ? Value : never

/** Has everything happen in the app; answers what happened, which is what is to be told. */
async function playThem({ run, skus, products }: Shop, all: Visits): Promise<Happened[]> {
  const happened = new Map<string, Happened>()
  const gone = new Set<number>()
  for (const { later, happenings, gone: goes } of all) {
    now = new Date(now.getTime() + later * 24 * 60 * 60_000)
    const day = now.toISOString().slice(0, 10)
    const note = (who: string, event: analysis.UsageEvent, thing: string) =>
      happened.set(`${day} ${who} ${event} ${thing}`, { day, client: who, event, thing })
    for (const happens of happenings) {
      const who = `10.9.${run}.${happens.client}`
      const hasSearched = (said: string) =>
        ['search_found', 'search_unfound'].some((event) => happened.has(`${day} ${who} ${event} ${said}`))
      const said = wordsOf(happens.what === 'view' ? (happens.foundBy ?? '') : happens.words)
      if (happens.what === 'view') {
        const place = Math.floor(happens.sku / 2)
        if (!gone.has(place)) {
          note(who, 'view', String(place))
          if (hasSearched(said)) note(who, 'search_opened', said)
        }
      } else if (!hasSearched(said)) note(who, (await findsAnything(said)) ? 'search_found' : 'search_unfound', said)
      const event =
        happens.what === 'view'
          ? { event: 'view', skuId: skus[happens.sku], foundBy: happens.foundBy }
          : { event: 'search', keyword: happens.words }
      const { code } = await quarry.call(recordUsage, { events: [event] }, { 'x-forwarded-for': who })
      expect(code).toBe(200)
    }
    // What is counted belongs to the catalogue as it is now.
    await quarry.ask(analysis.getUsageSummary, {}, headers)
    if (goes === undefined || gone.has(goes)) continue
    gone.add(goes)
    const id = products[goes]?.id ?? ''
    await quarry.db.deleteFrom('sku').where('product_id', '=', id).execute()
    await quarry.db.deleteFrom('product').where('id', '=', id).execute()
  }
  return [...happened.values()]
}

/** As the list has it that is shown for the words. */
async function findsAnything(keyword: string): Promise<boolean> {
  return (await quarry.ask(getProductPage, { keyword, pageSize: 1 })).data.total > 0
}

async function expectTold(shop: Shop, happened: readonly Happened[], asked: { from: string; to: string }) {
  const within = happened.filter(({ day }) => day >= asked.from && day <= asked.to)
  const beforeFrom = addDays(asked.from, -countDays(asked))
  const before = happened.filter(({ day }) => day >= beforeFrom && day < asked.from)
  const { lines, step } = (await quarry.ask(analysis.getUsageSummary, asked, headers)).data
  expect(step).toBe('day')
  for (const event of analysis.usageEvents) {
    const of = (list: readonly Happened[]) => list.filter((one) => one.event === event)
    expect(lines.find((line) => line.event === event)).toEqual({
      event,
      total: of(within).length,
      before: of(before).length,
      counts: daysOf(asked).map((day) => of(within).filter((one) => one.day === day).length),
    })
  }

  for (const [by, field] of [
    ['product', 'id'],
    ['brand', 'brandId'],
    ['category', 'categoryId'],
  ] as const) {
    const counts = countBy(
      within.filter(({ event }) => event === 'view'),
      ({ thing }) => shop.products[Number(thing)]?.[field] ?? '',
    )
    const { data } = await quarry.ask(analysis.getUsageViews, { ...asked, by }, headers)
    expect(data.total).toBe(counts.size)
    expect(new Map(data.list.map(({ id, view }) => [id, view]))).toEqual(counts)
    const ranks = data.list.map(({ view }) => view)
    expect(ranks).toEqual(ranks.toSorted((one, other) => other - one))
    for (const [id, count] of counts) {
      const series = (await quarry.ask(analysis.getUsageSeries, { ...asked, by, id }, headers)).data.lines[0]
      expect([series?.total, series?.counts.reduce((sum, one) => sum + one, 0)]).toEqual([count, count])
    }
  }

  const searched = within.filter(({ event }) => event.startsWith('search_'))
  const [kept, unkept] = [
    searched.filter(({ thing }) => !thing.includes('@')),
    searched.filter(({ thing }) => thing.includes('@')),
  ]
  const { list, wordless } = (await quarry.ask(analysis.getUsageSearches, asked, headers)).data
  expect(wordless).toBe(unkept.filter(({ event }) => event !== 'search_opened').length)
  const told = list.map(({ words: said, found, unfound, opened }) => [said, { found, unfound, opened }] as const)
  const countOf = (said: string, event: string) =>
    kept.filter((one) => one.thing === said && one.event === event).length
  expect(new Map(told)).toEqual(
    new Map(
      [...new Set(kept.map(({ thing }) => thing))].map((said) => [
        said,
        {
          found: countOf(said, 'search_found'),
          unfound: countOf(said, 'search_unfound'),
          opened: countOf(said, 'search_opened'),
        },
      ]),
    ),
  )
}

function countBy(list: readonly Happened[], keyOf: (one: Happened) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1)
  return counts
}
