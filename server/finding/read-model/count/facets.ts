import type { CountPlan, FacetCounts } from './count-plan.ts'
import { ATTRIBUTE, countPlan, planCounts } from './count-plan.ts'
import { classFactOf, countsAtLeast } from '../fact-classes.ts'
import { isLookGroup, LOOK, wordOfGroup } from '../looks.ts'
import type { FacetColumn, ReadModel } from '../model.ts'

/** Products with a SKU of this value, under every other filter. */
export interface ValueCount {
  value: string
  count: number
}

/** Prices from `low` to `high`, in hundredths of the requested currency. */
export interface PriceBar {
  low: number
  /** Infinity for the last bar. */
  high: number
  count: number
}

/** The values of a planned facet with a count. */
export function valuesOf({ model, facets }: CountPlan, { ofColumn }: FacetCounts, name: string): ValueCount[] {
  const column = facets.get(name)
  const counts = column && ofColumn.get(column)
  if (!counts) return []
  return column === model.facets.get(LOOK) ? listGroup(name, listValues(column, counts)) : listValues(column, counts)
}

/** Of a fact with classes: how many products each class or a better one would list (`R11..`); undefined for another attribute. */
export function atLeastOf(
  { model, facets }: CountPlan,
  { levelsOfColumn }: FacetCounts,
  name: string,
): ValueCount[] | undefined {
  const column = facets.get(name)
  const levels = column && levelsOfColumn.get(column)
  const fact = levels && classFactOf(model.reading, name.slice(ATTRIBUTE.length))
  return fact && countsAtLeast(fact, levels)
}

/** The words of one group of looks. */
function listGroup(name: string, all: ValueCount[]): ValueCount[] {
  return all.flatMap(({ value, count }) => {
    const word = isLookGroup(name) ? wordOfGroup(value, name) : undefined
    return word === undefined ? [] : [{ value: word, count }]
  })
}

function listValues({ dictionary: { values } }: FacetColumn, counts: Uint32Array): ValueCount[] {
  const list: ValueCount[] = []
  for (let place = 0; place < counts.length; place++) {
    const count = counts[place] ?? 0
    if (count > 0) list.push({ value: values[place] ?? '', count })
  }
  return list
}

/** A bar counts what its range as a filter would list. */
export function barsCounted({ bars }: CountPlan, { ofColumn }: FacetCounts): PriceBar[] {
  const counts = bars && ofColumn.get(bars.column)
  if (!counts) return []
  return bars.edges.map((low, bar) => ({ low, high: bars.edges[bar + 1] ?? Infinity, count: counts[bar] ?? 0 }))
}

/** How many products of the whole catalogue have each value of a facet, by value. */
export function countWhole(model: ReadModel, name: string): Map<string, number> {
  const plan = planCounts(model, new Map(), { facets: [name] })
  return new Map(valuesOf(plan, countPlan(plan), name).map(({ value, count }) => [value, count]))
}
