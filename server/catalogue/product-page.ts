import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { getProductPage, ProductSort } from '../../contract/catalogue.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { Language } from '../../contract/problem.ts'
import { findCards } from './product-cards.ts'
import { meetsFilters, skusWithPrice } from './product-filters.ts'
import type { CatalogueTables } from './tables.ts'

type PageQuery = ParsedInputOf<typeof getProductPage>

export interface PageOptions {
  language: Language
  /** `YYYY-MM-DD`: the exchange rates of this day are in force. */
  today: string
}

/** The products with a SKU that meets every filter, in order. */
export async function getPageOfProducts(
  db: Kysely<CatalogueTables>,
  query: PageQuery,
  options: PageOptions,
): Promise<OutputOf<typeof getProductPage>> {
  if (query.after) await requireProduct(db, query.after)
  const { total, skuTotal, productIds } = await findProductIds(db, query, options)
  const list = await findCards(db, productIds, { ...query, today: options.today })
  return { list, total, skuTotal }
}

interface FoundProducts {
  total: number
  skuTotal: number
  productIds: string[]
}

async function findProductIds(
  db: Kysely<CatalogueTables>,
  query: PageQuery,
  { language, today }: PageOptions,
): Promise<FoundProducts> {
  const keyed = (condition: RawBuilder<boolean>): RawBuilder<unknown> => sql`
    SELECT product_id, count(*) AS skus, ${sortKey(query.sort, language)} AS key
    FROM ${skusWithPrice(today)} AS sku WHERE ${condition}
    GROUP BY product_id`
  // The product that the list goes on after may meet the filters no longer; its place is then told by all its SKUs.
  const afterAnchor = query.after
    ? sql`(key, product_id) > (
        SELECT key, product_id FROM (
          SELECT 1 AS choice, key, product_id FROM found WHERE product_id = ${query.after}
          UNION ALL SELECT 2, key, product_id FROM (${keyed(sql`product_id = ${query.after}`)}) AS anchor
        ) AS anchors ORDER BY choice LIMIT 1)`
    : sql`true`
  const offset = query.after ? 0 : (query.pageNo - 1) * query.pageSize
  const { rows } = await sql<FoundProducts>`
    WITH found AS MATERIALIZED (${keyed(meetsFilters(query))})
    SELECT (SELECT count(*) FROM found)::int AS total,
      (SELECT coalesce(sum(skus), 0) FROM found)::int AS "skuTotal",
      ARRAY(
        SELECT product_id::text FROM found WHERE ${afterAnchor}
        ORDER BY found.key, found.product_id LIMIT ${query.pageSize} OFFSET ${offset}
      ) AS "productIds"`.execute(db)
  return rows[0] ?? { total: 0, skuTotal: 0, productIds: [] }
}

// `min` only picks the one value that a product's rows share. Every order rises, so that one comparison finds what comes
// after a product. Unknown prices stand last both ways.
function sortKey(sort: ProductSort, language: Language): RawBuilder<unknown> {
  switch (sort) {
    case 'newest':
      return sql`-product_id`
    case 'price-asc':
      return sql`coalesce(min(low), 1e18)`
    case 'price-desc':
      return sql`coalesce(-max(high), 1e18)`
    case 'name':
      return language === 'zh-CN'
        ? sql`min(coalesce(name, en_name)) COLLATE "zh-x-icu"`
        : sql`min(coalesce(en_name, name)) COLLATE "en-x-icu"`
    case 'relevance':
      return sql`min(rank)`
  }
}

async function requireProduct(db: Kysely<CatalogueTables>, id: string): Promise<void> {
  const found = await db.selectFrom('product').select('id').where('id', '=', id).executeTakeFirst()
  if (!found) throw new Problem(400, { field: 'after', reason: 'no such product' })
}
