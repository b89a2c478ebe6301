import type { getProductFacets } from '../../contract/catalogue.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { majorFromMinor } from '../../contract/money.ts'
import { filtersOf } from './product-filters.ts'
import { countFacets, countPrices } from './read-model/facets.ts'
import type { ValueCount } from './read-model/facets.ts'
import { findSkus, groupsOf, runsOf } from './read-model/filters.ts'
import type { FollowedModel } from './read-model/follow.ts'
import { PRICE_UNIT } from './read-model/price-basis.ts'

const FACETS = {
  categories: 'category',
  brands: 'brand',
  colors: 'color',
  colorSystems: 'colorSystem',
  authorities: 'authority',
  areas: 'area',
  customOptions: 'hasCustomOption',
  domesticOrImported: 'domesticOrImported',
  inStock: 'inStock',
} as const

/** How many products each value of each facet would list. */
export async function getFacets(
  catalogue: FollowedModel,
  query: ParsedInputOf<typeof getProductFacets>,
): Promise<OutputOf<typeof getProductFacets>> {
  const model = await catalogue.current()
  const groups = groupsOf(model, filtersOf(query))
  const skus = findSkus(model, groups)
  const attributes = [...model.facets.keys()].filter(
    (name) => name.startsWith('attr.') && (query.categoryId !== undefined || groups.has(name)),
  )
  const counts = countFacets(model, groups, [...Object.values(FACETS), PRICE_UNIT, ...attributes])
  const values = (name: string): ValueCount[] => counts.get(name) ?? []
  const ids = (name: string) => values(name).map(({ value, count }) => ({ id: value, count }))
  return {
    categories: ids(FACETS.categories),
    brands: ids(FACETS.brands),
    colors: ids(FACETS.colors),
    colorSystems: values(FACETS.colorSystems),
    authorities: ids(FACETS.authorities),
    areas: ids(FACETS.areas),
    customOptions: values(FACETS.customOptions),
    domesticOrImported: values(FACETS.domesticOrImported),
    inStock: values(FACETS.inStock),
    attrs: attributes.flatMap((name) =>
      values(name).length ? [{ id: name.slice('attr.'.length), values: values(name) }] : [],
    ),
    prices: countPrices(model, groups, query.priceUnit).map(({ low, high, count }) => ({
      low: majorFromMinor(low),
      high: high === Infinity ? null : majorFromMinor(high),
      count,
    })),
    priceUnits: values(PRICE_UNIT),
    total: runsOf(model, skus).length - 1,
    skuTotal: skus.length,
  }
}
