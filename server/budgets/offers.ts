import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type * as calls from '../../contract/budgets/calls.ts'
import type { Offer } from '../../contract/budgets/calls.ts'
import type { Line, LineNow, LineSnapshot } from '../../contract/budgets/entries.ts'
import { currencyOf } from '../../contract/budgets/offers.ts'
import { packOf } from '../../contract/budgets/packs.ts'
import type { PriceQuantity } from '../../contract/price-quantity.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { pictureAddress } from '../catalogue/addresses.ts'
import { findAttributesOf } from '../catalogue/product-attributes.ts'
import type { AttributesByOwner } from '../catalogue/product-attributes.ts'
import { statedPriceOf } from '../catalogue/stated-price.ts'
import { findCategoryPaths } from '../catalogue/sku-facts.ts'
import type { BudgetDeps } from './deps.ts'
import { findYuanRates } from './rates.ts'

interface SkuRow {
  id: string
  product_id: string
  status: LineNow['status']
  name: string | null
  en_name: string | null
  variant_name: string | null
  variant_en_name: string | null
  model: string
  brand_id: string
  brand: string | null
  en_brand: string
  category_id: string
  cover_key: string | null
  cover_color: string | null
  unit: string
  currency: string
  min_price: string | null
  max_price: string | null
  price_quantity: PriceQuantity
  stated_min_price: string | null
  stated_max_price: string | null
  tax_included: boolean | null
  pack_coverage: string | null
  pack_pieces: number | null
  lead_time_days: number | null
  expired: number
  until: string | null
}

/** The form of picture addresses in snapshots. */
const IS_ADDRESS = /^\/images\/[0-9a-f]{40}$/
/** The longest lead time that a line may have. */
const MOST_LEAD_DAYS = 3650

export async function getOffers(
  deps: BudgetDeps,
  { skuIds }: ParsedInputOf<typeof calls.getOffers>,
): Promise<OutputOf<typeof calls.getOffers>> {
  const offers = await findOffers(deps, skuIds)
  return [...new Set(skuIds)].flatMap((skuId) => offers.get(skuId) ?? [])
}

/** What lines take from the catalogue today, by SKU id. Leaves out unknown SKUs. */
export async function findOffers(deps: BudgetDeps, skuIds: readonly string[]): Promise<Map<string, Offer>> {
  if (skuIds.length === 0) return new Map()
  const [rows, paths, rates, attributes] = await Promise.all([
    readSkus(deps, skuIds),
    findCategoryPaths(deps.db),
    findYuanRates(deps),
    readAttributes(deps, skuIds),
  ])
  const capturedAt = deps.clock.now().getTime()
  return new Map(
    rows.map((row): [string, Offer] => {
      const snapshot = snapshotOf(row, capturedAt)
      const [section = { name: '', enName: '' }] = paths.get(row.category_id) ?? []
      const packed = packOf({
        measurementUnit: row.unit,
        packCoverage: row.pack_coverage === null ? null : Number(row.pack_coverage),
        packPieces: row.pack_pieces,
      })
      const offer = {
        skuId: row.id,
        productId: row.product_id,
        snapshot,
        section,
        ...packed,
        taxIncluded: row.tax_included ?? false,
        ...(row.tax_included === null && { isTaxUnknown: true }),
        leadTimeDays: row.lead_time_days === null ? null : Math.min(row.lead_time_days, MOST_LEAD_DAYS),
        rate: rates.get(currencyOf(row.currency)) ?? null,
        now: nowOfRow(row, snapshot),
        attributes: attributes.get(row.id) ?? [],
      }
      return [row.id, offer]
    }),
  )
}

/** A SKU as the catalogue has it. `capturedAt` of its snapshot has no meaning yet. */
export interface BudgetSkuNow {
  now: LineNow
  snapshot: LineSnapshot
}

/** The present state of SKUs, by their id. */
export async function findBudgetSkusNow(
  deps: BudgetDeps,
  skuIds: readonly string[],
): Promise<Map<string, BudgetSkuNow>> {
  const rows = skuIds.length === 0 ? [] : await readSkus(deps, skuIds)
  return new Map(
    rows.map((row) => {
      const snapshot = snapshotOf(row, 0)
      return [row.id, { now: nowOfRow(row, snapshot), snapshot }]
    }),
  )
}

/**
 * The present state of a line's SKU, compared with its snapshot. Undefined for a line without one; a SKU that is gone counts as
 * withdrawn.
 */
