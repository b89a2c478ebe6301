import { type Bits, bitsOfCodes, intersect, listBits, noBits } from '../bits.ts'
import { CERTIFICATE, facetColumnOf, isCertificatePart, readCertificate } from '../certificates.ts'
import type { PriceBounds } from '../../../catalogue/rates.ts'
import { roomOfRuns, writeRuns } from './runs.ts'
import { tableOf } from '../facet-dictionary.ts'
import type { FacetColumn, ReadModel } from '../model.ts'
import { createScratch } from '../scratch.ts'
import type { Scratch } from '../scratch.ts'
import { bitsOfColor } from '../colors/near-colors.ts'
import type { WantedColor } from '../colors/near-colors.ts'
import { priceBasisOf } from '../price-basis.ts'
import { findWords } from '../words/find-words.ts'

/** Filters as the read model takes them: values by facet. */
export interface Filters {
  facets: Map<string, IsWantedValue>
  prices?: PriceBounds | undefined
  /** What prices are per; absent, those for finding. */
  priceUnit?: string | undefined
  color?: WantedColor | undefined
  /** The colour `0xrrggbb` that is asked for, by filter or by words: relevance is nearness to it. */
  near?: number | undefined
  /** The words that were typed; empty for none. */
  keyword: string
  /** What else was typed: the SKUs that meet it, by a name of its own. */
  understood?: ReadonlyMap<string, Bits> | undefined
}

/** The values of a facet that one SKU must have one of: listed, or within a range of numbers (`5..20`). */
export type IsWantedValue = (value: string) => boolean

/**
 * What each filter in force leaves, by the facet it is about; `price`, `words` and `nearColor` are facets here too, and
 * `certificate` is what `authority` and `scheme` leave together.
 */
export type Groups = Map<string, Bits>

export function groupsOf(model: ReadModel, filters: Filters): Groups {
  const groups: Groups = new Map()
  for (const [name, isWanted] of filters.facets)
    groups.set(name, bitsOfFacet(model, facetColumnOf(model, name), isWanted))
  const isOneCertificate = certificateWanted(filters)
  if (isOneCertificate) groups.set(CERTIFICATE, bitsOfFacet(model, facetColumnOf(model, CERTIFICATE), isOneCertificate))
  if (filters.prices) groups.set('price', bitsOfPrice(model, filters.prices, filters.priceUnit))
  if (filters.color) groups.set('nearColor', bitsOfColor(model.colors, filters.color))
  const found = findWords(model, filters.keyword)
  if (found) groups.set('words', found.skus)
  for (const [name, bits] of filters.understood ?? []) groups.set(name, bits)
  return groups
}

/** Where filters are about both parts of certificates: whether one certificate meets both. */
function certificateWanted({ facets }: Filters): IsWantedValue | undefined {
  const isFrom = facets.get('authority')
  const isFor = facets.get('scheme')
  if (!isFrom || !isFor) return undefined
  return (value) => {
    const { authority, scheme } = readCertificate(value)
    return isFrom(authority) && isFor(scheme)
  }
}

export function bitsOfFacet(model: ReadModel, column: FacetColumn | undefined, isWanted: IsWantedValue): Bits {
  return column ? bitsOfCodes(column.codes, tableOf(column.dictionary, isWanted)) : noBits(model.skuIds.length)
}

/** Ranges match by overlap; an unknown price matches none. */
export function bitsOfPrice(model: ReadModel, { from, below }: PriceBounds, priceUnit: string | undefined): Bits {
  const { low, high, units } = priceBasisOf(model, priceUnit)
  const bits = noBits(low.length)
  for (let base = 0; base < low.length; base += 32) {
    const end = Math.min(32, low.length - base)
    let word = 0
    for (let bit = 0; bit < end; bit++)
      word |= (Number((high[base + bit] ?? NaN) >= from) & Number((low[base + bit] ?? NaN) < below)) << bit
    bits.words[base >>> 5] = word
  }
  return units ? intersect(low.length, [bits, bitsOfCodes(units.codes, units.isOfUnit)]) : bits
}

/** What meets every filter, in room of its own that is used again for other filters. */
interface KeptFound {
  groups: Groups | undefined
  skus: Int32Array
  runs: Uint32Array | undefined
  lists: Scratch<Int32Array>
  runLists: Scratch<Uint32Array>
}

/** For as many filters as are kept (`asked-filters.ts`): what was asked for last comes last. */
const keptFound = Array.from({ length: 4 }, (): KeptFound => {
  const lists = createScratch((length) => new Int32Array(length))
  const runLists = createScratch((length) => new Uint32Array(length))
  return { groups: undefined, skus: lists(0), runs: undefined, lists, runLists }
})

/**
 * The SKUs that meet every filter, rising; they are found once for filters that are asked for again. To be read without waiting in
 * between: other filters have the room next.
 */
export function findAllSkus(model: ReadModel, groups: Groups): Int32Array {
  const bits = bitsUnder(model, groups)
  if (!bits) return allSkus(model)
  const place = Math.max(
    0,
    keptFound.findIndex((one) => one.groups === groups),
  )
  const [kept] = keptFound.splice(place, 1)
  if (!kept) return listBits(bits)
  keptFound.push(kept)
  if (kept.groups !== groups) Object.assign(kept, { groups, skus: listBits(bits, kept.lists), runs: undefined })
  return kept.skus
}

/** The SKUs that meet every filter, rising; without the filter of `except`, where that is given. */
export function findMatchingSkus(model: ReadModel, groups: Groups, except?: string): Int32Array {
  const bits = bitsUnder(model, groups, except)
  return bits ? listBits(bits) : allSkus(model)
}

const lists = createScratch((length) => new Int32Array(length))

/** As `findSkus`, until the next one is asked for. */
export function findMatchingSkusForNow(model: ReadModel, groups: Groups, except: string): Int32Array {
  const bits = bitsUnder(model, groups, except)
  return bits ? listForNow(bits) : allSkus(model)
}

/** As `listBits`, until the next ones are listed so. */
export function listForNow(bits: Bits): Int32Array {
  return listBits(bits, lists)
}

/** As `findSkus`; undefined where no filter is left. */
export function bitsUnder(model: ReadModel, groups: Groups, except?: string): Bits | undefined {
  const sets = [...groups].filter(([name]) => !isLeftOut(name, except)).map(([, bits]) => bits)
  return sets.length > 1 ? intersect(model.skuIds.length, sets) : sets[0]
}

/** Whether a filter goes with the one that is left out. */
export function isLeftOut(name: string, except: string | undefined): boolean {
  return name === except || (name === CERTIFICATE && except !== undefined && isCertificatePart(except))
}

const everySku = new WeakMap<Float64Array, Int32Array>()

function allSkus({ skuIds }: ReadModel): Int32Array {
  const all = everySku.get(skuIds) ?? new Int32Array(skuIds.length).map((_, sku) => sku)
  everySku.set(skuIds, all)
  return all
}

const runLists = createScratch((length) => new Uint32Array(length))

/**
 * Where in a list of SKUs (rising) each product's begin; one more entry says where the last ones end. To be read before those of
 * another list are asked for.
 */
export function runsOf({ productOf, firstSku }: ReadModel, skus: Int32Array): Uint32Array {
  if (skus.length === productOf.length) return firstSku
  // A page and its counts ask for the same list's.
  const kept = keptFound.find((one) => one.skus === skus)
  if (!kept) return writeRuns(productOf, skus, runLists(roomOfRuns(skus, firstSku.length)))
  return (kept.runs ??= writeRuns(productOf, skus, kept.runLists(roomOfRuns(skus, firstSku.length))))
}
