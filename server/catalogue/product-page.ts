import type { Kysely } from 'kysely'
import type { getProductFacets, getProductPage } from '../../contract/catalogue.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { majorFromMinor } from '../../contract/money.ts'
import { Problem } from '../../contract/problem.ts'
import type { Language } from '../../contract/problem.ts'
import { findCards } from './product-cards.ts'
import { filtersOf } from './product-filters.ts'
import { countFacets, countPrices } from './read-model/facets.ts'
import type { ValueCount } from './read-model/facets.ts'
import { findSkus, groupsOf } from './read-model/filters.ts'
import type { FollowedModel } from './read-model/follow.ts'
import { pageOf } from './read-model/page.ts'
import type { CatalogueTables } from './tables.ts'

interface Parts {
  db: Kysely<CatalogueTables>
  catalogue: FollowedModel
}

/** The products with a SKU that meets every filter, in order. */
export async function getPageOfProducts(
  { db, catalogue }: Parts,
  query: ParsedInputOf<typeof getProductPage>,
  language: Language,
): Promise<OutputOf<typeof getProductPage>> {
  if (query.after) await requireProduct(db, query.after)
  const model = await catalogue.current()
  const { total, skuTotal, list } = pageOf(model, findSkus(model, groupsOf(model, filtersOf(query))), {
    sort: query.sort,
    language,
    pageSize: query.pageSize,
    offset: query.after ? 0 : (query.pageNo - 1) * query.pageSize,
    after: query.after === undefined ? undefined : Number(query.after),
  })
  return { list: await findCards(db, list), total, skuTotal }
}

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
  { catalogue }: Parts,
  query: ParsedInputOf<typeof getProductFacets>,
): Promise<OutputOf<typeof getProductFacets>> {
  const model = await catalogue.current()
  const groups = groupsOf(model, filtersOf(query))
  const skus = findSkus(model, groups)
  const attributes = [...model.facets.keys()].filter(
    (name) => name.startsWith('attr.') && (query.categoryId !== undefined || groups.has(name)),
  )
  const counts = countFacets(model, groups, [...Object.values(FACETS), ...attributes])
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
    prices: countPrices(model, groups).map(({ low, high, count }) => ({
      low: majorFromMinor(low),
      high: high === Infinity ? null : majorFromMinor(high),
      count,
    })),
    total: new Set(skus.map((sku) => model.productOf[sku] ?? 0)).size,
    skuTotal: skus.length,
  }
}

async function requireProduct(db: Kysely<CatalogueTables>, id: string): Promise<void> {
  const found = await db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw new Problem(400, { field: 'after', reason: 'no such product' })
}
