import type { ProductSort } from '../../../../contract/catalogue.ts'
import type { Language } from '../../../../contract/problem.ts'
import type { FoundByProduct } from './counted.ts'
import { runsOf } from './filters.ts'
import { runsOfSkus } from './runs.ts'
import { placeOfProduct } from '../../model-columns.ts'
import { hasProduct } from '../model.ts'
import type { ReadModel } from '../model.ts'
import { nearKey, nearKeys } from '../colors/near-order.ts'
import { indexesIn } from '../orders.ts'
import type { ModelPrices } from '../price-basis.ts'
import { createScratch } from '../scratch.ts'
import { placesOfLeast } from './least.ts'
import { sortPart } from './sort-part.ts'
import { isWorthWalking, walkToPage } from './walked-page.ts'

export interface PageWish {
  sort: ProductSort
  language: Language
  /** The prices to sort by. */
  prices: ModelPrices
  pageSize: number
  /** How many products to skip. */
  offset: number
  /** The product after which the page begins. */
  after?: number | undefined
  /** The score of each SKU for the words, the higher the better; undefined without words. */
  scores?: Uint16Array | undefined
  /** A colour `0xrrggbb`: relevance is nearness to it, whatever the words, and the nearest SKU represents a product. */
  near?: number | undefined
  /** Lists SKUs instead of products. */
  isBySku?: boolean
}

export interface FoundPage {
  total: number
  skuTotal: number
  /** The products of the page, each with its SKUs that meet the filters, the representative first. */
  list: { productId: number; skuIds: number[] }[]
}

/** A page of the sorted products that have one of the (rising) SKUs. */
export function pageOfProducts(model: ReadModel, skus: Int32Array, wish: PageWish): FoundPage {
  const runs = wish.isBySku ? runsOfSkus(skus) : runsOf(model, skus)
  return {
    total: runs.length - 1,
    skuTotal: skus.length,
    list: Array.from(runsOfPage(model, { skus, runs }, wish), (run) => ({
      productId: model.productIds[model.productOf[skus[runs[run] ?? 0] ?? 0] ?? 0] ?? 0,
      skuIds: skuIdsOf(model, skus.subarray(runs[run], runs[run + 1]), wish),
    })),
  }
}

const keysForNow = createScratch((length) => new Float64Array(length))
const runsForNow = createScratch((length) => new Uint32Array(length))

