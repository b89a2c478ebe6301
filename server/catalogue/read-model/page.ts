import type { ProductSort } from '../../../contract/catalogue.ts'
import type { Language } from '../../../contract/problem.ts'
import { placesByName } from './names.ts'
import { nearKey, nearKeys } from './near-order.ts'
import { hasProduct, placeOfProduct } from './model.ts'
import type { ReadModel } from './model.ts'

export interface PageWish {
  sort: ProductSort
  language: Language
  pageSize: number
  /** Products that come first and are left out. */
  offset: number
  /** The product after which the list goes on. */
  after?: number | undefined
  /** A colour `0xrrggbb`: relevance is nearness to it, and the nearest SKU stands for a product. */
  near?: number | undefined
}

export interface FoundPage {
  total: number
  skuTotal: number
  /** The products of the page, each with its SKUs that meet the filters, the one that stands for it first. */
  list: { productId: number; skuIds: number[] }[]
}

/** The page of an ordered list of the products that have one of the SKUs (rising). */
export function pageOf(model: ReadModel, skus: Int32Array, wish: PageWish): FoundPage {
  const runs = runsOf(model, skus)
  const anchor = wish.after === undefined ? undefined : anchorOf(model, wish.after, { skus, runs, wish })
  const keys = keysOf(model, skus, runs, { ...wish, anchor: anchor?.key })
  const order = runs.map((_, index) => index)
  const compare = (one: number, other: number) =>
    (keys[one] ?? 0) - (keys[other] ?? 0) || (runs[one]?.product ?? 0) - (runs[other]?.product ?? 0)
  const after = anchor
    ? order.filter((index) => {
        const byKey = (keys[index] ?? 0) - anchor.key
        return byKey > 0 || (byKey === 0 && (runs[index]?.product ?? 0) > anchor.product)
      })
    : order
  const chosen = smallest(after, wish.offset + wish.pageSize, compare).slice(wish.offset)
  return {
    total: runs.length,
    skuTotal: skus.length,
    list: chosen.flatMap((index) => {
      const run = runs[index]
      return run ? [{ productId: model.productIds[run.product] ?? 0, skuIds: skuIdsOf(model, skus, run, wish) }] : []
    }),
  }
}

/** The SKUs of one product among those found: places in the list of them. */
interface Run {
  product: number
  from: number
  to: number
}

function runsOf({ productOf }: ReadModel, skus: Int32Array): Run[] {
  const runs: Run[] = []
  for (let at = 0; at < skus.length;) {
    const product = productOf[skus[at] ?? 0] ?? 0
    let to = at + 1
    while (to < skus.length && productOf[skus[to] ?? 0] === product) to++
    runs.push({ product, from: at, to })
    at = to
  }
  return runs
}

/** A price that is not known: after every one that is, and still a number that can be taken from another. */
const UNKNOWN = Number.MAX_VALUE

function keysOf(
  model: ReadModel,
  skus: Int32Array,
  runs: Run[],
  wish: PageWish & { anchor: number | undefined },
): ArrayLike<number> {
  const { near, sort, offset, pageSize, anchor = -Infinity } = wish
  if (near === undefined || sort !== 'relevance') return runs.map((run) => keyOf(model, skus, run, wish))
  return nearKeys(model.colors, skus, runs, { near, count: offset + pageSize, after: anchor })
}

/** What a product is ordered by, the smaller the earlier; unknown prices stand last both ways. */
function keyOf(model: ReadModel, skus: Int32Array, run: Run, { sort, language, near }: PageWish): number {
  const { product, from, to } = run
  switch (sort) {
    case 'relevance':
      return near === undefined ? (model.ranks[product] ?? 0) : nearKey(model.colors, skus, run, near)
    case 'color':
      return Math.min(UNKNOWN, model.colors.order[skus[from] ?? 0] ?? UNKNOWN)
    case 'newest':
      return -(model.productIds[product] ?? 0)
    case 'name':
      return placesByName(model, language)[product] ?? 0
    case 'price-asc':
      return lowest(from, to, (at) => model.low[skus[at] ?? 0] ?? NaN)
    case 'price-desc':
      return lowest(from, to, (at) => -(model.high[skus[at] ?? 0] ?? NaN))
  }
}

function lowest(from: number, to: number, priceAt: (at: number) => number): number {
  let least = UNKNOWN
  for (let at = from; at < to; at++) {
    const price = priceAt(at)
    if (price < least) least = price
  }
  return least
}

/** Where a list stands: a product that meets the filters no longer has the place that all its SKUs give it. */
function anchorOf(
  model: ReadModel,
  productId: number,
  { skus, runs, wish }: { skus: Int32Array; runs: Run[]; wish: PageWish },
): { key: number; product: number } {
  const product = placeOfProduct(model, productId)
  // Gone from the catalogue: nothing is known to come after it.
  if (!hasProduct(model, productId)) return { key: Infinity, product: Infinity }
  const found = runs.find((run) => run.product === product)
  if (found) return { key: keyOf(model, skus, found, wish), product }
  const from = model.firstSku[product] ?? 0
  const to = model.firstSku[product + 1] ?? from
  const all = Int32Array.from({ length: to - from }, (_, index) => from + index)
  return { key: keyOf(model, all, { product, from: 0, to: all.length }, wish), product }
}

/** Pages beyond this are sorted whole: keeping so many in order one by one would cost more. */
const MOST_KEPT = 1000

/** The `count` first of a list in order. Sorting all of a long list for one page of it would cost the most of a question. */
function smallest(list: number[], count: number, compare: (one: number, other: number) => number): number[] {
  if (count > MOST_KEPT || list.length <= 4 * count) return list.sort(compare).slice(0, count)
  const kept = list.slice(0, count).sort(compare)
  for (const item of list.slice(count)) {
    const last = kept.at(-1)
    if (last === undefined || compare(item, last) >= 0) continue
    let low = 0
    let high = kept.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compare(kept[middle] ?? 0, item) < 0) low = middle + 1
      else high = middle
    }
    kept.splice(low, 0, item)
    kept.pop()
  }
  return kept
}

/**
 * Matching SKUs in the order in which they stand for their product: the cheapest or dearest first where price orders,
 * the nearest in colour first where one is asked for and the order is not by colour itself.
 */
function skuIdsOf(model: ReadModel, skus: Int32Array, { from, to }: Run, { sort, near }: PageWish): number[] {
  const places = [...skus.subarray(from, to)]
  const priceOf = (sku: number): number => {
    const price = sort === 'price-asc' ? model.low[sku] : -(model.high[sku] ?? NaN)
    return price === undefined || Number.isNaN(price) ? UNKNOWN : price
  }
  if (sort.startsWith('price')) places.sort((one, other) => priceOf(one) - priceOf(other) || one - other)
  else if (near !== undefined && sort !== 'color') sortByNearness(model, places, near)
  return places.map((sku) => model.skuIds[sku] ?? 0)
}

function sortByNearness({ colors }: ReadModel, places: number[], near: number): void {
  const keys = new Map(
    places.map((sku) => [sku, Math.min(UNKNOWN, nearKey(colors, Int32Array.of(sku), { from: 0, to: 1 }, near))]),
  )
  places.sort((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0) || one - other)
}
