import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { CatalogueTables } from '../tables.ts'
import { loadColors } from './load-colors.ts'
import type { ProductRow } from './model.ts'

type Trx = Transaction<CatalogueTables>

interface SkuRecord {
  product_id: string
  rank: number
  name: string
  en_name: string
  brand_id: string
  category_id: string
  id: string
  low: number | null
  high: number | null
  words: string
  color_id: string | null
  color_system: string | null
  origin: string | null
  domestic_or_imported: string
  has_custom_option: number | null
  in_stock: boolean
}

/** Products on sale with their SKUs on sale, all or some, as of a day (`YYYY-MM-DD`: its exchange rates, its valid certificates). */
export async function loadProducts(trx: Trx, today: string, ids?: string[]): Promise<Map<number, ProductRow>> {
  const which = ids ? sql`product.id = ANY (${ids}::bigint[])` : sql`true`
  const skus = await loadSkus(trx, today, which)
  const values = await loadValues(trx, which)
  const authorities = await loadAuthorities(trx, today, which)
  const colors = await loadColors(trx, which)
  const categories = await loadPaths(trx, 'category')
  const areas = await loadPaths(trx, 'area')
  const products = new Map<number, ProductRow>()
  for (const sku of skus) {
    const id = Number(sku.product_id)
    const product = products.get(id) ?? { id, rank: sku.rank, name: sku.name, enName: sku.en_name, skus: [] }
    products.set(id, product)
    const facets = new Map<string, string[]>([
      ['category', categories.get(sku.category_id) ?? []],
      ['brand', [sku.brand_id]],
      ['domesticOrImported', [sku.domestic_or_imported]],
      // None is customisable, as 0 is (specification §3).
      ['hasCustomOption', [sku.has_custom_option === 1 ? '1' : '0']],
    ])
    if (sku.color_id) facets.set('color', [sku.color_id])
    if (sku.color_system) facets.set('colorSystem', [sku.color_system])
    if (sku.origin) facets.set('area', areas.get(sku.origin) ?? [])
    if (sku.in_stock) facets.set('inStock', ['1'])
    const valid = authorities.get(sku.product_id)
    if (valid) facets.set('authority', valid)
    // What a SKU says of an attribute itself stands in place of what its product says.
    const own = Map.groupBy(values.get(sku.id) ?? [], ({ attribute }) => attribute)
    const common = Map.groupBy(values.get(`p${sku.product_id}`) ?? [], ({ attribute }) => attribute)
    for (const [attribute, said] of new Map([...common, ...own]))
      facets.set(
        `attr.${attribute}`,
        said.map(({ value }) => value),
      )
    product.skus.push({
      id: Number(sku.id),
      low: sku.low ?? NaN,
      high: sku.high ?? NaN,
      words: sku.words,
      facets,
      colors: colors.get(sku.id) ?? [],
    })
  }
  return products
}

async function loadSkus(trx: Trx, today: string, which: ReturnType<typeof sql>): Promise<SkuRecord[]> {
  const { rows } = await sql<SkuRecord>`
    SELECT product.id::text AS product_id, product.rank, coalesce(product.name, product.en_name) AS name,
      coalesce(product.en_name, product.name) AS en_name, product.brand_id::text, product.category_id::text,
      sku.id::text, (coalesce(sku.comparable_low, sku.min_price) * rate.cny)::float AS low,
      (coalesce(sku.comparable_high, sku.max_price) * rate.cny)::float AS high,
      lower(concat_ws(' ', product.name, product.en_name, brand.name, brand.english_name, sku.model, product.platform_no)) AS words,
      sku.color_id::text, color_system.name AS color_system, area.id::text AS origin, sku.domestic_or_imported,
      sku.has_custom_option, coalesce(sku.stock > 0, false) AS in_stock
    FROM sku
    JOIN product ON product.id = sku.product_id AND product.status = 'on_sale' AND sku.status = 'on_sale'
    JOIN brand ON brand.id = product.brand_id
    LEFT JOIN color ON color.id = sku.color_id
    LEFT JOIN color_system ON color_system.id = color.system_id
    LEFT JOIN area ON area.code = sku.origin
    LEFT JOIN (
      SELECT * FROM (VALUES ('CNY', 1.0), ('rmb', 1.0)) AS base (currency, cny)
      UNION ALL
      (SELECT DISTINCT ON (currency) currency, cny FROM exchange_rate WHERE date <= ${today} ORDER BY currency, date DESC)
    ) AS rate ON rate.currency = product.currency_unit
    WHERE ${which} ORDER BY product.id, sku.sort, sku.id`.execute(trx)
  return rows
}

/** Values of attributes by who has them: a SKU's id, or `p` and a product's. A range of numbers is `low..high`. */
async function loadValues(trx: Trx, which: ReturnType<typeof sql>) {
  const { rows } = await sql<{ owner: string; attribute: string; value: string }>`
    SELECT coalesce(value.sku_id::text, 'p' || value.product_id) AS owner, value.attribute_id::text AS attribute,
      CASE
        WHEN value.option_id IS NOT NULL THEN coalesce(option.en_name, option.name)
        WHEN value.boolean_value IS NOT NULL THEN value.boolean_value::int::text
        WHEN value.number_low IS NOT NULL THEN trim_scale(value.number_low)
          || CASE WHEN value.number_high > value.number_low THEN '..' || trim_scale(value.number_high) ELSE '' END
        ELSE coalesce(value.text_value, value.en_text_value)
      END AS value
    FROM attribute_value AS value
    JOIN product ON product.id = value.product_id AND product.status = 'on_sale'
    LEFT JOIN attribute_option AS option ON option.id = value.option_id
    WHERE ${which}`.execute(trx)
  return Map.groupBy(rows, ({ owner }) => owner)
}

/** Who certifies a product today: a certificate holds from its issue through its last day. */
async function loadAuthorities(trx: Trx, today: string, which: ReturnType<typeof sql>): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ product_id: string; authorities: string[] }>`
    SELECT product_id::text, array_agg(DISTINCT authority_id::text) AS authorities
    FROM certificate JOIN product ON product.id = certificate.product_id
    WHERE coalesce(issued_on <= ${today}, true) AND coalesce(expires_on >= ${today}, true) AND ${which}
    GROUP BY product_id`.execute(trx)
  return new Map(rows.map(({ product_id: id, authorities }) => [id, authorities]))
}

/** For each record of a tree its own id and those of all above it. */
async function loadPaths(trx: Trx, tree: 'category' | 'area'): Promise<Map<string, string[]>> {
  const rows = await trx.selectFrom(tree).select(['id', 'parent_id']).execute()
  const parents = new Map(rows.map(({ id, parent_id: parent }) => [id, parent]))
  return new Map(
    rows.map(({ id }) => {
      const path = [id]
      for (let above = parents.get(id); above; above = parents.get(above)) path.push(above)
      return [id, path]
    }),
  )
}
