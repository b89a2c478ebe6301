import type { getProductFacets } from '../../contract/catalogue.ts'
import type { UnderstoodCondition } from '../../contract/conditions.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import { countedFilters } from '../../contract/filters.ts'
import { rgbOfHex } from '../../contract/colors/lab.ts'
import { minorFromMajor } from '../../contract/money.ts'
import { boundsInYuan, getRate } from '../catalogue/rates.ts'
import type { PriceBounds, Rates } from '../catalogue/rates.ts'
import { attributesNow } from './former-attributes.ts'
import type { WantedColor } from './read-model/colors/near-colors.ts'
import { intersect } from './read-model/bits.ts'
import type { Bits } from './read-model/bits.ts'
import { facetColumnOf } from './read-model/certificates.ts'
import { bitsOfFacet } from './read-model/count/filters.ts'
import type { Filters, IsWantedValue } from './read-model/count/filters.ts'
import type { ReadModel } from './read-model/model.ts'
import { overlap, readRange, readReach } from './read-model/number-ranges.ts'
import { understand } from './understand.ts'
import { wantedOf } from './wanted.ts'

/** Prefix of the keys of conditions that were read out of the keyword: `understood.` and the condition's offset. */
export const UNDERSTOOD = 'understood.'

/** Filters as the calls that list and count take them. */
export type FilterQuery = ParsedInputOf<typeof getProductFacets>

/** Converts a query's filters for the read model. Throws Problem 400 if its currency has no rate. */
export function filtersOf(query: FilterQuery, model: ReadModel): Filters {
  const facets = new Map<string, IsWantedValue>()
  for (const filter of countedFilters) {
    const isWanted = wantedOf(filter, query)
    if (isWanted) facets.set(filter.facet, isWanted)
  }
  const twice = new Map<string, Bits>()
  for (const [id, list] of attributesNow(model, query.attrs ?? {})) {
    const facet = `attr.${id}`
    const [isWanted, before] = [anyOf(list), facets.get(facet)]
    if (!list.length) continue
    if (before) twice.set(facet, bitsOfBoth(model, facet, [twice.get(facet) ?? before, isWanted]))
    else facets.set(facet, isWanted)
  }
  const prices = pricesOf(query, model.rates)
  const color = wantedColor(query)
  const { words, conditions, met } = understand(model, query)
  return {
    facets,
    prices,
    priceUnit: query.priceUnit,
    color,
    near: color?.rgb ?? rgbAmong(conditions),
    keyword: words,
    understood: new Map([
      ...twice,
      ...met.map((bits, index) => [`${UNDERSTOOD}${conditions[index]?.start}`, bits] as const),
    ]),
  }
}

/** Of two attributes that have become one, a SKU needs a value of each. */
function bitsOfBoth(model: ReadModel, facet: string, both: readonly (Bits | IsWantedValue)[]): Bits {
  const column = facetColumnOf(model, facet)
  const sets = both.map((one) => (typeof one === 'function' ? bitsOfFacet(model, column, one) : one))
  return intersect(model.skuIds.length, sets)
}

/** The colour of the colour filter. */
export function wantedColor({ colorHex, colorDistance }: FilterQuery): WantedColor | undefined {
  return colorHex === undefined ? undefined : { rgb: rgbOfHex(colorHex), distance: colorDistance }
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
