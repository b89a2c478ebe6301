import type { QueryConfig } from 'pg'
import { conditionsOf, HIGH, LOW, ON_SALE, RATE, SKUS } from './plain-conditions.ts'
import { PAGE_SIZE } from './question.ts'
import type { Question } from './question.ts'

/** A row is a SKU of a card; every row repeats the totals. */
export interface PlainListRow {
  total: number
  sku_total: number
  product_id: string
}

/** A list as one handwritten statement for exactly this question: the cost of the same answer without our code. */
export function plainList(question: Question): QueryConfig {
  const values: unknown[] = []
  const bind = (given: unknown): string => `$${values.push(given)}`
  const where = [ON_SALE, ...conditionsOf(question, bind).map(([, condition]) => condition)].join(' AND ')
  return {
    text: `
      WITH ${RATE}, found AS MATERIALIZED (
        SELECT sku.product_id, count(*) AS skus, ${keyOf(question)} AS key
        FROM ${SKUS} WHERE ${where} GROUP BY sku.product_id
      ), page AS (
        SELECT product_id, row_number() OVER (ORDER BY key, product_id) AS place
        FROM (SELECT found.product_id, ${lateKeyOf(question)} AS key FROM found JOIN product ON product.id = product_id) AS keyed
        ORDER BY place LIMIT ${PAGE_SIZE} OFFSET ${((question.pageNo ?? 1) - 1) * PAGE_SIZE}
      )
      SELECT (SELECT count(*) FROM found)::int AS total, (SELECT sum(skus) FROM found)::int AS sku_total,
        product.id AS product_id, product.name, product.en_name, product.category_id, product.currency_unit,
        product.measurement_unit, brand.id AS brand_id, brand.name AS brand_name, brand.english_name,
        sku.id, sku.color_id, sku.color_hex, sku.min_price, sku.max_price, sku.comparable_low, sku.comparable_high,
        cover.key, cover.dominant_color, cover.placeholder, cover.width, cover.height, hover.key AS hover_key
      FROM page JOIN (${SKUS}) ON product.id = page.product_id JOIN brand ON brand.id = product.brand_id
      LEFT JOIN picture_use AS cover_use ON cover_use.sku_id = sku.id AND cover_use.role = 'cover'
      LEFT JOIN picture AS cover ON cover.id = cover_use.picture_id
      LEFT JOIN picture_use AS hover_use ON hover_use.sku_id = sku.id AND hover_use.role = 'product'
      LEFT JOIN picture AS hover ON hover.id = hover_use.picture_id
      WHERE ${where} ORDER BY place, sku.sort, sku.id`,
    values,
  }
}

// Sort keys from SKU columns are computed while SKUs are counted …
function keyOf({ sort }: Question): string {
  if (sort === 'price-asc') return `coalesce(min(${LOW}), 1e18)`
  return sort === 'price-desc' ? `coalesce(-max(${HIGH}), 1e18)` : 'NULL'
}

// … and those from product columns afterwards. The bench never sorts by colour here.
function lateKeyOf({ sort }: Question): string {
  if (sort === 'newest') return '-product.id'
  if (sort === 'name') return `coalesce(product.en_name, product.name) COLLATE "en-x-icu"`
  return sort?.startsWith('price') ? 'found.key' : 'product.rank'
}
