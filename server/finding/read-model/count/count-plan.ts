import { CERTIFICATE, certificateColumnOf } from '../certificates.ts'
import type { CertificateWish } from '../certificates.ts'
import { facetColumnOf } from '../facet-column.ts'
import { classFactOf, levelsOf } from '../fact-classes.ts'
import { isLookGroup, LOOK } from '../looks.ts'
import type { FacetColumn, ReadModel } from '../model.ts'
import { setsWithReach } from '../number-ranges.ts'
import { PRICE_UNIT } from '../price-basis.ts'
import { barsOf } from './bars.ts'
import type { Bars, BarWish } from './bars.ts'
import { countColumns } from './count-column.ts'
import type { ColumnCounts, CountedColumn } from './counted.ts'
import { findAllSkus, findMatchingSkusForNow, isLeftOut, runsOf } from './filters.ts'
import { runsOfSkus } from './runs.ts'
import type { Groups } from './filters.ts'
import { flatten } from './flat-sets.ts'
import { keepWhole, wholeOf } from './whole-counts.ts'

/** What to count. */
export interface CountWish {
  /** By name. */
  facets: readonly string[]
  prices?: BarWish
  /** Counts SKUs instead of products. */
  isBySku?: boolean
  /** The certificate filters. */
  certified?: CertificateWish
}

/**
 * What a request counts, set by set: a facet's values count under all filters except its own, so that more can be ticked. One thread or
 * several count by the plan; cached counts of the whole catalogue are left out of it.
 */
export interface CountPlan {
  model: ReadModel
  groups: Groups
  isBySku: boolean
  /** The columns of the facets that the catalogue has, by name. */
  facets: Map<string, FacetColumn>
  bars: Bars | undefined
  known: Map<FacetColumn, ColumnCounts>
  /** The set of all filters comes first. */
  sets: PlannedSet[]
}

export interface PlannedSet {
  /** The filter that is left out; undefined for none. */
  except: string | undefined
  /** Whether no filter remains. */
  isWhole: boolean
  columns: FacetColumn[]
  /** The same columns in the form that is counted. */
  counted: CountedColumn[]
}

/** The counts of a set. */
export interface SetCounts {
  products: number
  skus: number
  /** One list for each column of the set. */
  columns: ColumnCounts[]
}

/** The counts of each column's values, and the numbers of products and SKUs that meet all filters. */
export interface FacetCounts {
  products: number
  skus: number
  ofColumn: Map<FacetColumn, Uint32Array>
  /** Of facts with classes: by scale the number of products by their best class. */
  levelsOfColumn: Map<FacetColumn, Uint32Array[]>
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
    if (set.columns.includes(column)) return
    const counted = countedOf(model, column, own)
    const whole = set.isWhole && !isBySku ? wholeOf(model, column, counted.levels) : undefined
    if (whole) return void known.set(column, whole)
    sets.set(except, set)
    set.columns.push(column)
    set.counted.push(counted)
  }
  const facets: CountPlan['facets'] = new Map()
  for (const name of names) {
    const column = columnUnder(model, name, groups, certified)
    if (!column) continue
    facets.set(name, column)
    // The price filter includes the unit of the price.
    add(column, name === PRICE_UNIT ? 'price' : name)
  }
  const bars = prices && barsOf(model, prices)
  if (bars) add(bars.column, 'price')
  return { model, groups, isBySku, facets, bars, known, sets: [...sets.values()] }
}

function beginSet(groups: Groups, except?: string): PlannedSet {
  return { except, isWhole: [...groups.keys()].every((name) => isLeftOut(name, except)), columns: [], counted: [] }
}

/**
 * The column of a facet; for one part of certificates, only those that the filter of the other part leaves. Groups of looks that are not
 * filtered by are counted in one column.
 */
function columnUnder(
  model: ReadModel,
  name: string,
  groups: Groups,
  { authority, scheme }: CertificateWish,
): FacetColumn | undefined {
  const certificates = model.facets.get(CERTIFICATE)
  if (certificates && name === 'authority' && scheme?.length)
    return certificateColumnOf(certificates, name, (each) => scheme.includes(each.scheme))
  if (certificates && name === 'scheme' && authority?.length)
    return certificateColumnOf(certificates, name, (each) => authority.includes(each.authority))
  if (isLookGroup(name) && !groups.has(name)) return model.facets.get(LOOK)
  return facetColumnOf(model, name)
}

/** The prefix of attribute facets. */
export const ATTRIBUTE = 'attr.'

function countedOf(
  { reading }: ReadModel,
  { dictionary, codes, isOfProducts }: FacetColumn,
  own: string,
): CountedColumn {
  const { values, sets } = dictionary
  const isAttribute = own.startsWith(ATTRIBUTE)
  const fact = isAttribute ? classFactOf(reading, own.slice(ATTRIBUTE.length)) : undefined
  const reaching = isAttribute && !fact ? setsWithReach(dictionary) : sets
  return {
    codes,
    isOfProducts,
    valueCount: values.length,
    sets: flatten(sets),
    ...(reaching !== sets && { reaching: flatten(reaching) }),
    ...(fact && { levels: levelsOf(fact, dictionary) }),
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

/** The counts of a plan's sets, in order. */
export function readCounts({ model, isBySku, known, sets }: CountPlan, counted: readonly SetCounts[]): FacetCounts {
  const ofColumn: FacetCounts['ofColumn'] = new Map()
  const levelsOfColumn: FacetCounts['levelsOfColumn'] = new Map()
  const put = (column: FacetColumn, { plain, levels }: ColumnCounts) => {
    ofColumn.set(column, plain)
    if (levels) levelsOfColumn.set(column, levels)
  }
  for (const [column, counts] of known) put(column, counts)
  for (const [place, set] of sets.entries()) {
    for (const [index, column] of set.columns.entries()) {
      const counts = countsOf(counted[place]?.columns[index])
      put(column, counts)
      if (set.isWhole && !isBySku) keepWhole(model, column, counts, set.counted[index]?.levels)
    }
  }
  const { products = 0, skus = 0 } = counted[0] ?? {}
  return { products, skus, ofColumn, levelsOfColumn }
}

/** The count of an existing value includes what it matches by overlap. */
function countsOf({ plain, reaching, levels }: ColumnCounts = { plain: new Uint32Array(0) }): ColumnCounts {
  const counts = reaching ? reaching.map((count, place) => (plain[place] ? count : 0)) : plain
  return { plain: counts, ...(levels && { levels }) }
}
