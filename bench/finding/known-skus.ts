import type { Client } from 'pg'

/** The values by which a SKU can be filtered; in a tree, its own node first, then all ancestors. */
export interface KnownSku {
  id: string
  product_id: string
  categories: string[]
  brand: string
  color: string | null
  system: string | null
  authorities: string[]
  areas: string[]
  custom: '0' | '1'
  origin: 'domestic' | 'imported'
  in_stock: boolean
  /** Price range for finding, in CNY; null if unknown. */
  low: number | null
  high: number | null
  attrs: KnownValue[]
}

export interface KnownValue {
  id: string
  type: 'text' | 'number' | 'range' | 'choice' | 'boolean'
  /** The value as a query writes it; a numeric range is `low..high`. */
  value: string
}

/** SKUs on sale, spread evenly over all: at most about `most`. */
export async function knownSkus(database: Client, most = Infinity): Promise<KnownSku[]> {
  const { rows } = await database.query<{ count: number }>(`SELECT count(*)::int FROM sku WHERE status = 'on_sale'`)
  const step = Math.max(1, Math.ceil((rows[0]?.count ?? 0) / most))
  const result = await database.query<KnownSku>(STATEMENT, [step])
  return result.rows
}

// The attributes are those of product and SKU together; generated ones never overlap.
const STATEMENT = `
  WITH RECURSIVE category_path AS (
    SELECT id, ARRAY[id::text] AS path FROM category WHERE parent_id IS NULL
    UNION ALL SELECT category.id, category.id::text || path FROM category JOIN category_path ON category_path.id = parent_id
  ), area_path AS (
    SELECT id, code, ARRAY[id::text] AS path FROM area WHERE parent_id IS NULL
    UNION ALL SELECT area.id, area.code, area.id::text || path FROM area JOIN area_path ON area_path.id = parent_id
  ), rate AS (
    SELECT * FROM (VALUES ('CNY', 1::numeric), ('rmb', 1)) AS base (currency, cny)
    UNION ALL (SELECT DISTINCT ON (currency) currency, cny FROM exchange_rate ORDER BY currency, date DESC)
  )
  SELECT sku.id, product.id AS product_id, category_path.path AS categories, brand_id AS brand, color_id AS color,
    color_system.name AS system, coalesce(area_path.path, '{}') AS areas, coalesce(sku.stock > 0, false) AS in_stock,
    CASE WHEN has_custom_option = 1 THEN '1' ELSE '0' END AS custom, domestic_or_imported AS origin,
    (coalesce(comparable_low, min_price) * rate.cny / 100)::float AS low,
    (coalesce(comparable_high, max_price) * rate.cny / 100)::float AS high,
    ARRAY(SELECT DISTINCT authority_id::text FROM certificate WHERE product_id = product.id
      AND coalesce(issued_on <= now() AT TIME ZONE 'UTC+8', true)
      AND coalesce(expires_on >= (now() AT TIME ZONE 'UTC+8')::date, true)) AS authorities,
    (SELECT coalesce(json_agg(json_build_object('id', attribute.id::text, 'type', attribute.type, 'value', CASE
        WHEN option.id IS NOT NULL THEN coalesce(option.en_name, option.name)
        WHEN boolean_value IS NOT NULL THEN boolean_value::int::text
        WHEN number_low IS NOT NULL THEN trim_scale(number_low)
          || CASE WHEN number_high > number_low THEN '..' || trim_scale(number_high) ELSE '' END
        ELSE coalesce(text_value, en_text_value) END)), '[]')
      FROM attribute_value AS value JOIN attribute ON attribute.id = value.attribute_id
      LEFT JOIN attribute_option AS option ON option.id = option_id
      WHERE value.product_id = product.id AND (sku_id IS NULL OR sku_id = sku.id)) AS attrs
  FROM sku JOIN product ON product.id = sku.product_id JOIN category_path ON category_path.id = category_id
  LEFT JOIN color ON color.id = color_id LEFT JOIN color_system ON color_system.id = system_id
  LEFT JOIN area_path ON area_path.code = origin LEFT JOIN rate ON rate.currency = currency_unit
  WHERE sku.status = 'on_sale' AND product.status = 'on_sale' AND sku.id % $1 = 0 ORDER BY product.id, sku.sort, sku.id`
