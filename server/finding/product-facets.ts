import type { getProductFacets } from '../../contract/catalogue.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { countedFilters, isById } from '../../contract/filters.ts'
import type { CountedFilter } from '../../contract/filters.ts'
import { majorFromMinor } from '../../contract/money.ts'
import { askedFilters } from './asked-filters.ts'
import { createFacetCounter } from './read-model/count/facets.ts'
import type { ValueCount } from './read-model/count/facets.ts'
import type { Groups } from './read-model/count/filters.ts'
import type { FollowedModel } from './read-model/follow/follow.ts'
import type { ReadModel } from './read-model/model.ts'
import { PRICE_UNIT } from './read-model/price-basis.ts'

type Facets = OutputOf<typeof getProductFacets>

/** How many products each value of each facet would list. */
export async function getFacets(
  { catalogue }: { catalogue: FollowedModel },
  query: ParsedInputOf<typeof getProductFacets>,
): Promise<Facets> {
  const model = await catalogue.current()
  return countFacets(model, askedFilters(model, query).groups, query)
}

export interface FacetWish {
  categoryId?: string | undefined
  priceUnit?: string | undefined
  authorityId?: string[] | undefined
  scheme?: string[] | undefined
  priceIn: string
  isBySku?: boolean
}

/** What each value of each facet would list: products, or SKUs where each stands for itself. */
export function countFacets(
  model: ReadModel,
  groups: Groups,
  { categoryId, priceUnit, priceIn, authorityId, scheme, isBySku = false }: FacetWish,
): Facets {
  const counter = createFacetCounter(model, groups, { isBySku, certified: { authority: authorityId, scheme } })
  const attributes = [...model.facets.keys()].filter(
    (name) => name.startsWith('attr.') && (categoryId !== undefined || groups.has(name)),
  )
  const values = (name: string): ValueCount[] => counter.ofFacet(name)
  const ids = (name: string) => values(name).map(({ value, count }) => ({ id: value, count }))
  const counted = countedFilters.map((row) => [row.counts, isById(row) ? ids(row.facet) : values(row.facet)])
  const { products, skus } = counter.totals()
  return {
    // By name, which the compiler does not follow through `fromEntries`; the answer's schema does.
    ...(Object.fromEntries(counted) as Pick<Facets, CountedFilter['counts']>),
    attrs: attributes.flatMap((name) => {
      const ofAttribute = values(name)
      return ofAttribute.length ? [{ id: name.slice('attr.'.length), values: ofAttribute }] : []
    }),
    prices: counter.ofPrices({ unit: priceUnit, currency: priceIn }).map(({ low, high, count }) => ({
      low: majorFromMinor(low),
      high: high === Infinity ? null : majorFromMinor(high),
      count,
    })),
    priceUnits: values(PRICE_UNIT),
    total: products,
    skuTotal: skus,
  }
}
