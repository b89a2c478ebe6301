import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductPage } from '../../contract/catalogue.ts'
import { PRODUCTS } from '../../demo/products/all.ts'
import { keepBuiltIn } from '../../server/finding/thesaurus/built-in.ts'
import { createClock } from '../../server/platform/clock.ts'
import { createTestApp } from '../../server/testing/test-app.ts'
import type { TestApp } from '../../server/testing/test-app.ts'
import { COMMON_WORDS } from './common-words.ts'
import { FACT_QUERIES, stateFacts } from './fact-queries.ts'
import { FIRST } from './rating.ts'
import { NOT_HELD } from './trade-not-held.ts'
import { answersOf, isHeld, TRADE_QUERIES } from './trade-rating.ts'
import { UNPICTURED_LINES } from './unpictured.ts'

let quarry: TestApp
const held = new Map<string, string[] | undefined>()
let keys: Map<string, string>
/** The titles of a product's categories, by product id. */
let titlesOf: Map<string, (string | undefined)[]>

// Colours come from the lines, since no picture is drawn.
beforeAll(async () => {
  quarry = await createTestApp()
  await quarry.importLines(UNPICTURED_LINES)
  await keepBuiltIn(quarry.db)
  const today = createClock().today()
  const { rows: products } = { rows: await quarry.db.selectFrom('product').select(['id', 'key']).execute() }
  keys = new Map(products.map(({ id, key }) => [id, key]))
  const titles = new Map(PRODUCTS.map(({ key, category }) => [key, category.map(({ enName }) => enName)]))
  titlesOf = new Map(products.map(({ id, key }) => [id, titles.get(key) ?? []]))
  for (const query of TRADE_QUERIES) {
    const { data } = await quarry.ask(getProductPage, { keyword: query.words, pageSize: FIRST })
    const came = data.list.map(({ spuId }) => keys.get(spuId) ?? spuId)
    held.set(query.words, isHeld(answersOf(query, { today }), came) ? undefined : came)
  }
})
afterAll(() => quarry.close())

describe("the trade's queries", () => {
  it('are those of the table, without repetition', () => {
    const asked = TRADE_QUERIES.map(({ words }) => words.trim().toLowerCase())
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.length).toBeGreaterThanOrEqual(250)
  })

  it('find right products first, except those listed with a reason', () => {
    const missed = [...held].filter(([words, came]) => came && !NOT_HELD.has(words))
    expect(missed).toEqual([])
  })

  it('are listed as failing only if they fail', () => {
    const found = [...NOT_HELD.keys()].filter((words) => !held.has(words) || held.get(words) === undefined)
    expect(found).toEqual([])
  })
})

describe('words that ask for facts', () => {
  it.each(FACT_QUERIES)('$words list products that state them', async (query) => {
    const { data } = await quarry.ask(getProductPage, { keyword: query.words, pageSize: FIRST })
    const came = data.list.map(({ spuId }) => PRODUCTS.find(({ key }) => key === keys.get(spuId)))
    expect(came.length).toBeGreaterThan(0)
    expect(came.filter((product) => !product || !stateFacts(product, query)).map((product) => product?.key)).toEqual([])
  })
})

describe('a common word of the trade', () => {
  it.each(COMMON_WORDS)('%s finds products of its categories', async (words, categories) => {
    for (const word of words.split(' ')) {
      const keyword = word.replaceAll('-', ' ')
      const { data } = await quarry.ask(getProductPage, { keyword, pageSize: FIRST })
      const others = data.list.filter(
        ({ spuId }) => !titlesOf.get(spuId)?.some((title) => title && categories.includes(title)),
      )
      expect([word, data.total > 0, others.map(({ enName }) => enName)]).toEqual([word, true, []])
    }
  })
})
