import type { getProductFacets } from '../../contract/catalogue.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import { countedFilters, endsOf } from '../../contract/filters.ts'
import type { CountedFilter, FilterRow } from '../../contract/filters.ts'

type Facets = OutputOf<typeof getProductFacets>
type Choice = Record<string, string | string[]>

/** For each value of every facet, the filter that chooses it alone, and the count that the facet states. */
export function choicesOf({
  total: _total,
  skuTotal: _skuTotal,
  attrsNow: _attrsNow,
  ...facets
}: Facets): [choice: Choice, count: number][] {
  const chosen = countedFilters.flatMap((filter) =>
    facets[filter.counts].map((row): [Choice, number] => [
      choiceOf(filter, 'id' in row ? row.id : row.value),
      row.count,
    ]),
  )
  // Keyed by facet, so that the compiler reports a missing one.
  const choices: Record<Exclude<keyof typeof facets, CountedFilter['counts']>, [Choice, number][]> = {
    attrs: facets.attrs.flatMap(({ id, values }) =>
      values.map(({ value, count }): [Choice, number] => [{ [`attrs.${id}`]: [value] }, count]),
    ),
    prices: facets.prices.map(({ low, high, count }) => [
      { priceMin: String(low), ...(high !== null && { priceMax: String(high) }) },
      count,
    ]),
    // A unit filters only together with a price range; the range from 0 on includes every price.
    priceUnits: facets.priceUnits.map(({ value, count }) => [{ priceUnit: value, priceMin: '0' }, count]),
  }
  return [...chosen, ...Object.values(choices).flat()]
}

function choiceOf({ name, kind }: FilterRow, value: string): Choice {
  if (kind === 'range') return Object.fromEntries(endsOf(name).map((end) => [end, value]))
  return { [name]: kind === 'ids' || kind === 'values' ? [value] : value }
}
