import { barsOf } from './bars.ts'
import { CERTIFICATE, columnOf, partOf } from '../certificates.ts'
import type { CertificateWish } from '../certificates.ts'
import type { BarWish } from './bars.ts'
import { countColumn } from './count-column.ts'
import type { Found } from './count-column.ts'
import { findAllSkus, findSkus, runsOf, runsOfSkus } from './filters.ts'
import type { Groups } from './filters.ts'
import type { FacetColumn, ReadModel } from '../model.ts'
import { setsWithReach } from '../number-ranges.ts'
import { PRICE_UNIT } from '../price-basis.ts'

/** Products that have a SKU with the value, among those that every other filter leaves. */
export interface ValueCount {
  value: string
  count: number
}

function valuesOf({ dictionary: { values } }: FacetColumn, counts: Uint32Array): ValueCount[] {
  const list: ValueCount[] = []
  for (let place = 0; place < counts.length; place++) {
    const count = counts[place] ?? 0
    if (count > 0) list.push({ value: values[place] ?? '', count })
  }
  return list
}

/** What the facets of attributes begin with. */
const ATTRIBUTE = 'attr.'

/** As `countColumn`, a value that is had counting those too that it finds by overlap. */
function countReach(column: FacetColumn, found: Found): Uint32Array {
  const counts = countColumn(column, found)
  const sets = setsWithReach(column.dictionary)
  return sets === column.dictionary.sets
    ? counts
    : countColumn(column, found, sets).map((count, place) => (counts[place] ? count : 0))
}

/** The column of a facet; of a part of certificates that of those which the other part's filter leaves. */
function columnUnder(model: ReadModel, name: string, { authority, scheme }: CertificateWish): FacetColumn | undefined {
  const certificates = model.facets.get(CERTIFICATE)
  if (certificates && name === 'authority' && scheme?.length)
    return partOf(certificates, name, (each) => scheme.includes(each.scheme))
  if (certificates && name === 'scheme' && authority?.length)
    return partOf(certificates, name, (each) => authority.includes(each.authority))
  return columnOf(model, name)
}

/** What the whole catalogue counts, which is asked for most. */
const wholes = new WeakMap<FacetColumn, Uint32Array>()

/** Prices from `low` to `high`, in hundredths of the currency asked for. */
export interface PriceBar {
  low: number
  /** Infinity for the last bar. */
  high: number
  count: number
}

/** Counts under all filters but a facet's own, so that its other values can be ticked beside it. */
export interface FacetCounter {
  ofFacet(name: string): ValueCount[]
  /** A bar counts what choosing just its range would list. */
  ofPrices(wish: BarWish): PriceBar[]
  /** What meets all filters. */
  totals(): { products: number; skus: number }
}

export interface Counting {
  /** Every SKU counts, and not its product once. */
  isBySku?: boolean
  /** The parts of certificates that are filtered by. */
  certified?: CertificateWish
}

export function createFacetCounter(model: ReadModel, groups: Groups, counting: Counting = {}): FacetCounter {
  const { isBySku = false, certified = {} } = counting
  const find = (except?: string): Found => {
    const skus = except === undefined ? findAllSkus(model, groups) : findSkus(model, groups, except)
    return { skus, runs: isBySku ? runsOfSkus(skus) : runsOf(model, skus) }
  }
  let all: Found | undefined
  const countUnder = (column: FacetColumn, own: string): Uint32Array => {
    const found = groups.has(own) ? find(own) : (all ??= find())
    const count = own.startsWith(ATTRIBUTE) ? countReach : countColumn
    if (isBySku || found.skus.length < model.skuIds.length) return count(column, found)
    const counts = wholes.get(column) ?? count(column, found)
    wholes.set(column, counts)
    return counts
  }
  return {
    ofFacet(name) {
      const column = columnUnder(model, name, certified)
      // The units of prices are filtered by with the price.
      return column ? valuesOf(column, countUnder(column, name === PRICE_UNIT ? 'price' : name)) : []
    },
    ofPrices(wish) {
      const { edges, column } = barsOf(model, wish)
      const counts = countUnder(column, 'price')
      return edges.map((low, bar) => ({ low, high: edges[bar + 1] ?? Infinity, count: counts[bar] ?? 0 }))
    },
    totals() {
      const { skus, runs } = (all ??= find())
      return { products: runs.length - 1, skus: skus.length }
    },
  }
}

/** How many products of the whole catalogue have each value of a facet, by value. */
export function countWhole(model: ReadModel, name: string): Map<string, number> {
  const counts = createFacetCounter(model, new Map()).ofFacet(name)
  return new Map(counts.map(({ value, count }) => [value, count]))
}
