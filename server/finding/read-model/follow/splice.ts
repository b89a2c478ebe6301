import { SLOTS } from '../colors/colors.ts'
import type { ColorColumns } from '../colors/colors.ts'
import type { Column } from '../columns.ts'
import { createDictionary } from '../facet-dictionary.ts'
import type { FacetColumn, ReadModel } from '../model.ts'
import { placeOfProduct } from '../../model-columns.ts'
import { placesOfOwners } from '../model.ts'
import { spliceOrders } from '../orders.ts'
import type { Stretch } from '../orders.ts'
import type { Texts } from '../texts.ts'
import { spliceWords } from '../words/word-index.ts'

/** What a later model is put together from, in its order. */
interface Plan {
  before: ReadModel
  part: ReadModel
  stretches: Stretch[]
}

/** The model after some products have changed: each is as `part` has it, or gone where that lacks it. */
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
    facets: joinFacets(skus, plan),
  }
}

function stretchesOf(before: ReadModel, part: ReadModel, ids: number[]): Stretch[] {
  const stretches: Stretch[] = []
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

function skusOf({ firstSku }: ReadModel, { isNew, from, to }: Stretch): Stretch {
  return { isNew, from: firstSku[from] ?? 0, to: firstSku[to] ?? 0 }
}

function firstSkusOf(skus: Stretch[], { before, part, stretches }: Plan): Uint32Array {
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

function joinFacets(skus: Stretch[], { before, part }: Plan): Map<string, FacetColumn> {
  const names = new Set([...before.facets.keys(), ...part.facets.keys()])
  return new Map([...names].map((name) => [name, joinColumns(skus, before.facets.get(name), part.facets.get(name))]))
}

function joinColumns(skus: Stretch[], before = NONE, part = NONE): FacetColumn {
  return {
    // The part's dictionary is the model's own, grown.
    dictionary: part === NONE ? before.dictionary : part.dictionary,
    codes: join(skus, before.codes, part.codes),
    isOfProducts: before.isOfProducts && part.isOfProducts,
  }
}

function joinColors(skus: Stretch[], before: ColorColumns, part: ColorColumns): ColorColumns {
  const slots = skus.map(({ isNew, from, to }) => ({ isNew, from: from * SLOTS, to: to * SLOTS }))
  return {
    rgb: join(slots, before.rgb, part.rgb),
    share: join(slots, before.share, part.share),
    place: join(slots, before.place, part.place),
    order: join(skus, before.order, part.order),
  }
}

/** A facet of which nothing is said. */
const NONE: FacetColumn = { dictionary: createDictionary(), codes: new Uint16Array(0), isOfProducts: true }

/** The stretches of two columns one after another; of a column that is missing (or too short) zeros. */
function join<Kind extends Column | Uint8Array>(stretches: Stretch[], before: Kind, part: Kind): Kind {
  if (isSame(stretches, before, part)) return before
  const widest = before.BYTES_PER_ELEMENT < part.BYTES_PER_ELEMENT ? part : before
  const joined = new (widest.constructor as new (length: number) => Kind)(lengthOf(stretches))
  let at = 0
  for (const { isNew, from, to } of stretches) {
    joined.set((isNew ? part : before).subarray(from, to), at)
    at += to - from
  }
  return joined
}

/** Whether joining would change nothing: then the column stays, and whoever has it already need not be given it again. */
function isSame(stretches: Stretch[], before: Column | Uint8Array, part: Column | Uint8Array): boolean {
  if (lengthOf(stretches) !== before.length) return false
  let at = 0
  for (const { isNew, from, to } of stretches) {
    const stays = isNew ? isEqual(part.subarray(from, to), before.subarray(at, at + to - from)) : from === at
    if (!stays) return false
    at += to - from
  }
  return true
}

/** Of numbers that are not known each is as good as another. */
function isEqual(one: Column | Uint8Array, other: Column | Uint8Array): boolean {
  for (let place = 0; place < one.length; place++) if (!Object.is(one[place], other[place])) return false
  return one.length === other.length
}

function joinTexts(stretches: Stretch[], before: Texts, part: Texts): Texts {
  const starts = new Uint32Array(lengthOf(stretches) + 1)
  const runs = stretches.map(({ isNew, from, to }): Stretch => {
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
    starts: isEqual(starts, before.starts) ? before.starts : starts,
  }
}

function lengthOf(stretches: Stretch[]): number {
  return stretches.reduce((length, { from, to }) => length + to - from, 0)
}
