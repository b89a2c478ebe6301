import { findSkus } from './filters.ts'
import type { Groups } from './filters.ts'
import type { FacetColumn, ReadModel } from './model.ts'

/** Products that have a SKU with the value, among those that every other filter leaves. */
export interface ValueCount {
  value: string
  count: number
}

/** Counts facets: each under all filters but its own, so that its other values can be ticked beside it. */
export function countFacets(model: ReadModel, groups: Groups, names: string[]): Map<string, ValueCount[]> {
  const all = findSkus(model, groups)
  return new Map(
    names.map((name) => {
      const column = model.facets.get(name)
      const skus = groups.has(name) ? findSkus(model, groups, name) : all
      return [name, column ? countColumn(model, column, skus) : []]
    }),
  )
}

function countColumn({ productOf }: ReadModel, { dictionary, codes }: FacetColumn, skus: Int32Array): ValueCount[] {
  const counts = new Uint32Array(dictionary.values.length)
  // The product that a value was last counted for: a product counts once, and its SKUs lie together.
  const lastProduct = new Int32Array(dictionary.values.length).fill(-1)
  let product = -1
  let code = 0
  for (const sku of skus) {
    const nextProduct = productOf[sku] ?? 0
    const nextCode = codes[sku] ?? 0
    if (nextCode === 0 || (nextCode === code && nextProduct === product)) continue
    product = nextProduct
    code = nextCode
    for (const place of dictionary.sets[code] ?? []) {
      if (lastProduct[place] === product) continue
      lastProduct[place] = product
      counts[place] = (counts[place] ?? 0) + 1
    }
  }
  return dictionary.values.flatMap((value, place) => {
    const count = counts[place] ?? 0
    return count > 0 ? [{ value, count }] : []
  })
}

/** Where the bars of the price histogram begin, in hundredths of CNY: one, two, five and their tens. */
const EDGES = [0, ...[10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000].map((yuan) => yuan * 100)]

export interface PriceBar {
  low: number
  /** Infinity for the last bar. */
  high: number
  count: number
}

/** Products by price under every filter but the price: a bar counts what choosing just its range would list. */
export function countPrices(model: ReadModel, groups: Groups): PriceBar[] {
  const skus = findSkus(model, groups, 'price')
  const counts = EDGES.map(() => 0)
  const lastProduct = EDGES.map(() => -1)
  for (const sku of skus) {
    const low = model.low[sku] ?? NaN
    const high = model.high[sku] ?? NaN
    const product = model.productOf[sku] ?? 0
    for (let bar = 0; bar < EDGES.length; bar++) {
      const isIn = high >= (EDGES[bar] ?? 0) && low <= (EDGES[bar + 1] ?? Infinity)
      if (!isIn || lastProduct[bar] === product) continue
      lastProduct[bar] = product
      counts[bar] = (counts[bar] ?? 0) + 1
    }
  }
  return EDGES.map((low, bar) => ({ low, high: EDGES[bar + 1] ?? Infinity, count: counts[bar] ?? 0 }))
}
