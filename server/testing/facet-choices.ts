import type { getProductFacets } from '../../contract/catalogue.ts'
import type { OutputOf } from '../../contract/endpoint.ts'

type Facets = OutputOf<typeof getProductFacets>
type Choice = Record<string, string | string[]>

/** For each value of every facet the filter that chooses it alone, and what the facet says that it lists. */
export function choicesOf({
  total: _total,
  skuTotal: _skuTotal,
  ...facets
}: Facets): [choice: Choice, count: number][] {
  // By facet, so that one which is added is not forgotten.
  const choices: Record<keyof typeof facets, [Choice, number][]> = {
    categories: facets.categories.map(({ id, count }) => [{ categoryId: id }, count]),
    brands: facets.brands.map(({ id, count }) => [{ brandId: [id] }, count]),
    colors: facets.colors.map(({ id, count }) => [{ colorId: [id] }, count]),
    colorSystems: facets.colorSystems.map(({ value, count }) => [{ colorSystem: [value] }, count]),
    authorities: facets.authorities.map(({ id, count }) => [{ authorityId: [id] }, count]),
    schemes: facets.schemes.map(({ value, count }) => [{ scheme: [value] }, count]),
    areas: facets.areas.map(({ id, count }) => [{ areaId: id }, count]),
    customOptions: facets.customOptions.map(({ value, count }) => [{ hasCustomOption: value }, count]),
    domesticOrImported: facets.domesticOrImported.map(({ value, count }) => [{ domesticOrImported: value }, count]),
    inStock: facets.inStock.map(({ value, count }) => [{ inStock: value }, count]),
    attrs: facets.attrs.flatMap(({ id, values }) =>
      values.map(({ value, count }): [Choice, number] => [{ [`attrs.${id}`]: [value] }, count]),
    ),
    prices: facets.prices.map(({ low, high, count }) => [
      { priceMin: String(low), ...(high !== null && { priceMax: String(high) }) },
      count,
    ]),
    // A unit is what prices are per: what has one is found with a range that leaves nothing out.
    priceUnits: facets.priceUnits.map(({ value, count }) => [{ priceUnit: value, priceMin: '0' }, count]),
  }
  return Object.values(choices).flat()
}