function runsOfPage(model: ReadModel, found: FoundByProduct, wish: PageWish): ArrayLike<number> {
  const { skus, runs } = found
  const { after, offset, pageSize } = wish
  const total = runs.length - 1
  const anchor = after === undefined ? undefined : anchorOf(model, skus, { ...wish, after })
  const order = wish.isBySku ? undefined : orderOf(model, wish)
  // The key is the place in the order.
  const walk = order && { order, start: anchor ? anchor.key + 1 : 0, offset, pageSize }
  // For all products the precomputed order has the page.
  if (walk && runs === model.firstSku) return order.subarray(walk.start + offset, walk.start + offset + pageSize)
  if (walk && isWorthWalking(total, walk)) return walkToPage(model, found, walk)
  const keys = keysOf(model, found, { ...wish, anchor })
  const productAt = (run: number) => model.productOf[skus[runs[run] ?? 0] ?? 0] ?? 0
  const isIn = anchor && ((run: number) => comesAfter(anchor, keys[run] ?? 0, productAt(run)))
  if ((offset + pageSize) * FEW_OF < total) return placesOfLeast(keys, offset + pageSize, isIn).subarray(offset)
  const sorted = runsForNow(total)
  let count = 0
  for (let run = 0; run < total; run++) if (!isIn || isIn(run)) sorted[count++] = run
  const from = Math.min(offset, count)
  const to = Math.min(offset + pageSize, count)
  // Runs are sorted by product id, which breaks ties.
  sortPart(
    sorted.subarray(0, count),
    { from, to },
    (one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other,
  )
  return sorted.subarray(from, to)
}

/** A page within this first part of a list is selected; beyond it, sorting is faster. */
const FEW_OF = 16

/** The precomputed order of all products, if there is one for the sort. */
function orderOf(model: ReadModel, { sort, language, scores, near }: PageWish): Uint32Array | undefined {
  const { orders } = model
  if (sort === 'name') return orders[language]
  if (sort === 'newest') return newestFirst(model)
  return sort === 'relevance' && !scores && near === undefined ? orders.rank : undefined
}

const newest = new WeakMap<Float64Array, Uint32Array>()

/** The reverse order. */
function newestFirst({ productIds }: ReadModel): Uint32Array {
  const order = newest.get(productIds) ?? Uint32Array.from(productIds, (_, place) => productIds.length - 1 - place)
  newest.set(productIds, order)
  return order
}

function keysOf(
  model: ReadModel,
  found: FoundByProduct,
  wish: PageWish & { anchor: Anchor | undefined },
): Float64Array {
  const { skus, runs } = found
  const { near, sort, offset, pageSize, anchor } = wish
  if (near !== undefined && sort === 'relevance')
    return nearKeys(model.colors, found, { near, count: offset + pageSize, after: anchor?.key ?? -Infinity })
  if (wish.scores && sort === 'relevance') return scoreKeys(model, found, wish.scores)
  if (sort === 'price-asc' || sort === 'price-desc') return priceKeys(found, wish.prices, sort)
  const keyAt = keyMaker(model, skus, wish)
  const keys = keysForNow(runs.length - 1)
  for (let run = 0; run < keys.length; run++) {
    const from = runs[run] ?? 0
    keys[run] = keyAt(model.productOf[skus[from] ?? 0] ?? 0, from, runs[run + 1] ?? 0)
  }
  return keys
}

/** The keys of `keyMaker` for words, without a call for each product: a first typed letter finds nearly all products. */
function scoreKeys(
  { productOf, orders }: ReadModel,
  { skus, runs }: FoundByProduct,
  scores: Uint16Array,
): Float64Array {
  const places = indexesIn(orders.rank)
  const keys = keysForNow(runs.length - 1)
  for (let run = 0; run < keys.length; run++) {
    const from = runs[run] ?? 0
    const to = runs[run + 1] ?? 0
    let best = 0
    for (let at = from; at < to; at++) {
      const score = scores[skus[at] ?? 0] ?? 0
      if (score > best) best = score
    }
    keys[run] = (places[productOf[skus[from] ?? 0] ?? 0] ?? 0) - best * MORE_THAN_PRODUCTS
  }
  return keys
}

/** The keys of `keyMaker` for prices, also without a call for each product. */
function priceKeys(
  { skus, runs }: FoundByProduct,
  { low, high, isCounted }: ModelPrices,
  sort: ProductSort,
): Float64Array {
  const isRising = sort === 'price-asc'
  const prices = isRising ? low : high
  const sign = isRising ? 1 : -1
  const keys = keysForNow(runs.length - 1)
  for (let run = 0; run < keys.length; run++) {
    const to = runs[run + 1] ?? 0
    let least = UNKNOWN
    for (let at = runs[run] ?? 0; at < to; at++) {
      const sku = skus[at] ?? 0
      // An unknown price is not below any other.
      const price = sign * (prices[sku] ?? NaN)
      if (price < least && isCounted(sku)) least = price
    }
    keys[run] = least
  }
  return keys
}

/** Makes a product's sort key, the smaller the earlier, from its found SKUs (places in their list). */
type KeyOf = (product: number, from: number, to: number) => number

function keyMaker(model: ReadModel, skus: Int32Array, { sort, language, prices, scores, near }: PageWish): KeyOf {
  switch (sort) {
    case 'relevance': {
      if (near !== undefined) return (_product, from, to) => nearKey(model.colors, skus, { from, to }, near)
      const byRank = placeIn(indexesIn(model.orders.rank))
      if (!scores) return byRank
      return (product, from, to) => {
        let best = 0
        for (let at = from; at < to; at++) best = Math.max(best, scores[skus[at] ?? 0] ?? 0)
        return byRank(product, from, to) - best * MORE_THAN_PRODUCTS
      }
    }
    case 'name':
      return placeIn(indexesIn(model.orders[language]))
    case 'newest':
      return (product) => model.productIds.length - 1 - product
    case 'color':
      return (_product, from) => Math.min(UNKNOWN, model.colors.order[skus[from] ?? 0] ?? UNKNOWN)
    case 'price-asc':
    case 'price-desc': {
      const priceAt = priceMaker(prices, sort)
      return (_product, from, to) => {
        let least = UNKNOWN
        for (let at = from; at < to; at++) least = Math.min(least, priceAt(skus[at] ?? 0))
        return least
      }
    }
  }
}

/** A better score comes before any rank. */
const MORE_THAN_PRODUCTS = 2 ** 32

function placeIn(indexes: Uint32Array): KeyOf {
  return (product) => indexes[product] ?? 0
}

/** The key of an unknown price: after every known price, and finite, so that keys can be subtracted. */
const UNKNOWN = Number.MAX_VALUE

/** The sort key of a SKU's price, the smaller the earlier; unknown prices come last in both directions. */
function priceMaker({ low, high, isCounted }: ModelPrices, sort: ProductSort): (sku: number) => number {
  return (sku) => {
    const price = sort === 'price-asc' ? (low[sku] ?? NaN) : -(high[sku] ?? NaN)
    return Number.isNaN(price) || !isCounted(sku) ? UNKNOWN : price
  }
}

interface Anchor {
  key: number
  product: number
}

function comesAfter(anchor: Anchor, key: number, product: number): boolean {
  return key > anchor.key || (key === anchor.key && product > anchor.product)
}

/** The key after which a list goes on. A product that no longer meets the filters is placed by all its SKUs. */
function anchorOf(model: ReadModel, skus: Int32Array, wish: PageWish & { after: number }): Anchor {
  // The product is gone from the catalogue, so its place is unknown.
  if (!hasProduct(model, wish.after)) return { key: Infinity, product: Infinity }
  const product = placeOfProduct(model, wish.after)
  const first = model.firstSku[product] ?? 0
  const end = model.firstSku[product + 1] ?? first
  const own = skus.filter((sku) => sku >= first && sku < end)
  const known = own.length ? own : Int32Array.from({ length: end - first }, (_, index) => first + index)
  return { key: keyMaker(model, known, wish)(product, 0, known.length), product }
}

/** Matching SKUs, the best representative first: by price if that is the sort, else the nearest or best match. */
function skuIdsOf(model: ReadModel, skus: Int32Array, { sort, prices, scores, near }: PageWish): number[] {
  const places = [...skus]
  if (sort === 'price-asc' || sort === 'price-desc') {
    const priceAt = priceMaker(prices, sort)
    places.sort((one, other) => priceAt(one) - priceAt(other) || one - other)
  } else if (near !== undefined && sort !== 'color') sortByNearness(model, places, near)
  else if (scores) places.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0) || one - other)
  return places.map((sku) => model.skuIds[sku] ?? 0)
}

function sortByNearness({ colors }: ReadModel, places: number[], near: number): void {
  const keys = new Map(
    places.map((sku) => [sku, Math.min(UNKNOWN, nearKey(colors, Int32Array.of(sku), { from: 0, to: 1 }, near))]),
  )
  places.sort((one, other) => (keys.get(one) ?? 0) - (keys.get(other) ?? 0) || one - other)
}
