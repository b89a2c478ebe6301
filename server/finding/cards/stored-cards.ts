import { sql } from 'kysely'
import { pictureAddress } from '../../catalogue/addresses.ts'
import { variantOf } from '../../catalogue/variant-names.ts'
import { statedPriceOf } from '../../catalogue/stated-price.ts'
import type { PriceQuantity } from '../../../contract/price-quantity.ts'
import type { Db } from '../../database.ts'
import type { CardSource } from './card.ts'

/** A SKU as stored; 64-bit numbers are strings. */
interface SkuRow {
  id: string
  product_id: string
  name: string | null
  en_name: string | null
  variant_name: string | null
  variant_en_name: string | null
  brand_id: string
  brand_name: string | null
  brand_english_name: string
  category_id: string
  currency_unit: string
  measurement_unit: string
  color_id: string | null
  color_hex: string | null
  min_price: string | null
  max_price: string | null
  price_quantity: PriceQuantity
  stated_min_price: string | null
  stated_max_price: string | null
  comparable_low: string | null
  comparable_high: string | null
  cover_key: string | null
  cover_color: string | null
  cover_ratio: number | null
  cover_placeholder: string | null
  hover_key: string | null
}

/** Reads cards from the database or a transaction, by SKU id, also for SKUs that are not on sale. */
export async function readStored(db: Db, skuIds: readonly number[]): Promise<Map<number, SkuRow>> {
  const { rows } = await sql<SkuRow>`
    SELECT sku.id::text, sku.product_id::text, product.name, product.en_name, product.brand_id::text,
      sku.variant_name, sku.variant_en_name,
      brand.name AS brand_name, brand.english_name AS brand_english_name, product.category_id::text,
      product.currency_unit, product.measurement_unit, sku.color_id::text, sku.color_hex, sku.min_price, sku.max_price,
      sku.price_quantity, sku.stated_min_price, sku.stated_max_price,
      sku.comparable_low, sku.comparable_high, cover.key AS cover_key, cover.dominant_color AS cover_color,
      cover.placeholder AS cover_placeholder, cover.width::float / cover.height AS cover_ratio, hover.key AS hover_key
    FROM sku
    JOIN product ON product.id = sku.product_id
    JOIN brand ON brand.id = product.brand_id
    LEFT JOIN picture_use AS cover_use ON cover_use.sku_id = sku.id AND cover_use.role = 'cover'
    LEFT JOIN picture AS cover ON cover.id = cover_use.picture_id
    LEFT JOIN picture_use AS hover_use ON hover_use.sku_id = sku.id AND hover_use.role = 'product'
    LEFT JOIN picture AS hover ON hover.id = hover_use.picture_id
    WHERE sku.id = ANY (${skuIds}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [Number(row.id), row]))
}

export const storedCards: CardSource<SkuRow> = {
  shown: (row) => ({
    spuId: row.product_id,
    name: row.name ?? row.en_name ?? '',
    enName: row.en_name ?? row.name ?? '',
    brand: {
      id: row.brand_id,
      name: row.brand_name ?? row.brand_english_name,
      englishName: row.brand_english_name,
    },
    categoryId: row.category_id,
    hoverImage: pictureAddress(row.hover_key),
    coverRatio: row.cover_ratio,
    coverPlaceholder: row.cover_placeholder,
    currencyUnit: row.currency_unit,
    measurementUnit: row.measurement_unit,
  }),
  swatch: (row) => ({
    skuId: row.id,
    coverImage: pictureAddress(row.cover_key),
    coverColor: row.cover_color ?? row.color_hex,
    colorId: row.color_id,
    variant: variantOf(row),
  }),
  own: (row) => {
    const { low, high, quantity } = statedPriceOf(row)
    const span = spanOf(low, high)
    return span && { ...span, quantity }
  },
  perSquareMetre: (row) => spanOf(row.comparable_low, row.comparable_high),
}

function spanOf(low: string | null, high: string | null): { low: number; high: number } | null {
  return low === null || high === null ? null : { low: Number(low), high: Number(high) }
}
