import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ProductCard } from '../../contract/catalogue.ts'
import { majorFromMinor } from '../../contract/money.ts'
import { pictureAddress } from '../catalogue/addresses.ts'
import { comparablePrice } from '../catalogue/comparable-price.ts'
import type { Comparing } from '../catalogue/comparable-price.ts'
import type { CatalogueTables } from '../catalogue/tables.ts'
import { variantOf } from '../catalogue/variant-names.ts'
import type { ReadModel } from './read-model/model.ts'

const MOST_SWATCHES = 6

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
  comparable_low: string | null
  comparable_high: string | null
  cover_key: string | null
  cover_color: string | null
  cover_ratio: number | null
  cover_placeholder: string | null
  hover_key: string | null
}

/** A product of a list with its SKUs that meet the filters; the first of them stands for it. */
export interface ListedProduct {
  productId: number
  skuIds: number[]
}

interface Parts {
  db: Kysely<CatalogueTables>
  model: ReadModel
}

/** How many SKUs' rows are kept, of less than a KB each. */
const MOST_KNOWN = 10_000

/** What was read of SKUs since a model was the newest: as long as it is, nothing of them has changed. */
const knownRows = new WeakMap<ReadModel, Map<number, SkuRow>>()

/** The cards of some products, in the order given. */
export async function findCards(
  { db, model }: Parts,
  list: ListedProduct[],
  comparing: Comparing,
): Promise<ProductCard[]> {
  const known = knownRows.get(model) ?? new Map<number, SkuRow>()
  knownRows.set(model, known)
  const wanted = list.flatMap(({ skuIds }) => skuIds)
  const found = new Map(wanted.map((id) => [id, known.get(id)]))
  const unread = wanted.filter((id) => !found.get(id))
  if (known.size + unread.length > MOST_KNOWN) known.clear()
  for (const row of unread.length ? await readRows(db, unread) : []) {
    known.set(Number(row.id), row)
    found.set(Number(row.id), row)
  }
  return list.flatMap(({ skuIds }) => {
    const skus = skuIds.flatMap((id) => found.get(id) ?? [])
    return skus.length ? [cardOf(skus, comparing)] : []
  })
}

async function readRows(db: Kysely<CatalogueTables>, skuIds: readonly number[]): Promise<SkuRow[]> {
  const { rows } = await sql<SkuRow>`
    SELECT sku.id::text, sku.product_id::text, product.name, product.en_name, product.brand_id::text,
      sku.variant_name, sku.variant_en_name,
      brand.name AS brand_name, brand.english_name AS brand_english_name, product.category_id::text,
      product.currency_unit, product.measurement_unit, sku.color_id::text, sku.color_hex, sku.min_price, sku.max_price,
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
  return rows
}

function cardOf(skus: SkuRow[], comparing: Comparing): ProductCard {
  const [shown] = skus
  if (!shown) throw new Error('a card needs a SKU')
  const own = spanOf(skus, ['min_price', 'max_price'])
  const perSquareMetre = spanOf(skus, ['comparable_low', 'comparable_high'])
  const { currency_unit: currencyUnit, measurement_unit: measurementUnit } = shown
  return {
    skuId: shown.id,
    spuId: shown.product_id,
    name: shown.name ?? shown.en_name ?? '',
    enName: shown.en_name ?? shown.name ?? '',
    variant: variantOf(shown),
    brand: {
      id: shown.brand_id,
      name: shown.brand_name ?? shown.brand_english_name,
      englishName: shown.brand_english_name,
    },
    categoryId: shown.category_id,
    coverImage: pictureAddress(shown.cover_key),
    hoverImage: pictureAddress(shown.hover_key),
    coverColor: shown.cover_color ?? shown.color_hex,
    coverRatio: shown.cover_ratio,
    coverPlaceholder: shown.cover_placeholder,
    minPrice: own && majorFromMinor(own.low),
    maxPrice: own && majorFromMinor(own.high),
    currencyUnit,
    measurementUnit,
    comparablePrice: comparablePrice({ currencyUnit, measurementUnit, perSquareMetre, own }, comparing),
    skuCount: skus.length,
    swatches: skus.slice(0, MOST_SWATCHES).map((sku) => ({
      skuId: sku.id,
      coverImage: pictureAddress(sku.cover_key),
      coverColor: sku.cover_color ?? sku.color_hex,
      colorId: sku.color_id,
      variant: variantOf(sku),
    })),
    matches: [],
    colorMatch: null,
  }
}

type Ends = readonly [low: 'min_price' | 'comparable_low', high: 'max_price' | 'comparable_high']

/** In hundredths; null where no SKU has a price. */
function spanOf(skus: SkuRow[], [low, high]: Ends): { low: number; high: number } | null {
  const lows = skus.flatMap((sku) => (sku[low] === null ? [] : [Number(sku[low])]))
  const highs = skus.flatMap((sku) => (sku[high] === null ? [] : [Number(sku[high])]))
  return lows.length && highs.length ? { low: Math.min(...lows), high: Math.max(...highs) } : null
}
