import { type Bits, bitsOfCodes, bitsWhere, intersect, listBits, noBits } from './bits.ts'
import { tableOf } from './facet-dictionary.ts'
import { bitsOfColor } from './near-colors.ts'
import type { WantedColor } from './near-colors.ts'
import type { FacetColumn, ReadModel } from './model.ts'

/** Filters as the read model takes them: values by facet, prices in hundredths of CNY. */
export interface Filters {
  facets: Map<string, Wanted>
  priceMin?: number | undefined
  priceMax?: number | undefined
  color?: WantedColor | undefined
  /** As it was typed; empty for none. */
  keyword: string
}

/** The values of a facet that one SKU must have one of: listed, or within a range of numbers (`5..20`). */
export type Wanted = (value: string) => boolean

/** What each filter in force leaves, by the facet it is about; `price`, `words` and `nearColor` are facets here too. */
export type Groups = Map<string, Bits>

export function groupsOf(model: ReadModel, { facets, priceMin, priceMax, color, keyword }: Filters): Groups {
  const groups: Groups = new Map()
  for (const [name, isWanted] of facets) groups.set(name, bitsOfFacet(model, model.facets.get(name), isWanted))
  if (priceMin !== undefined || priceMax !== undefined) groups.set('price', bitsOfPrice(model, priceMin, priceMax))
  if (color) groups.set('nearColor', bitsOfColor(model.colors, color))
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length) groups.set('words', bitsOfWords(model, words))
  return groups
}

function bitsOfFacet(model: ReadModel, column: FacetColumn | undefined, isWanted: Wanted): Bits {
  return column ? bitsOfCodes(column.codes, tableOf(column.dictionary, isWanted)) : noBits(model.skuIds.length)
}

/** Ranges match by overlap; an unknown price matches none, nor does anything a range that is upside down. */
function bitsOfPrice({ low, high }: ReadModel, priceMin = 0, priceMax = Infinity): Bits {
  if (priceMin > priceMax) return noBits(low.length)
  return bitsWhere(low.length, (sku) => (high[sku] ?? NaN) >= priceMin && (low[sku] ?? NaN) <= priceMax)
}

function bitsOfWords({ words: texts }: ReadModel, words: string[]): Bits {
  return bitsWhere(texts.length, (sku) => words.every((word) => texts[sku]?.includes(word)))
}

/** The SKUs that meet every filter, rising; without the filter of `except`, where that is given. */
export function findSkus(model: ReadModel, groups: Groups, except?: string): Int32Array {
  const sets = [...groups].filter(([name]) => name !== except).map(([, bits]) => bits)
  return listBits(intersect(model.skuIds.length, sets))
}
