import { sql } from 'kysely'
import type { Db } from '../database.ts'
import type { PriceQuantity } from '../../contract/price-quantity.ts'
import { priceUnitOf } from './stated-price.ts'
import { SKU_SIZE } from './sku-size.ts'

/** The facts of a SKU in schedules, on sale or not. Names come in both languages; a missing one is null. */
export interface SkuFacts {
  id: string
  productId: string
  name: string | null
  enName: string | null
  brand: string | null
  enBrand: string
  model: string
  /** The variant name; null if there is none. */
  variant: string | null
  enVariant: string | null
  platformNo: string | null
  categoryId: string
  colorSystem: string | null
  color: string | null
  /** The colour's value, or the one that the supplier states. */
  hex: string | null
  /** In words. */
  size: string | null
  /** Hundredths, as text, of what `unit` says. */
  minPrice: string | null
  maxPrice: string | null
  comparableLow: string | null
  comparableHigh: string | null
  /** As in the catalogue: ISO 4217, or `rmb`. */
  currency: string
  /** Whether the price includes tax; null if the supplier does not say. */
  taxIncluded: boolean | null
  /** What the prices are for: "m²", "100 pieces". */
  unit: string
  enUnit: string
  origin: string | null
  enOrigin: string | null
  cover: { key: string; width: number; height: number } | null
  certificates: { name: string; enName: string; expiresOn: string | null }[]
}

const AT_ONCE = 1000

/** By SKU id. Certificates are those valid on the day (`YYYY-MM-DD`). */
export async function findSkuFacts(db: Db, skuIds: readonly string[], today: string): Promise<Map<string, SkuFacts>> {
  const found = new Map<string, SkuFacts>()
  for (let from = 0; from < skuIds.length; from += AT_ONCE)
    for (const facts of await readFacts(db, skuIds.slice(from, from + AT_ONCE), today)) found.set(facts.id, facts)
  return found
}

async function readFacts(db: Db, skuIds: readonly string[], today: string): Promise<SkuFacts[]> {
  const { rows } = await sql<SkuFacts & { quantity: PriceQuantity }>`
    SELECT sku.id::text, sku.product_id::text AS "productId", product.name, product.en_name AS "enName",
      brand.name AS brand, brand.english_name AS "enBrand", sku.model,
      nullif(sku.variant_name, '') AS variant, nullif(sku.variant_en_name, '') AS "enVariant", product.platform_no AS "platformNo",
      product.category_id::text AS "categoryId", color_system.name AS "colorSystem", color.name AS color,
      coalesce(color.hex, sku.color_hex) AS hex, ${sql.raw(SKU_SIZE)} AS size,
      coalesce(sku.stated_min_price, sku.min_price) AS "minPrice", coalesce(sku.stated_max_price, sku.max_price) AS "maxPrice",
      sku.price_quantity AS quantity,
      sku.comparable_low AS "comparableLow", sku.comparable_high AS "comparableHigh",
      product.currency_unit AS currency, sku.tax_included AS "taxIncluded",
      measurement.label AS unit, measurement.remark AS "enUnit", area.name AS origin, area.en_name AS "enOrigin",
      CASE WHEN cover.key IS NOT NULL THEN
        json_build_object('key', cover.key, 'width', cover.width, 'height', cover.height) END AS cover,
      certificates.list AS certificates
    FROM sku
    JOIN product ON product.id = sku.product_id
    JOIN brand ON brand.id = product.brand_id
    JOIN dictionary_entry AS measurement
      ON measurement.type = product.measurement_type AND measurement.value = product.measurement_unit
    LEFT JOIN color ON color.id = sku.color_id
    LEFT JOIN color_system ON color_system.id = color.system_id
    LEFT JOIN area ON area.code = sku.origin
    LEFT JOIN picture_use ON picture_use.sku_id = sku.id AND picture_use.role = 'cover'
    LEFT JOIN picture AS cover ON cover.id = picture_use.picture_id
    CROSS JOIN LATERAL (
      SELECT coalesce(json_agg(json_build_object('name', scheme.label, 'enName', scheme.remark,
        'expiresOn', certificate.expires_on) ORDER BY certificate.sort), '[]') AS list
      FROM certificate
      JOIN dictionary_entry AS scheme ON scheme.type = certificate.scheme_type AND scheme.value = certificate.scheme
      WHERE certificate.product_id = product.id AND coalesce(issued_on <= ${today}, true)
        AND coalesce(expires_on >= ${today}, true)
    ) AS certificates
    WHERE sku.id = ANY (${skuIds}::bigint[])`.execute(db)
  return rows.map(({ quantity, ...facts }) => {
    const { name, enName } = priceUnitOf({ name: facts.unit, enName: facts.enUnit }, quantity)
    return { ...facts, unit: name, enUnit: enName }
  })
}

/** The names from the root to each category in both languages, by category id. */
export async function findCategoryPaths(db: Db): Promise<Map<string, { name: string; enName: string }[]>> {
  const rows = await db.selectFrom('category').select(['id', 'parent_id', 'name', 'en_name']).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const pathOf = (id: string | null): { name: string; enName: string }[] => {
    const row = id === null ? undefined : byId.get(id)
    if (!row) return []
    const own = { name: row.name ?? row.en_name ?? '', enName: row.en_name ?? row.name ?? '' }
    return [...pathOf(row.parent_id), own]
  }
  return new Map(rows.map(({ id }) => [id, pathOf(id)]))
}
