import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { getProductPage } from '../../contract/catalogue.ts'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import { minorFromMajor } from '../../contract/money.ts'

export type ProductFilters = Pick<
  ParsedInputOf<typeof getProductPage>,
  'keyword' | 'categoryId' | 'brandId' | 'priceMin' | 'priceMax'
>

/**
 * A list of SKUs on sale as SQL: `sku`, `product`, `brand`, and `low` and `high`, the price for finding (comparable
 * where there is one, else own) in hundredths of CNY at the rates of `today`. `rmb` counts as CNY one to one.
 */
export function skusWithPrice(today: string): RawBuilder<unknown> {
  return sql`(
    SELECT sku.*, product.rank, product.name, product.en_name, product.category_id, product.brand_id,
      product.platform_no, product.currency_unit, product.measurement_unit,
      brand.name AS brand_name, brand.english_name AS brand_english_name,
      coalesce(sku.comparable_low, sku.min_price) * rate.cny AS low,
      coalesce(sku.comparable_high, sku.max_price) * rate.cny AS high
    FROM sku
    JOIN product ON product.id = sku.product_id AND product.status = 'on_sale' AND sku.status = 'on_sale'
    JOIN brand ON brand.id = product.brand_id
    LEFT JOIN (
      SELECT * FROM (VALUES ('CNY', 1.0), ('rmb', 1.0)) AS base (currency, cny)
      UNION ALL
      (SELECT DISTINCT ON (currency) currency, cny FROM exchange_rate WHERE date <= ${today} ORDER BY currency, date DESC)
    ) AS rate ON rate.currency = product.currency_unit
  )`
}

/**
 * What one SKU of `skusWithPrice` must meet, all of it at once. Price ranges match by overlap; unknown prices match none,
 * and nothing overlaps a range whose lowest price is above its highest.
 */
export function meetsFilters({
  keyword,
  categoryId,
  brandId,
  priceMin,
  priceMax,
}: ProductFilters): RawBuilder<boolean> {
  const conditions = [sql<boolean>`true`]
  if (categoryId) {
    conditions.push(sql`category_id IN (
      WITH RECURSIVE below AS (
        SELECT id FROM category WHERE id = ${categoryId}
        UNION ALL SELECT category.id FROM category JOIN below ON category.parent_id = below.id
      ) SELECT id FROM below)`)
  }
  if (brandId?.length) conditions.push(sql`brand_id = ANY (${brandId}::bigint[])`)
  if (priceMin !== undefined) conditions.push(sql`high >= ${minorFromMajor(priceMin)}`)
  if (priceMax !== undefined) conditions.push(sql`low <= ${minorFromMajor(priceMax)}`)
  if (priceMin !== undefined && priceMax !== undefined && priceMin > priceMax) conditions.push(sql`false`)
  const words = keyword?.split(/\s+/).filter(Boolean) ?? []
  if (words.length) {
    const patterns = words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
    conditions.push(
      sql`concat_ws(' ', name, en_name, brand_name, brand_english_name, model, platform_no) ILIKE ALL (${patterns}::text[])`,
    )
  }
  return sql.join(conditions, sql` AND `)
}
