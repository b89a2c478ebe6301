import type { getProductFacets, ProductSort } from '../../contract/catalogue.ts'
import type { OutputOf } from '../../contract/endpoint.ts'
import type { Language } from '../../contract/problem.ts'
import { attrsNow } from './former-attributes.ts'
import { countFacets } from './product-facets.ts'
import { filtersOf, scoresOf } from './product-filters.ts'
import type { FilterQuery } from './product-filters.ts'
import { bitsWhere } from './read-model/bits.ts'
import { findMatchingSkus, groupsOf } from './read-model/count/filters.ts'
import type { Groups } from './read-model/count/filters.ts'
import type { ReadModel } from './read-model/model.ts'
import { pageOfProducts } from './read-model/count/page.ts'
import { priceBasisOf } from './read-model/price-basis.ts'

/** A chosen set of SKUs, each listed by itself and not under its product. */
export type SkuIds = ReadonlySet<number>

/** The SKUs on sale that meet every filter, in the requested order. */
export function findAmong(
  model: ReadModel,
  skuIds: SkuIds,
  query: FilterQuery & { sort: ProductSort; language: Language },
): number[] {
  const filters = filtersOf(query, model)
  const { list } = pageOfProducts(model, findMatchingSkus(model, groupsAmong(model, skuIds, query)), {
    sort: query.sort,
    language: query.language,
    prices: priceBasisOf(model, query.priceUnit),
    pageSize: skuIds.size,
    offset: 0,
    scores: scoresOf(model, filters),
    near: filters.near,
    isBySku: true,
  })
  return list.flatMap((found) => found.skuIds)
}

/** How many of the SKUs each facet value would list. */
export function countAmong(model: ReadModel, skuIds: SkuIds, query: FilterQuery): OutputOf<typeof getProductFacets> {
  const counted = countFacets(model, groupsAmong(model, skuIds, query), { ...query, isBySku: true })
  return { ...counted, ...attrsNow(model, query.attrs) }
}

function groupsAmong(model: ReadModel, skuIds: SkuIds, query: FilterQuery): Groups {
  const groups = groupsOf(model, filtersOf(query, model))
  return groups.set(
    'among',
    bitsWhere(model.skuIds.length, (sku) => skuIds.has(model.skuIds[sku] ?? 0)),
  )
}
