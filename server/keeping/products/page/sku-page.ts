import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../../contract/endpoint.ts'
import type { getKeptSkuPage, KeptSku } from '../../../../contract/keeping/products.ts'
import type { PriceQuantity } from '../../../../contract/price-quantity.ts'
import { statedPriceOf } from '../../../catalogue/stated-price.ts'
import type { SaleStatus } from '../../../catalogue/tables.ts'
import type { RequestContext } from '../../../platform/http/serve.ts'
import type { ProductDeps } from '../deps.ts'
import { findKeptProducts } from './find-kept.ts'
import { gapsIn } from './gap-bits.ts'
import type { KeptEntry, KeptSkuEntry } from './load-entries.ts'
import { bitsOfEntry, bitsOfSku, narrowSkus } from './narrowed.ts'
import { coverOf, findMoments, majorOf } from './product-page.ts'
import type { CoverColumns } from './product-page.ts'

type Deps = Pick<ProductDeps, 'db' | 'clock' | 'finding' | 'kept'>
type Place = [KeptEntry, KeptSkuEntry]

/** A page of single SKUs, as staff see them. */
export async function getPageOfKeptSkus(
  deps: Deps,
  { pageNo, pageSize, sort, productId, ...query }: ParsedInputOf<typeof getKeptSkuPage>,
  { language }: Pick<RequestContext, 'language'>,
): Promise<OutputOf<typeof getKeptSkuPage>> {
  const found = await findKeptProducts(deps, { query, sort, language })
  const today = deps.clock.today()
  const { list, total, lacking } = narrowSkus(found, {
    ...query,
    productId,
    today,
    from: (pageNo - 1) * pageSize,
    to: pageNo * pageSize,
  })
  return { list: await rowsOf(deps, list, today), total, lacking }
}

interface SkuRow extends CoverColumns {
  id: string
  product_id: string
  model: string
  variant_name: string | null
  variant_en_name: string | null
  key: string
  name: string | null
  en_name: string | null
  brand_id: string
  brand_name: string | null
  english_name: string
  status: SaleStatus
  min_price: string | null
  max_price: string | null
  price_quantity: PriceQuantity
  stated_min_price: string | null
  stated_max_price: string | null
  currency_unit: string
  measurement_unit: string
  stock: string | null
  lead_time_days: number | null
}

async function rowsOf({ db }: Deps, places: readonly Place[], today: string): Promise<KeptSku[]> {
  const ids = places.map(([, { id }]) => id)
  const { rows } = await sql<SkuRow>`
    SELECT sku.id::text, sku.product_id::text, sku.model, sku.variant_name, sku.variant_en_name, product.key, product.name,
      product.en_name, product.brand_id::text, brand.name AS brand_name, brand.english_name, sku.status, sku.min_price,
      sku.max_price, sku.price_quantity, sku.stated_min_price, sku.stated_max_price, product.currency_unit, product.measurement_unit, sku.stock, sku.lead_time_days,
      picture.key AS cover_key, picture.dominant_color AS cover_color, picture.width::float / picture.height AS cover_ratio
    FROM sku
    JOIN product ON product.id = sku.product_id
    JOIN brand ON brand.id = product.brand_id
    LEFT JOIN picture_use ON picture_use.sku_id = sku.id AND picture_use.role = 'cover'
    LEFT JOIN picture ON picture.id = picture_use.picture_id
    WHERE sku.id = ANY (${ids}::bigint[])`.execute(db)
  const rowById = new Map(rows.map((row) => [Number(row.id), row]))
  const changedAt = await findMoments(
    db,
    places.map(([entry]) => entry),
  )
  return places.flatMap(([entry, sku]) => {
    const row = rowById.get(sku.id)
    if (!row) return []
    const lacks = gapsIn(bitsOfEntry(entry, today) | bitsOfSku(sku))
    const isOnSale = entry.isOnSale && sku.isOnSale
    return [{ ...keptSkuOf(row), isOnSale, lacks, updateTime: changedAt.get(entry.version) ?? 0 }]
  })
}

function keptSkuOf(row: SkuRow): Omit<KeptSku, 'isOnSale' | 'lacks' | 'updateTime'> {
  const price = statedPriceOf(row)
  return {
    id: row.id,
    productId: row.product_id,
    model: row.model,
    variantName: row.variant_name ?? '',
    variantEnName: row.variant_en_name ?? '',
    key: row.key,
    name: row.name,
    enName: row.en_name,
    brand: { id: row.brand_id, name: row.brand_name, englishName: row.english_name },
    status: row.status,
    cover: coverOf(row),
    minPrice: majorOf(price.low),
    maxPrice: majorOf(price.high),
    priceQuantity: price.quantity,
    currencyUnit: row.currency_unit,
    measurementUnit: row.measurement_unit,
    stock: row.stock === null ? null : Number(row.stock),
    leadTimeDays: row.lead_time_days,
  }
}
