import type { Language } from '../../../contract/problem.ts'
import { countTexts, listTexts, readerOf } from './texts.ts'
import type { Texts } from './texts.ts'

/** The places of all products in order: by editorial rank, and by name in each language. Ties are in order of id. */
export type Orders = Record<'rank' | Language, Uint32Array>

/** The columns by which products are sorted. */
export interface Sorted {
  ranks: Uint32Array
  names: Texts
  enNames: Texts
}

/** A range of adjacent products, `to` excluded: of the newly loaded ones (`isNew`), or of the previous model. */
export interface ProductRange {
  isNew: boolean
  from: number
  to: number
}

type Compare = (one: number, other: number) => number

const COLLATORS = { en: new Intl.Collator('en'), 'zh-CN': new Intl.Collator('zh-CN-u-co-pinyin') }

export function sortOrders(products: Sorted): Orders {
  // Decodes each name once: sorting compares it many times.
  const compare = comparesOf(products, (texts) => {
    const list = listTexts(texts)
    return (index) => list[index] ?? ''
  })
  const places = Uint32Array.from({ length: countTexts(products.names) }, (_, place) => place)
  const sorted = (key: keyof Orders) => places.toSorted(compare[key])
  return { rank: sorted('rank'), en: sorted('en'), 'zh-CN': sorted('zh-CN') }
}

function comparesOf(
  { ranks, names, enNames }: Sorted,
  read: (texts: Texts) => (index: number) => string,
): Record<keyof Orders, Compare> {
  const byName = (texts: Texts, { compare }: Intl.Collator): Compare => {
    const nameAt = read(texts)
    return (one, other) => compare(nameAt(one), nameAt(other)) || one - other
  }
  return {
    rank: (one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0) || one - other,
    en: byName(enNames, COLLATORS.en),
    'zh-CN': byName(names, COLLATORS['zh-CN']),
  }
}

/** Updates the orders after some products changed: kept products stay in order, new ones are inserted. */
export function spliceOrders(
  { before, stretches }: { before: { productIds: Float64Array; orders: Orders }; stretches: readonly ProductRange[] },
  products: Sorted,
): Orders {
  // The new place of each old product plus one; 0 for a removed product.
  const placesNow = new Uint32Array(before.productIds.length)
  const added: number[] = []
  let place = 0
  for (const { isNew, from, to } of stretches) {
    for (let product = from; product < to; product++, place++) {
      if (isNew) added.push(place)
      else placesNow[product] = place + 1
    }
  }
  const compare = comparesOf(products, readerOf)
  const spliced = (key: keyof Orders) => insert(keptOf(before.orders[key], placesNow), added, compare[key])
  return { rank: spliced('rank'), en: spliced('en'), 'zh-CN': spliced('zh-CN') }
}

function keptOf(order: Uint32Array, placesNow: Uint32Array): Uint32Array {
  const kept = new Uint32Array(order.length)
  let count = 0
  for (const product of order) {
    const place = placesNow[product] ?? 0
    if (place) kept[count++] = place - 1
  }
  return kept.subarray(0, count)
}

function insert(order: Uint32Array, added: number[], compare: Compare): Uint32Array {
  const result = new Uint32Array(order.length + added.length)
  let copied = 0
  for (const [index, place] of added.toSorted(compare).entries()) {
    const to = firstAfter(order, place, { from: copied, compare })
    result.set(order.subarray(copied, to), copied + index)
    result[to + index] = place
    copied = to
  }
  result.set(order.subarray(copied), copied + added.length)
  return result
}

function firstAfter(order: Uint32Array, place: number, { from, compare }: { from: number; compare: Compare }): number {
  let low = from
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(order[middle] ?? 0, place) < 0) low = middle + 1
    else high = middle
  }
  return low
}

const indexes = new WeakMap<Uint32Array, Uint32Array>()

/** The position of each product in an order. */
export function indexesIn(order: Uint32Array): Uint32Array {
  const known = indexes.get(order)
  if (known) return known
  const found = new Uint32Array(order.length)
  for (const [index, product] of order.entries()) found[product] = index
  indexes.set(order, found)
  return found
}
