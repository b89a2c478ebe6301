import type { getProductFacets } from '../../contract/catalogue.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { countedFilters, isById } from '../../contract/filters.ts'
import type { CountedFilter } from '../../contract/filters.ts'
import { majorFromMinor } from '../../contract/money.ts'
import { askedFilters, findApart } from './asked-filters.ts'
import { attrsNow } from './former-attributes.ts'
import type { CountPlan, FacetCounts } from './read-model/count/count-plan.ts'
import { ATTRIBUTE, countPlan, planCounts } from './read-model/count/count-plan.ts'
import { atLeastOf, barsCounted, valuesOf } from './read-model/count/facets.ts'
import type { Groups } from './read-model/count/filters.ts'
import type { FollowedModel } from './read-model/follow/follow.ts'
import type { ReadModel } from './read-model/model.ts'
import { facetOfPlace, PLACE, placeOfAnswer, placeOfFacet } from './read-model/places.ts'
import { PRICE_UNIT } from './read-model/price-basis.ts'
import type { ScanCrew } from './read-model/scan/crew.ts'

type Facets = OutputOf<typeof getProductFacets>

/** How many products each value of each facet would list. */
export async function getFacets(
  { catalogue, crew }: { catalogue: FollowedModel; crew: ScanCrew },
  query: ParsedInputOf<typeof getProductFacets>,
): Promise<Facets> {
  const model = await catalogue.current()
  await findApart(crew, model, query)
  const plan = planFacets(model, askedFilters(model, query).groups, query)
  return { ...tellFacets(plan, await crew.count(plan)), ...attrsNow(model, query.attrs) }
}

export interface FacetWish {
  categoryId?: string | undefined
  priceUnit?: string | undefined
  authorityId?: string[] | undefined
  scheme?: string[] | undefined
  priceIn: string
  isBySku?: boolean
}

/** How many products, or SKUs with `isBySku`, each facet value would list. */
export function countFacets(model: ReadModel, groups: Groups, wish: FacetWish): Facets {
  const plan = planFacets(model, groups, wish)
  return tellFacets(plan, countPlan(plan))
}

/** Attributes are counted only within a category, or if they are filtered by. */
function planFacets(
  model: ReadModel,
  groups: Groups,
  { categoryId, priceUnit, priceIn, authorityId, scheme, isBySku = false }: FacetWish,
): CountPlan {
  const attributes = [...model.facets.keys()].filter(
    (name) => name.startsWith(ATTRIBUTE) && (categoryId !== undefined || groups.has(name)),
  )
  const places = [...groups.keys()].filter((name) => placeOfFacet(name) !== undefined)
  return planCounts(model, groups, {
    facets: [...countedFilters.map(({ facet }) => facet), ...places, ...attributes, PRICE_UNIT],
    prices: { unit: priceUnit, currency: priceIn },
    isBySku,
    certified: { authority: authorityId, scheme },
  })
}

/** Answers for places. Those for a place that is filtered by count without it. */
function answersOf(plan: CountPlan, counts: FacetCounts) {
  const asked = [...plan.facets.keys()].flatMap((name) => placeOfFacet(name) ?? [])
  const others = valuesOf(plan, counts, PLACE).filter(({ value }) => !asked.includes(placeOfAnswer(value)))
  return [...others, ...asked.flatMap((place) => valuesOf(plan, counts, facetOfPlace(place)))]
}

function tellFacets(plan: CountPlan, counts: FacetCounts): Facets {
  const values = (name: string) => (name === PLACE ? answersOf(plan, counts) : valuesOf(plan, counts, name))
  const ids = (name: string) => values(name).map(({ value, count }) => ({ id: value, count }))
  const counted = countedFilters.map((row) => [row.counts, isById(row) ? ids(row.facet) : values(row.facet)])
  return {
    // The compiler loses the names in `fromEntries`; the answer's schema checks them.
    ...(Object.fromEntries(counted) as Pick<Facets, CountedFilter['counts']>),
    attrs: [...plan.facets.keys()].flatMap((name) => {
      const ofAttribute = name.startsWith(ATTRIBUTE) ? values(name) : []
      const atLeast = ofAttribute.length ? atLeastOf(plan, counts, name) : undefined
      const id = name.slice(ATTRIBUTE.length)
      return ofAttribute.length ? [{ id, values: ofAttribute, ...(atLeast && { atLeast }) }] : []
    }),
    prices: barsCounted(plan, counts).map(({ low, high, count }) => ({
      low: majorFromMinor(low),
      high: high === Infinity ? null : majorFromMinor(high),
      count,
    })),
    priceUnits: values(PRICE_UNIT),
    total: counts.products,
    skuTotal: counts.skus,
  }
}
