import { type Bits, bitsOfCodes, intersect, listBits, noBits } from '../bits.ts'
import { CERTIFICATE, isCertificatePart, readCertificate } from '../certificates.ts'
import type { PriceBounds } from '../../../catalogue/rates.ts'
import { roomOfRuns, writeRuns } from './runs.ts'
import { facetColumnOf } from '../facet-column.ts'
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
  /** The unit of prices; absent for the search price. */
  priceUnit?: string | undefined
  color?: WantedColor | undefined
  /** The requested colour `0xrrggbb`, from a filter or from words; relevance is nearness to it. */
  near?: number | undefined
  /** The typed words; empty for none. */
  keyword: string
  /** How well each SKU has words that are asked for beside those: "oak or walnut". */
  scores?: readonly Uint16Array[] | undefined
  /** Of typed classes: the SKUs of exactly each, which relevance lists before better ones. */
  exact?: readonly Bits[] | undefined
  /** The SKUs of the thing that the words name, which relevance lists first. */
  named?: (() => Bits | undefined) | undefined
  /** The typed conditions: the SKUs that meet each, by the condition's name. */
  understood?: ReadonlyMap<string, Bits> | undefined
}

/** The allowed values of a facet, listed or as a range of numbers (`5..20`); a SKU needs one of them. */
export type IsWantedValue = (value: string) => boolean

/**
 * The SKUs that each active filter leaves, by facet. `price`, `words` and `nearColor` are facets here too; `certificate` combines
 * `authority` and `scheme`.
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

/** If both parts of certificates are filtered, one certificate must meet both. */
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

/** Price ranges match by overlap; an unknown price matches no range. */
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

/** The SKUs that meet every filter, in a buffer that is reused for other filters. */
interface KeptFound {
  groups: Groups | undefined
  skus: Int32Array
  runs: Uint32Array | undefined
  lists: Scratch<Int32Array>
  runLists: Scratch<Uint32Array>
}

/** As many as there are cached filters (`asked-filters.ts`), the most recent last. */
const keptFound = Array.from({ length: 4 }, (): KeptFound => {
  const lists = createScratch((length) => new Int32Array(length))
  const runLists = createScratch((length) => new Uint32Array(length))
  return { groups: undefined, skus: lists(0), runs: undefined, lists, runLists }
})

/** The SKUs that meet every filter, rising; cached for repeated filters. Read it before any await: the buffer is reused. */
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

/** The SKUs that meet every filter, or every filter but `except`, rising. */
export function findMatchingSkus(model: ReadModel, groups: Groups, except?: string): Int32Array {
  const bits = bitsUnder(model, groups, except)
  return bits ? listBits(bits) : allSkus(model)
}

const lists = createScratch((length) => new Int32Array(length))

/** As `findMatchingSkus`, valid until the next call. */
export function findMatchingSkusForNow(model: ReadModel, groups: Groups, except: string): Int32Array {
  const bits = bitsUnder(model, groups, except)
  return bits ? listForNow(bits) : allSkus(model)
}

/** As `listBits`, valid until the next call. */
export function listForNow(bits: Bits): Int32Array {
  return listBits(bits, lists)
}

/** As `findMatchingSkus`, as a bit set; undefined if no filter remains. */
export function bitsUnder(model: ReadModel, groups: Groups, except?: string): Bits | undefined {
  const sets = [...groups].filter(([name]) => !isLeftOut(name, except)).map(([, bits]) => bits)
  return sets.length > 1 ? intersect(model.skuIds.length, sets) : sets[0]
}

/** Whether a filter is left out together with `except`. */
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

/** Where in a rising list of SKUs each product's begin; one more entry for the end. Valid until the next call for another list. */
export function runsOf({ productOf, firstSku }: ReadModel, skus: Int32Array): Uint32Array {
  if (skus.length === productOf.length) return firstSku
  // A page and its counts use the same list.
  const kept = keptFound.find((one) => one.skus === skus)
  if (!kept) return writeRuns(productOf, skus, runLists(roomOfRuns(skus, firstSku.length)))
  return (kept.runs ??= writeRuns(productOf, skus, kept.runLists(roomOfRuns(skus, firstSku.length))))
}
