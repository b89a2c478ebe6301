import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getProductPage, productSorts } from '../../contract/catalogue.ts'
import type { ProductCard } from '../../contract/catalogue.ts'
import { aProduct } from '../testing/factories.ts'
import { tries } from '../testing/tries.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'

const PRODUCTS = 60

describe('any catalogue and any filters', () => {
  let quarry: TestApp
  const prices = new Map<string, (readonly [number, number] | undefined)[]>()

  beforeAll(async () => {
    quarry = await createTestApp()
    const price = fc.option(fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 0, max: 60 })), {
      nil: undefined,
    })
    const catalogue = fc.sample(fc.array(price, { minLength: 1, maxLength: 4 }), { numRuns: PRODUCTS, seed: 7 })
    const lines = catalogue.map((skus, index) => {
      const key = `P-${index}`
      const ranges = skus.map((sku) => sku && ([sku[0], sku[0] + sku[1]] as const))
      prices.set(`Name ${index}`, ranges)
      return aProduct({
        key,
        enName: `Name ${index}`,
        rank: index % 7,
        brand: { englishName: `Brand ${index % 3}` },
        skus: ranges.map((range, at) => ({
          model: `${key}-${at}`,
          ...(range && { minPrice: range[0], maxPrice: range[1] }),
        })),
      })
    })
    await quarry.importLines(lines)
  })
  afterAll(() => quarry.close())

  it('list exactly the products with a SKU whose range overlaps, whole and page by page alike', async () => {
    const bound = fc.option(fc.integer({ min: 0, max: 380 }), { nil: undefined })
    await fc.assert(
      fc.asyncProperty(
        bound,
        bound,
        fc.constantFrom(...productSorts),
        fc.integer({ min: 1, max: 25 }),
        async (priceMin, priceMax, sort, pageSize) => {
          const filters = {
            sort,
            ...(priceMin !== undefined && { priceMin }),
            ...(priceMax !== undefined && { priceMax }),
          }
          const { data } = await quarry.ask(getProductPage, { ...filters, pageSize: 200 })
          const matches = [...prices].filter(([, skus]) => skus.some((range) => overlaps(range, priceMin, priceMax)))
          expect(new Set(data.list.map(({ enName }) => enName))).toEqual(new Set(matches.map(([name]) => name)))
          expect(data.skuTotal).toBe(
            matches.flatMap(([, skus]) => skus.filter((range) => overlaps(range, priceMin, priceMax))).length,
          )
          expect(await pageThrough(filters, pageSize)).toEqual(data.list.map(({ spuId }) => spuId))
          if (sort === 'price-asc') requireRising(data.list.map(({ minPrice }) => minPrice ?? Infinity))
        },
      ),
      { numRuns: tries(15, 40) },
    )
  })

  async function pageThrough(filters: object, pageSize: number): Promise<string[]> {
    const seen: ProductCard[] = []
    for (;;) {
      const after = seen.at(-1)?.spuId
      const { data } = await quarry.ask(getProductPage, { ...filters, pageSize, ...(after && { after }) })
      seen.push(...data.list)
      if (data.list.length < pageSize) return seen.map(({ spuId }) => spuId)
    }
  }
})

function overlaps(
  range: readonly [number, number] | undefined,
  low: number | undefined,
  high: number | undefined,
): boolean {
  if (low === undefined && high === undefined) return true
  if (low !== undefined && high !== undefined && low > high) return false
  return range !== undefined && range[1] >= (low ?? 0) && range[0] <= (high ?? Infinity)
}

function requireRising(prices: number[]): void {
  const falls = prices.some((price, index) => price < (prices[index - 1] ?? 0))
  if (falls) throw new Error(`not rising: ${prices.join(', ')}`)
}
