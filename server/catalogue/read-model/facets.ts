import { barsOf } from './bars.ts'
import { findSkus, runsOf } from './filters.ts'
import type { Groups } from './filters.ts'
import type { FacetColumn, ReadModel } from './model.ts'
import { PRICE_UNIT } from './price-basis.ts'

/** Products that have a SKU with the value, among those that every other filter leaves. */
export interface ValueCount {
  value: string
  count: number
}

/** SKUs (rising), and where in the list each product's begin; one more entry says where the last ones end. */
interface Found {
  skus: Int32Array
  runs: Uint32Array
}

/**
 * Counts facets: each under all filters but its own, so that its other values can be ticked beside it. The units of prices
 * are filtered by with the price.
 */
export function countFacets(model: ReadModel, groups: Groups, names: string[]): Map<string, ValueCount[]> {
  const all = find(model, groups)
  return new Map(
    names.map((name) => {
      const column = model.facets.get(name)
      const own = name === PRICE_UNIT ? 'price' : name
      const found = groups.has(own) ? find(model, groups, own) : all
      return [name, column ? valuesOf(column, countColumn(column, found)) : []]
    }),
  )
}

function find(model: ReadModel, groups: Groups, except?: string): Found {
  const skus = findSkus(model, groups, except)
  return { skus, runs: runsOf(model, skus) }
}

function valuesOf({ dictionary }: FacetColumn, counts: Uint32Array): ValueCount[] {
  return dictionary.values.flatMap((value, place) => {
    const count = counts[place] ?? 0
    return count > 0 ? [{ value, count }] : []
  })
}

/**
 * For each value of a column the products that have it. A product counts once: where all its SKUs have one code, as most
 * have, the code is counted, and its values only in the end.
 */
function countColumn({ dictionary: { values, sets }, codes }: FacetColumn, { skus, runs }: Found): Uint32Array {
  const countOfCode = new Uint32Array(sets.length)
  const counts = new Uint32Array(values.length)
  const countMixed = mixedCounter(sets, counts)
  for (let run = 0; run < runs.length - 1; run++) {
    const from = runs[run] ?? 0
    const to = runs[run + 1] ?? 0
    const code = codes[skus[from] ?? 0] ?? 0
    let at = from + 1
    while (at < to && codes[skus[at] ?? 0] === code) at++
    if (at === to) countOfCode[code] = (countOfCode[code] ?? 0) + 1
    else for (at = from; at < to; at++) countMixed(run, codes[skus[at] ?? 0] ?? 0)
  }
  for (const [code, count] of countOfCode.entries())
    if (count) for (const place of sets[code] ?? []) counts[place] = (counts[place] ?? 0) + count
  return counts
}

/** Counts the codes of a product (a run) that has several: a value of two of them counts once. */
function mixedCounter(sets: number[][], counts: Uint32Array): (run: number, code: number) => void {
  const lastRun = new Int32Array(counts.length).fill(-1)
  return (run, code) => {
    for (const place of sets[code] ?? []) {
      if (lastRun[place] !== run) counts[place] = (counts[place] ?? 0) + 1
      lastRun[place] = run
    }
  }
}

/** Prices from `low` to `high`, in hundredths of CNY. */
export interface PriceBar {
  low: number
  /** Infinity for the last bar. */
  high: number
  count: number
}

/** Products by price per a unit under every filter but the price: a bar counts what choosing just its range would list. */
export function countPrices(model: ReadModel, groups: Groups, unit: string | undefined): PriceBar[] {
  const { edges, column } = barsOf(model, unit)
  const counts = countColumn(column, find(model, groups, 'price'))
  return edges.map((low, bar) => ({ low, high: edges[bar + 1] ?? Infinity, count: counts[bar] ?? 0 }))
}