export function nowOf(
  { skuId, snapshot }: Pick<Line, 'skuId' | 'snapshot'>,
  skus: ReadonlyMap<string, BudgetSkuNow>,
): LineNow | undefined {
  if (skuId === null || !snapshot) return undefined
  const sku = skus.get(skuId)
  if (!sku)
    return {
      status: 'withdrawn',
      minPrice: null,
      maxPrice: null,
      currency: snapshot.currency,
      certificatesExpired: 0,
      certificatesUntil: null,
      changed: true,
    }
  const now = { ...sku.snapshot, capturedAt: snapshot.capturedAt }
  return { ...sku.now, changed: !isDeepStrictEqual(now, snapshot) }
}

function nowOfRow(row: SkuRow, { minPrice, maxPrice, priceQuantity, currency }: LineSnapshot): LineNow {
  return {
    status: row.status,
    minPrice,
    maxPrice,
    ...(priceQuantity && { priceQuantity }),
    currency,
    certificatesExpired: row.expired,
    certificatesUntil: row.until,
    changed: false,
  }
}

function snapshotOf(row: SkuRow, capturedAt: number): LineSnapshot {
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
    brandId: row.brand_id,
    brand: both(row.brand, row.en_brand),
    cover: address === null || !IS_ADDRESS.test(address) ? null : { address, color: row.cover_color ?? '#808080' },
    unit: row.unit,
    currency: row.currency,
    minPrice: amount(price.low),
    maxPrice: amount(price.high),
    ...(price.quantity !== 1 && { priceQuantity: price.quantity }),
    capturedAt,
  }
}

async function readSkus({ db, clock }: BudgetDeps, skuIds: readonly string[]): Promise<SkuRow[]> {
  const today = clock.today()
  const { rows } = await sql<SkuRow>`
    SELECT sku.id::text, sku.product_id::text,
      CASE WHEN product.status = 'on_sale' THEN sku.status ELSE 'withdrawn' END AS status,
      product.name, product.en_name, nullif(sku.variant_name, '') AS variant_name,
      nullif(sku.variant_en_name, '') AS variant_en_name, sku.model, brand.id::text AS brand_id, brand.name AS brand,
      brand.english_name AS en_brand, product.category_id::text, cover.key AS cover_key,
      cover.dominant_color AS cover_color, product.measurement_unit AS unit, product.currency_unit AS currency,
      sku.min_price, sku.max_price, sku.price_quantity, sku.stated_min_price, sku.stated_max_price, sku.tax_included, sku.pack_coverage, sku.pack_pieces, sku.lead_time_days,
      certificates.expired, certificates.until
    FROM sku
    JOIN product ON product.id = sku.product_id
    JOIN brand ON brand.id = product.brand_id
    LEFT JOIN picture_use ON picture_use.sku_id = sku.id AND picture_use.role = 'cover'
    LEFT JOIN picture AS cover ON cover.id = picture_use.picture_id
    CROSS JOIN LATERAL (
      SELECT count(*) FILTER (WHERE expires_on < ${today})::int AS expired,
        min(expires_on) FILTER (WHERE expires_on >= ${today})::text AS until
      FROM certificate WHERE product_id = product.id) AS certificates
    WHERE sku.id = ANY (${skuIds}::bigint[])`.execute(db)
  return rows
}

/** The attributes of products and SKUs, by SKU id. Those of the SKU take precedence. */
async function readAttributes(
  { db }: Pick<BudgetDeps, 'db'>,
  skuIds: readonly string[],
): Promise<Map<string, Offer['attributes']>> {
  const rows = await db
    .selectFrom('sku')
    .select(['id', 'product_id'])
    .where('id', 'in', [...skuIds])
    .execute()
  const productIds = [...new Set(rows.map(({ product_id: productId }) => productId))]
  const byProduct = await findAttributesOf(db, productIds)
  return new Map(
    rows.map(({ id, product_id: productId }) => {
      const { ofProduct = [], bySku } = byProduct.get(productId) ?? {}
      const stated = new Map([...ofProduct, ...(bySku?.get(id) ?? [])].map((attribute) => [attribute.id, attribute]))
      return [id, [...stated.values()].map(comparable)]
    }),
  )
}

function comparable({
  id,
  name,
  enName,
  type,
  unit,
  attrValue,
  attrValueList,
  fact,
}: AttributesByOwner['ofProduct'][number]): Offer['attributes'][number] {
  const enValue = attrValueList.map((one) => one.enName).join(', ')
  return { id, name, enName, type, unit, value: attrValue, enValue, ...(fact && { fact }) }
}
