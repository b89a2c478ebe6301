import type { getProductFacets } from '../../contract/catalogue.ts'
import type { UnderstoodCondition } from '../../contract/conditions.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import { countedFilters } from '../../contract/filters.ts'
import { rgbOfHex } from '../../contract/colors/lab.ts'
import { usualColorDistance } from '../../contract/colors/usual-distance.ts'
import { minorFromMajor } from '../../contract/money.ts'
import { boundsInYuan, getRate } from '../catalogue/rates.ts'
import type { PriceBounds, Rates } from '../catalogue/rates.ts'
import { attributesNow } from './former-attributes.ts'
import type { WantedColor } from './read-model/colors/near-colors.ts'
import { intersect, listBits, without } from './read-model/bits.ts'
import type { Bits } from './read-model/bits.ts'
import { facetColumnOf } from './read-model/facet-column.ts'
import { bitsOfFacet } from './read-model/count/filters.ts'
import type { Filters, IsWantedValue } from './read-model/count/filters.ts'
import { facetOfPlace, placeOfAnswer } from './read-model/places.ts'
import { classFactOf, wantedClasses } from './read-model/fact-classes.ts'
import type { ReadModel } from './read-model/model.ts'
import { overlap, readRange, readReach } from './read-model/number-ranges.ts'
import { bitsNamed } from './nearest/judge-wish.ts'
import { wishesAsked } from './nearest/wish-ground.ts'
import { understand } from './understand.ts'
import { findWords } from './read-model/words/find-words.ts'
import { wantedOf } from './wanted.ts'

/** Prefix of the keys of conditions that were read out of the keyword: `understood.` and the condition's offset. */
export const UNDERSTOOD = 'understood.'

/** Filters as the calls that list and count take them. */
export type FilterQuery = ParsedInputOf<typeof getProductFacets>

/** Converts a query's filters for the read model. Throws Problem 400 if its currency has no rate. */
export function filtersOf(query: FilterQuery, model: ReadModel): Filters {
  const facets = new Map<string, IsWantedValue>()
  for (const filter of countedFilters) {
    if (filter.kind === 'answers') {
      for (const [place, answers] of Map.groupBy<string, string>(query[filter.name] ?? [], placeOfAnswer))
        facets.set(facetOfPlace(place), (value) => answers.includes(value))
      continue
    }
    const isWanted = wantedOf(filter, query)
    if (isWanted) facets.set(filter.facet, isWanted)
  }
  const twice = new Map<string, Bits>()
  for (const [id, list] of attributesNow(model, query.attrs ?? {})) {
    const facet = `attr.${id}`
    const [isWanted, before] = [wantedOfAttribute(model.reading, id, list), facets.get(facet)]
    if (!list.length) continue
    if (before) twice.set(facet, bitsOfBoth(model, facet, [twice.get(facet) ?? before, isWanted]))
    else facets.set(facet, isWanted)
  }
  const prices = pricesOf(query, model.rates)
  const color = wantedColor(query)
  const { words, conditions, met, scores, exact } = understand(model, query)
  return {
    facets,
    prices,
    priceUnit: query.priceUnit,
    color,
    near: color?.rgb ?? rgbAmong(conditions),
    keyword: words,
    scores,
    exact,
    named: () => bitsNamed(model, wishesAsked(model, query))?.bits,
    understood: new Map([
      ...twice,
      ...met.map((bits, index) => [`${UNDERSTOOD}${conditions[index]?.start}`, bits] as const),
    ]),
  }
}

const scored = new WeakMap<Filters, Uint16Array>()

/**
 * The scores by which relevance lists: of the words, below how many of the requested classes a SKU has exactly, where a better one would do
 * too, and below whether it is of the thing that they name. Undefined without any.
 */
export function scoresOf(model: ReadModel, filters: Filters): Uint16Array | undefined {
  const { keyword, exact = [], scores: besides = [] } = filters
  const found = findWords(model, keyword)
  if (!found && !exact.length && !besides.length) return undefined
  const known = scored.get(filters)
  if (known) return known
  const ofWords = meanOf(found ? [found.scores, ...besides] : besides)
  const scores = exact.length ? withExact(model.skuIds.length, ofWords, exact) : ofWords
  const named = found && filters.named?.()
  const first = scores && named && found ? namedFirst(scores, found.skus, named) : scores
  if (first) scored.set(filters, first)
  return first
}

