import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { getSamples as getSamplesCall } from '../../contract/boards/calls.ts'
import { cataloguePicture as isPictureAddress } from '../../contract/boards/item.ts'
import type { Item, Now, Sample, Snapshot } from '../../contract/boards/item.ts'
import type { PriceQuantity } from '../../contract/price-quantity.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { pictureAddress } from '../catalogue/addresses.ts'
import { findCategoryPaths } from '../catalogue/sku-facts.ts'
import { priceUnitOf, statedPriceOf } from '../catalogue/stated-price.ts'
import { HAS_PATTERN_REPEAT } from '../catalogue/pattern-repeat.ts'
import { SKU_SIZE } from '../catalogue/sku-size.ts'
import { isFabric } from './fabric.ts'
import type { BoardDeps } from './deps.ts'

interface SkuRow {
  id: string
  status: 'on_sale' | 'withdrawn'
  name: string | null
  en_name: string | null
  variant_name: string | null
  variant_en_name: string | null
  model: string
  brand: string | null
  en_brand: string
  category_id: string
  cover_key: string | null
  cover_width: number | null
  cover_height: number | null
  cover_color: string | null
  mm_width: string | null
  size: string | null
  length_mm: string | null
  width_mm: string | null
  unit: string
  en_unit: string
  currency: string
  min_price: string | null
  price_quantity: PriceQuantity
  stated_min_price: string | null
  stated_max_price: string | null
  max_price: string | null
  expired: number
  has_repeat: boolean
}

/** A SKU as the catalogue has it. */
export interface BoardSkuNow {
  status: Now['status']
  certificatesExpired: number
  snapshot: Snapshot
}

export async function getSamples(
  { db, clock }: Pick<BoardDeps, 'db' | 'clock'>,
  { skuIds }: ParsedInputOf<typeof getSamplesCall>,
): Promise<OutputOf<typeof getSamplesCall>> {
  const skus = await findBoardSkus({ db, clock }, skuIds)
  return [...new Set(skuIds)].flatMap((skuId) => {
    const sku = skus.get(skuId)
    return sku ? [{ skuId, ...sku }] : []
  })
}

/** SKUs as a board that is saved now stores them, by their id. Unknown ones are left out. */
export async function findBoardSkus(
  { db, clock }: Pick<BoardDeps, 'db' | 'clock'>,
  skuIds: readonly string[],
): Promise<Map<string, BoardSkuNow>> {
  // In turn, because a transaction has one connection.
  const rows = await readSkus(db, skuIds, clock.today())
  const paths = await findCategoryPaths(db)
  const now = clock.now().getTime()
  return new Map([...rows].map(([id, row]) => [id, skuOf(row, paths.get(row.category_id) ?? [], now)]))
}

/** The ids of the SKUs that items show. */
export function skuIdsOf(items: readonly Item[]): string[] {
  return [...new Set(items.flatMap((item) => (item.type === 'sku' ? [item.refId] : [])))]
}

/** SKUs as they are today, to compare with: `isFabric` and `capturedAt` have no meaning. Unknown ones are left out. */
export async function findBoardSkusNow(
  { db, clock }: Pick<BoardDeps, 'db' | 'clock'>,
  skuIds: readonly string[],
): Promise<Map<string, BoardSkuNow>> {
  const rows = await readSkus(db, skuIds, clock.today())
  return new Map([...rows].map(([id, row]) => [id, skuOf(row, [], 0)]))
}

function skuOf(row: SkuRow, path: readonly { name: string; enName: string }[], capturedAt: number): BoardSkuNow {
  return { status: row.status, certificatesExpired: row.expired, snapshot: snapshotOf(row, path, capturedAt) }
}

