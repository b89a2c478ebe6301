import type { QueryConfig } from 'pg'
import { PAGE_SIZE } from './list-questions.ts'
import type { ListQuestion } from './list-questions.ts'

/** A row is a SKU of a card; the totals stand in every row. */
export interface PlainListRow {
  total: number
  sku_total: number
  product_id: string
}

/** A list as one statement written by hand for just this question: what the same answer costs without us. */
export function plainList(question: ListQuestion): QueryConfig {
  const values: unknown[] = []
  const value = (given: unknown): string => `$${values.push(given)}`
  const where = conditionsOf(question, value).join(' AND ')
  const rates = needsRates(question) ? RATES : ''
  return {
    text: `
      WITH rate AS MATERIALIZED (
        SELECT * FROM (VALUES ('CNY', 1::numeric), ('rmb', 1)) AS base (currency, cny)
        UNION ALL (SELECT DISTINCT ON (currency) currency, cny FROM exchange_rate ORDER BY currency, date DESC)
      ), found AS MATERIALIZED (
        SELECT sku.product_id, count(*) AS skus, ${keyOf(question)} AS key
        FROM sku JOIN product ON product.id = sku.product_id ${rates}
        WHERE ${where} GROUP BY sku.product_id
      ), page AS (
        SELECT product_id, row_number() OVER (ORDER BY key, product_id) AS place
        FROM (SELECT found.product_id, ${lateKeyOf(question)} AS key FROM found JOIN product ON product.id = product_id) AS keyed
        ORDER BY place LIMIT ${PAGE_SIZE} OFFSET ${(question.pageNo - 1) * PAGE_SIZE}
      )
      SELECT (SELECT count(*) FROM found)::int AS total, (SELECT sum(skus) FROM found)::int AS sku_total,
        product.id AS product_id, product.name, product.en_name, product.category_id, product.currency_unit,
        product.measurement_unit, brand.id AS brand_id, brand.name AS brand_name, brand.english_name,
        sku.id, sku.color_id, sku.color_hex, sku.min_price, sku.max_price, sku.comparable_low, sku.comparable_high,
        cover.key, cover.dominant_color, cover.placeholder, cover.width, cover.height, hover.key AS hover_key
      FROM page JOIN product ON product.id = page.product_id JOIN brand ON brand.id = product.brand_id
      JOIN sku ON sku.product_id = product.id ${rates}
      LEFT JOIN picture_use AS cover_use ON cover_use.sku_id = sku.id AND cover_use.role = 'cover'
      LEFT JOIN picture AS cover ON cover.id = cover_use.picture_id
      LEFT JOIN picture_use AS hover_use ON hover_use.sku_id = sku.id AND hover_use.role = 'product'
      LEFT JOIN picture AS hover ON hover.id = hover_use.picture_id
      WHERE ${where} ORDER BY place, sku.sort, sku.id`,
    values,
  }
}

const RATES = 'LEFT JOIN rate ON rate.currency = product.currency_unit'
const LOW = 'coalesce(sku.comparable_low, sku.min_price) * rate.cny'
const HIGH = 'coalesce(sku.comparable_high, sku.max_price) * rate.cny'

function needsRates({ sort, priceMin, priceMax }: ListQuestion): boolean {
  return sort.startsWith('price') || priceMin !== undefined || priceMax !== undefined
}

function conditionsOf(question: ListQuestion, value: (given: unknown) => string): string[] {
  const { categoryId, brandIds, priceMin, priceMax } = question
  const conditions = [`sku.status = 'on_sale'`, `product.status = 'on_sale'`]
  if (categoryId) {
    conditions.push(`product.category_id IN (
      WITH RECURSIVE below AS (SELECT ${value(categoryId)}::bigint AS id
        UNION ALL SELECT category.id FROM category JOIN below ON category.parent_id = below.id) SELECT id FROM below)`)
  }
  if (brandIds) conditions.push(`product.brand_id = ANY (${value(brandIds)}::bigint[])`)
  if (priceMin !== undefined) conditions.push(`${HIGH} >= ${value(priceMin * 100)}`)
  if (priceMax !== undefined) conditions.push(`${LOW} <= ${value(priceMax * 100)}`)
  return conditions
}

// What only the SKUs tell is worked out while they are counted …
function keyOf({ sort }: ListQuestion): string {
  if (sort === 'price-asc') return `coalesce(min(${LOW}), 1e18)`
  return sort === 'price-desc' ? `coalesce(-max(${HIGH}), 1e18)` : 'NULL'
}

// … and what the product tells, afterwards.
function lateKeyOf({ sort }: ListQuestion): string {
  if (sort === 'newest') return '-product.id'
  if (sort === 'name') return `coalesce(product.en_name, product.name) COLLATE "en-x-icu"`
  return sort === 'relevance' ? 'product.rank' : 'found.key'
}
