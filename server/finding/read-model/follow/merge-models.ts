import { joinCards } from '../cards/join-cards.ts'
import { SLOTS } from '../colors/colors.ts'
import type { ColorColumns } from '../colors/colors.ts'
import { createDictionary } from '../facet-dictionary.ts'
import type { FacetColumn, ReadModel } from '../model.ts'
import { placeOfProduct } from '../../model-columns.ts'
import { placesOfOwners } from '../model.ts'
import { spliceOrders } from '../orders.ts'
import type { ProductRange } from '../orders.ts'
import type { Texts } from '../texts.ts'
import { spliceWords } from '../words/word-index.ts'
import { areColumnsEqual, join, lengthOf, widened } from './join-columns.ts'

/** The source of each product of the next model, in its order. */
interface Plan {
  before: ReadModel
  part: ReadModel
  stretches: ProductRange[]
}

/** The model after some products changed: each is as in `part`, or removed if `part` lacks it. */
export function applyChanges(before: ReadModel, part: ReadModel, ids: number[]): ReadModel {
  const plan = { before, part, stretches: stretchesOf(before, part, ids) }
  const products = plan.stretches
  const skus = products.map((stretch) => skusOf(stretch.isNew ? part : before, stretch))
  const firstSku = firstSkusOf(skus, plan)
  const sorted = {
    ranks: join(products, before.ranks, part.ranks),
    names: joinTexts(products, before.names, part.names),
    enNames: joinTexts(products, before.enNames, part.enNames),
  }
  return {
    ...sorted,
    productIds: join(products, before.productIds, part.productIds),
    firstSku,
    orders: spliceOrders(plan, sorted),
    skuIds: join(skus, before.skuIds, part.skuIds),
    productOf: placesOfOwners(firstSku),
    low: join(skus, before.low, part.low),
    high: join(skus, before.high, part.high),
    ownLow: join(skus, before.ownLow, part.ownLow),
    ownHigh: join(skus, before.ownHigh, part.ownHigh),
    rates: part.rates,
    reading: part.reading,
    thesaurus: part.thesaurus,
    words: spliceWords(before.words, part.words, ids),
    colors: joinColors(skus, before.colors, part.colors),
    cards: joinCards({ products, skus }, before.cards, part.cards),
    facets: joinFacets(skus, plan),
  }
}

function stretchesOf(before: ReadModel, part: ReadModel, ids: number[]): ProductRange[] {
  const stretches: ProductRange[] = []
  const add = (isNew: boolean, from: number, to: number) => {
    if (to > from) stretches.push({ isNew, from, to })
  }
  let from = 0
  for (const id of ids.toSorted((one, other) => one - other)) {
    const to = placeOfProduct(before, id)
    add(false, from, to)
    from = before.productIds[to] === id ? to + 1 : to
    const place = placeOfProduct(part, id)
    if (part.productIds[place] === id) add(true, place, place + 1)
  }
  add(false, from, before.productIds.length)
  return stretches
}

function skusOf({ firstSku }: ReadModel, { isNew, from, to }: ProductRange): ProductRange {
  return { isNew, from: firstSku[from] ?? 0, to: firstSku[to] ?? 0 }
}

function firstSkusOf(skus: ProductRange[], { before, part, stretches }: Plan): Uint32Array {
  const firstSku = new Uint32Array(lengthOf(stretches) + 1)
  let product = 0
  let sku = 0
  for (const [index, { isNew, from, to }] of stretches.entries()) {
    const source = isNew ? part.firstSku : before.firstSku
    const { from: first, to: last } = skus[index] ?? { from: 0, to: 0 }
    for (let place = from; place < to; place++) firstSku[product++] = sku + (source[place] ?? 0) - first
    sku += last - first
  }
  firstSku[product] = sku
  return firstSku
}

function joinFacets(skus: ProductRange[], { before, part }: Plan): Map<string, FacetColumn> {
  const names = new Set([...before.facets.keys(), ...part.facets.keys()])
  return new Map([...names].map((name) => [name, joinColumns(skus, before.facets.get(name), part.facets.get(name))]))
}

function joinColumns(skus: ProductRange[], before = NONE, part = NONE): FacetColumn {
  return {
    // The part uses the model's own dictionary, which has grown.
    dictionary: part === NONE ? before.dictionary : part.dictionary,
    codes: join(skus, before.codes, part.codes),
    isOfProducts: before.isOfProducts && part.isOfProducts,
  }
}

function joinColors(skus: ProductRange[], before: ColorColumns, part: ColorColumns): ColorColumns {
  const slots = widened(skus, SLOTS)
  return {
    rgb: join(slots, before.rgb, part.rgb),
    share: join(slots, before.share, part.share),
    place: join(slots, before.place, part.place),
    order: join(skus, before.order, part.order),
  }
}

/** An empty facet column. */
const NONE: FacetColumn = { dictionary: createDictionary(), codes: new Uint16Array(0), isOfProducts: true }

function joinTexts(stretches: ProductRange[], before: Texts, part: Texts): Texts {
  const starts = new Uint32Array(lengthOf(stretches) + 1)
  const runs = stretches.map(({ isNew, from, to }): ProductRange => {
    const source = (isNew ? part : before).starts
    return { isNew, from: source[from] ?? 0, to: source[to] ?? 0 }
  })
  let place = 0
  let at = 0
  for (const [index, { isNew, from, to }] of stretches.entries()) {
    const source = (isNew ? part : before).starts
    const run = runs[index] ?? { from: 0, to: 0 }
    for (let text = from; text < to; text++) starts[place++] = at + (source[text] ?? 0) - run.from
    at += run.to - run.from
  }
  starts[place] = at
  return {
    bytes: join(runs, before.bytes, part.bytes),
    starts: areColumnsEqual(starts, before.starts) ? before.starts : starts,
  }
}