/** The present state of a sample's SKU, compared with its snapshot. A SKU that is gone counts as withdrawn. */
export function nowOf({ refId, snapshot: before }: Sample, skus: ReadonlyMap<string, BoardSkuNow>): Now {
  const sku = skus.get(refId)
  if (!sku) return { status: 'withdrawn', minPrice: null, maxPrice: null, certificatesExpired: 0, changed: true }
  const { status, certificatesExpired, snapshot } = sku
  // How it is laid, by a category that may move or an attribute, is no change of the material.
  const { fromFile: _fromFile, hasRepeat: _hadRepeat, ...said } = before
  const { hasRepeat: _hasRepeat, ...now } = snapshot
  const comparable = { ...now, isFabric: before.isFabric, capturedAt: before.capturedAt }
  return {
    status,
    minPrice: now.minPrice,
    maxPrice: now.maxPrice,
    ...(now.unit.enName !== before.unit.enName && { unit: now.unit }),
    certificatesExpired,
    changed: !isDeepStrictEqual(comparable, said),
  }
}

function snapshotOf(row: SkuRow, path: readonly { name: string; enName: string }[], capturedAt: number): Snapshot {
  const both = (name: string | null, enName: string | null) => ({
    name: name || enName || '',
    enName: enName || name || '',
  })
  const amount = (hundredths: string | null) => (hundredths === null ? null : (Number(hundredths) / 100).toFixed(2))
  const price = statedPriceOf(row)
  const address = pictureAddress(row.cover_key)
  return {
    ...both(row.name, row.en_name),
    variant: row.variant_name || row.variant_en_name ? both(row.variant_name, row.variant_en_name) : null,
    model: row.model,
    brand: both(row.brand, row.en_brand),
    cover:
      address !== null && isPictureAddress.safeParse(address).success
        ? {
            address,
            width: row.cover_width ?? 1,
            height: row.cover_height ?? 1,
            mmWidth: row.mm_width === null ? null : Number(row.mm_width),
            color: row.cover_color ?? '#808080',
          }
        : null,
    size: row.size,
    lengthMm: row.length_mm === null ? null : Number(row.length_mm),
    widthMm: row.width_mm === null ? null : Number(row.width_mm),
    isFabric: isFabric(path),
    ...(row.has_repeat && { hasRepeat: true }),
    unit: priceUnitOf(both(row.unit, row.en_unit), price.quantity),
    currency: row.currency,
    minPrice: amount(price.low),
    maxPrice: amount(price.high),
    capturedAt,
  }
}

async function readSkus(db: BoardDeps['db'], skuIds: readonly string[], today: string): Promise<Map<string, SkuRow>> {
  const { rows } = await sql<SkuRow>`
    SELECT sku.id::text, CASE WHEN product.status = 'on_sale' THEN sku.status ELSE 'withdrawn' END AS status,
      product.name, product.en_name, nullif(sku.variant_name, '') AS variant_name,
      nullif(sku.variant_en_name, '') AS variant_en_name, sku.model, brand.name AS brand, brand.english_name AS en_brand,
      product.category_id::text, cover.key AS cover_key, cover.width AS cover_width, cover.height AS cover_height,
      cover.dominant_color AS cover_color, coalesce(picture_use.mm_width, (
        SELECT mm_width FROM picture_use AS other WHERE other.product_id = product.id
          AND other.picture_id = cover.id AND mm_width IS NOT NULL ORDER BY other.id LIMIT 1)) AS mm_width, ${sql.raw(SKU_SIZE)} AS size, sku.length_mm, sku.width_mm,
      measurement.label AS unit, measurement.remark AS en_unit, product.currency_unit AS currency,
      ${sql.raw(HAS_PATTERN_REPEAT)} AS has_repeat, sku.min_price, sku.max_price, sku.price_quantity, sku.stated_min_price, sku.stated_max_price,
      (SELECT count(*)::int FROM certificate WHERE product_id = product.id AND expires_on < ${today}) AS expired
    FROM sku
    JOIN product ON product.id = sku.product_id
    JOIN brand ON brand.id = product.brand_id
    JOIN dictionary_entry AS measurement
      ON measurement.type = product.measurement_type AND measurement.value = product.measurement_unit
    LEFT JOIN picture_use ON picture_use.sku_id = sku.id AND picture_use.role = 'cover'
    LEFT JOIN picture AS cover ON cover.id = picture_use.picture_id
    WHERE sku.id = ANY (${skuIds}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