function meanOf([first, ...others]: readonly Uint16Array[]): Uint16Array | undefined {
  if (!first || !others.length) return first
  return first.map((score, sku) =>
    Math.floor(others.reduce((sum, other) => sum + (other[sku] ?? 0), score) / (others.length + 1)),
  )
}

/** Lowers the scores of what is not of the thing below all that is: "metro tile" stands in the text of a panel as well. */
function namedFirst(scores: Uint16Array, found: Bits, named: Bits): Uint16Array {
  const others = listBits(without(found, named))
  const highest = others.reduce((most, sku) => Math.max(most, scores[sku] ?? 0), 0)
  const both = listBits(intersect(found.size, [found, named]))
  const lowest = both.reduce((least, sku) => Math.min(least, scores[sku] ?? 0), MOST_SCORE)
  if (!both.length || highest < lowest) return scores
  const first = scores.slice()
  for (const sku of others) first[sku] = Math.floor(((scores[sku] ?? 0) / highest) * Math.max(0, lowest - 1))
  return first
}

function withExact(size: number, ofWords: Uint16Array | undefined, exact: readonly Bits[]): Uint16Array {
  const scores = new Uint16Array(size)
  const room = Math.floor(MOST_SCORE / (exact.length + 1))
  const highest = ofWords?.reduce((most, score) => Math.max(most, score), 0) ?? 0
  const share = highest >= room ? (room - 1) / highest : 1
  for (let sku = 0; sku < size; sku++) {
    let count = 0
    for (const { words } of exact) count += ((words[sku >>> 5] ?? 0) >>> (sku & 31)) & 1
    scores[sku] = count * room + Math.floor((ofWords?.[sku] ?? 0) * share)
  }
  return scores
}

const MOST_SCORE = 2 ** 16 - 1

/** Of two attributes that have become one, a SKU needs a value of each. */
function bitsOfBoth(model: ReadModel, facet: string, both: readonly (Bits | IsWantedValue)[]): Bits {
  const column = facetColumnOf(model, facet)
  const sets = both.map((one) => (typeof one === 'function' ? bitsOfFacet(model, column, one) : one))
  return intersect(model.skuIds.length, sets)
}

/** The colour of the colour filter. */
export function wantedColor({ colorHex, colorDistance }: FilterQuery): WantedColor | undefined {
  if (colorHex === undefined) return undefined
  return { rgb: rgbOfHex(colorHex), distance: colorDistance ?? usualColorDistance(colorHex) }
}

/** The colour that the keyword names. */
function rgbAmong(conditions: readonly UnderstoodCondition[]): number | undefined {
  const color = conditions.find(({ kind }) => kind === 'color')
  return color?.kind === 'color' ? rgbOfHex(color.hex) : undefined
}

function pricesOf({ priceMin, priceMax, priceIn }: FilterQuery, rates: Rates): PriceBounds | undefined {
  const rate = getRate(rates, priceIn)
  if (priceMin === undefined && priceMax === undefined) return undefined
  return boundsInYuan({ low: inMinor(priceMin), high: inMinor(priceMax) }, rate)
}

function inMinor(major: number | undefined): number | undefined {
  return major === undefined ? undefined : minorFromMajor(major)
}

/** What the values of an attribute must be: of a fact with classes `R11..` asks for R11 or better. */
export function wantedOfAttribute(reading: ReadModel['reading'], id: string, list: string[]): IsWantedValue {
  const fact = classFactOf(reading, id)
  return fact ? wantedClasses(fact, list) : anyOf(list)
}

/** A plain value matches itself; ranges and numbers match if they overlap. */
function anyOf(list: string[]): IsWantedValue {
  const exact = new Set(list)
  const ranges = list.flatMap((text) => readRange(text) ?? [])
  const reaches = list.flatMap((text) => readReach(text) ?? [])
  return (value) => {
    if (exact.has(value)) return true
    if (!reaches.length) return false
    const range = readRange(value)
    if (range) return reaches.some((reach) => overlap(reach, range))
    const number = ranges.length ? readReach(value) : undefined
    return number !== undefined && ranges.some((asked) => overlap(asked, number))
  }
}
