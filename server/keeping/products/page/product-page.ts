import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { getKeptProductPage, KeptProduct } from '../../../../contract/keeping/products.ts'
import { majorFromMinor } from '../../../../contract/money.ts'
import type { PriceQuantity } from '../../../../contract/price-quantity.ts'
import { shownStatedPrice } from '../../../catalogue/stated-price.ts'
import type { SaleStatus } from '../../../catalogue/tables.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { ProductDeps } from '../deps.ts'
import { completenessOfEntry } from '../completeness/completeness.ts'
import { findKeptProducts } from './find-kept.ts'
import { gapsIn } from './gap-bits.ts'
import type { KeptEntry } from './load-entries.ts'
import { countFacts } from './fact-bits.ts'
import type { CategoryFacts } from './fact-bits.ts'
import { bitsOfProduct, missingFactsOf, narrowProducts } from './narrowed.ts'

type Deps = Pick<ProductDeps, 'db' | 'clock' | 'finding' | 'kept'>

/** A page of products, as staff see them. */
export async function getPageOfKeptProducts(
  deps: Deps,
  { pageNo, pageSize, sort, ...query }: ParsedInputOf<typeof getKeptProductPage>,
  { language }: Pick<RequestContext, 'language'>,
): Promise<OutputOf<typeof getKeptProductPage>> {
  const found = await findKeptProducts(deps, { query, sort, language })
  const today = deps.clock.today()
  const { list, total, ...counts } = narrowProducts(found, {
    ...query,
    today,
    from: (pageNo - 1) * pageSize,
    to: pageNo * pageSize,
  })
  return { list: await keptProductsOf(deps, list, { today, categories: found.categories }), total, ...counts }
}

interface ProductRow {
  id: string
  key: string
  name: string | null
  en_name: string | null
  brand_id: string
  brand_name: string | null
  english_name: string
  category_id: string
  category_name: string | null
  category_en_name: string | null
  status: SaleStatus
  rank: number
  currency_unit: string
  measurement_unit: string
  created_at: Date
  low: string | null
  high: string | null
  stated_low: string | null
  stated_high: string | null
  quantity: PriceQuantity | null
  cover_key: string | null
  cover_color: string | null
  cover_ratio: number | null
}

/** Products as the staff's lists show them, in the given order. */
export async function keptProductsOf(
  { db }: Pick<Deps, 'db'>,
  entries: readonly KeptEntry[],
  beside: Omit<Beside, 'entry' | 'changedAt'>,
): Promise<KeptProduct[]> {
  if (!entries.length) return []
  const ids = entries.map(({ id }) => id)
  const { rows } = await sql<ProductRow>`
    SELECT product.id::text, product.key, product.name, product.en_name, product.brand_id::text,
      brand.name AS brand_name, brand.english_name, product.category_id::text, category.name AS category_name,
      category.en_name AS category_en_name, product.status, product.rank, product.currency_unit,
      product.measurement_unit, product.created_at, prices.*, cover.*
    FROM product
    JOIN brand ON brand.id = product.brand_id
    JOIN category ON category.id = product.category_id
    CROSS JOIN LATERAL (
      SELECT min(min_price) AS low, max(max_price) AS high, min(stated_min_price) AS stated_low,
        max(stated_max_price) AS stated_high, CASE WHEN min(price_quantity) = max(price_quantity) THEN min(price_quantity) ELSE 1 END AS quantity
      FROM sku WHERE product_id = product.id AND sku.status = 'on_sale' AND min_price IS NOT NULL
    ) AS prices
    LEFT JOIN LATERAL (
      SELECT picture.key AS cover_key, picture.dominant_color AS cover_color, picture.width::float / picture.height AS cover_ratio
      FROM sku JOIN picture_use ON picture_use.sku_id = sku.id AND picture_use.role = 'cover'
      JOIN picture ON picture.id = picture_use.picture_id
      WHERE sku.product_id = product.id ORDER BY sku.sort, sku.id LIMIT 1
    ) AS cover ON true
    WHERE product.id = ANY (${ids}::bigint[])`.execute(db)
  const rowById = new Map(rows.map((row) => [Number(row.id), row]))
  const changedAt = await findMoments(db, entries)
  return entries.flatMap((entry) => {
    const row = rowById.get(entry.id)
    return row ? [keptProductOf(row, { ...beside, entry, changedAt })] : []
  })
}

interface Beside {
  entry: KeptEntry
  today: string
  categories: CategoryFacts
  changedAt: ReadonlyMap<number, number>
}

function keptProductOf(row: ProductRow, { entry, today, categories, changedAt }: Beside): KeptProduct {
  const createTime = row.created_at.getTime()
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    enName: row.en_name,
    brand: { id: row.brand_id, name: row.brand_name, englishName: row.english_name },
    category: { id: row.category_id, name: row.category_name, enName: row.category_en_name },
    status: row.status,
    isOnSale: entry.isOnSale,
    rank: row.rank,
    cover: coverOf(row),
    skuCount: entry.skus.length,
    minPrice: majorOf(row.low),
    maxPrice: majorOf(row.high),
    statedPrice: shownStatedPrice({ low: row.stated_low, high: row.stated_high, quantity: row.quantity ?? 1 }),
    currencyUnit: row.currency_unit,
    measurementUnit: row.measurement_unit,
    lacks: gapsIn(bitsOfProduct(entry, today)),
    completeness: completenessOfEntry(entry, today),
    facts: factsOf(entry, categories),
    createTime,
    updateTime: changedAt.get(entry.version) ?? createTime,
  }
}

function factsOf(entry: KeptEntry, categories: CategoryFacts): KeptProduct['facts'] {
  const missing = missingFactsOf(entry, categories)
  if (!missing) return null
  const all = countFacts(categories.expectedOf(entry.categoryId))
  return { stated: all - countFacts(missing), expected: all }
}

export interface CoverColumns {
  cover_key: string | null
  cover_color: string | null
  cover_ratio: number | null
}

export function coverOf({
  cover_key: picture,
  cover_color: color,
  cover_ratio: ratio,
}: CoverColumns): KeptProduct['cover'] {
  return picture === null || color === null || ratio === null ? null : { picture, color, ratio }
}

/** When versions of the catalogue were written, in epoch milliseconds. */
export async function findMoments(
  db: Deps['db'],
  entries: readonly Pick<KeptEntry, 'version'>[],
): Promise<ReadonlyMap<number, number>> {
  const versions = [...new Set(entries.map(({ version }) => version))]
  const { rows } = await sql<{ version: string; at: Date }>`
    SELECT version, at FROM change_log WHERE version = ANY (${versions}::bigint[])`.execute(db)
  return new Map(rows.map(({ version, at }) => [Number(version), at.getTime()]))
}

export function majorOf(minor: string | null): number | null {
  return minor === null ? null : majorFromMinor(Number(minor))
}
