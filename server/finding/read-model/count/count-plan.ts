import { CERTIFICATE, facetColumnOf, certificateColumnOf } from '../certificates.ts'
import type { CertificateWish } from '../certificates.ts'
import type { FacetColumn, ReadModel } from '../model.ts'
import { setsWithReach } from '../number-ranges.ts'
import { PRICE_UNIT } from '../price-basis.ts'
import { barsOf } from './bars.ts'
import type { Bars, BarWish } from './bars.ts'
import { countColumns } from './count-column.ts'
import type { ColumnCounts, CountedColumn } from './count-column.ts'
import { findAllSkus, findMatchingSkusForNow, isLeftOut, runsOf } from './filters.ts'
import { runsOfSkus } from './runs.ts'
import type { Groups } from './filters.ts'
import { flatten } from './flat-sets.ts'
import { keepWhole, wholeOf } from './whole-counts.ts'

/** What is to be counted. */
export interface CountWish {
  /** By name. */
  facets: readonly string[]
  prices?: BarWish
  /** Every SKU counts, and not its product once. */
  isBySku?: boolean
  /** The parts of certificates that are filtered by. */
  certified?: CertificateWish
}

/**
 * What a question has counted, set by set: a facet's values are counted under all filters but its own, so that others can be ticked
 * beside it. Whoever counts, one thread or several, goes by a plan; what is known of the whole catalogue is not in it again.
 */
export interface CountPlan {
  model: ReadModel
  groups: Groups
  isBySku: boolean
  /** The columns of facets, by name; none of one that the catalogue does not have. */
  facets: Map<string, FacetColumn>
  bars: Bars | undefined
  known: Map<FacetColumn, Uint32Array>
  /** What meets all filters comes first. */
  sets: PlannedSet[]
}

export interface PlannedSet {
  /** The filter that is left out; undefined: none. */
  except: string | undefined
  /** Whether no filter is left in force. */
  isWhole: boolean
  columns: FacetColumn[]
  /** The same, as they are counted. */
  counted: CountedColumn[]
}

/** What was counted of a set. */
export interface SetCounts {
  products: number
  skus: number
  /** By the set's columns. */
  columns: ColumnCounts[]
}

/** How often each value of columns is had, and how much meets all filters. */
export interface FacetCounts {
  products: number
  skus: number
  ofColumn: Map<FacetColumn, Uint32Array>
}

export function planCounts(
  model: ReadModel,
  groups: Groups,
  { facets: names, prices, isBySku = false, certified = {} }: CountWish,
): CountPlan {
  const known: CountPlan['known'] = new Map()
  const sets = new Map([[undefined as string | undefined, beginSet(groups)]])
  const add = (column: FacetColumn, own: string): void => {
    const except = groups.has(own) ? own : undefined
    const set = sets.get(except) ?? beginSet(groups, except)
    const whole = set.isWhole && !isBySku ? wholeOf(model, column) : undefined
    if (whole) return void known.set(column, whole)
    sets.set(except, set)
    set.columns.push(column)
    set.counted.push(countedOf(column, own))
  }
  const facets: CountPlan['facets'] = new Map()
  for (const name of names) {
    const column = columnUnder(model, name, certified)
    if (!column) continue
    facets.set(name, column)
    // The units of prices are filtered by with the price.
    add(column, name === PRICE_UNIT ? 'price' : name)
  }
  const bars = prices && barsOf(model, prices)
  if (bars) add(bars.column, 'price')
  return { model, groups, isBySku, facets, bars, known, sets: [...sets.values()] }
}

function beginSet(groups: Groups, except?: string): PlannedSet {
  return { except, isWhole: [...groups.keys()].every((name) => isLeftOut(name, except)), columns: [], counted: [] }
}

/** The column of a facet; of a part of certificates that of those which the other part's filter leaves. */
function columnUnder(model: ReadModel, name: string, { authority, scheme }: CertificateWish): FacetColumn | undefined {
  const certificates = model.facets.get(CERTIFICATE)
  if (certificates && name === 'authority' && scheme?.length)
    return certificateColumnOf(certificates, name, (each) => scheme.includes(each.scheme))
  if (certificates && name === 'scheme' && authority?.length)
    return certificateColumnOf(certificates, name, (each) => authority.includes(each.authority))
  return facetColumnOf(model, name)
}

/** What the facets of attributes begin with. */
export const ATTRIBUTE = 'attr.'

function countedOf({ dictionary, codes, isOfProducts }: FacetColumn, own: string): CountedColumn {
  const { values, sets } = dictionary
  const reaching = own.startsWith(ATTRIBUTE) ? setsWithReach(dictionary) : sets
  return {
    codes,
    isOfProducts,
    valueCount: values.length,
    sets: flatten(sets),
    ...(reaching !== sets && { reaching: flatten(reaching) }),
  }
}

/** Counts in this thread. */
export function countPlan(plan: CountPlan): FacetCounts {
  const { model, groups, isBySku, sets } = plan
  return readCounts(
    plan,
    sets.map(({ except, counted }) => {
      const skus = except === undefined ? findAllSkus(model, groups) : findMatchingSkusForNow(model, groups, except)
      const runs = isBySku ? runsOfSkus(skus) : runsOf(model, skus)
      return {
        products: runs.length - 1,
        skus: skus.length,
        columns: countColumns(model.productOf, { skus, runs }, counted),
      }
    }),
  )
}

/** What was counted of a plan's sets, one by one. */
export function readCounts({ model, isBySku, known, sets }: CountPlan, counted: readonly SetCounts[]): FacetCounts {
  const ofColumn = new Map(known)
  for (const [place, { isWhole, columns }] of sets.entries()) {
    for (const [index, column] of columns.entries()) {
      const counts = countsOf(counted[place]?.columns[index])
      ofColumn.set(column, counts)
      if (isWhole && !isBySku) keepWhole(model, column, counts)
    }
  }
  const { products = 0, skus = 0 } = counted[0] ?? {}
  return { products, skus, ofColumn }
}

/** A value that is had counts those too that it finds by overlap. */
function countsOf({ plain, reaching }: ColumnCounts = { plain: new Uint32Array(0) }): Uint32Array {
  return reaching ? reaching.map((count, place) => (plain[place] ? count : 0)) : plain
}
