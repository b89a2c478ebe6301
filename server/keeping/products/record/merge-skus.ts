import type { NewSku, SkuFields } from '../../../../contract/keeping/product-record.ts'
import { minorFromMajor } from '../../../../contract/money.ts'
import type { Row } from '../../../imports/merging/bulk-rows.ts'
import { priceColumns, statedPriceOf } from '../../../catalogue/stated-price.ts'
import { EMPTY_SKU } from '../../../imports/merging/merge-skus.ts'
import type { Given } from '../../change-by-hand.ts'
import type { KnownKeys } from './known-keys.ts'
import { REASONS, refusal } from './refusals.ts'

export type Sku = Row<'sku'>

/** The fields of a SKU that are in its own row. */
type Facts = Given<SkuFields>

/** A SKU with some fields changed. `field` is its name in refusals: `skus[OAK-1]`. */
export function mergeSku(sku: Sku, facts: Facts, { field, known }: { field: string; known: KnownKeys }): Sku {
  const merged = { ...sku, ...columnsOf(facts), ...pricesOf(sku, facts) }
  if (facts.colorId != null && !known.references.has('color', facts.colorId))
    throw refusal(`${field}.colorId`, REASONS.unknown)
  if (facts.origin != null && !known.references.hasArea(facts.origin)) throw refusal(`${field}.origin`, REASONS.area)
  const { low, high } = statedPriceOf(merged)
  if (low !== null && Number(low) > Number(high)) throw refusal(`${field}.minPrice`, REASONS.crossed)
  return merged
}

/** A new SKU of a product, with its model and defaults. */
export async function makeSku(
  { model }: Pick<NewSku, 'model'>,
  { productId, sort, known }: { productId: string; sort: number; known: KnownKeys },
): Promise<Sku> {
  return { ...EMPTY_SKU, id: await known.references.takeId('sku'), product_id: productId, model, sort }
}

type Column = { [Field in keyof SkuFields]?: (value: SkuFields[Field]) => Partial<Sku> }

const COLUMNS: Column = {
  model: (model) => ({ model }),
  name: (name) => ({ stated_name: name }),
  enName: (enName) => ({ stated_en_name: enName }),
  status: (status) => ({ status }),
  colorId: (colorId) => ({ color_id: colorId }),
  colorHex: (hex) => ({ color_hex: hex?.toLowerCase() ?? null }),
  taxIncluded: (taxIncluded) => ({ tax_included: taxIncluded }),
  packCoverage: (coverage) => ({ pack_coverage: exact(coverage) }),
  packPieces: (pieces) => ({ pack_pieces: pieces }),
  stock: (stock) => ({ stock: exact(stock) }),
  leadTimeDays: (days) => ({ lead_time_days: days }),
  length: (length) => ({ length_mm: exact(length) }),
  width: (width) => ({ width_mm: exact(width) }),
  thickness: (thickness) => ({ thickness_mm: exact(thickness) }),
  productDimension: (words) => ({ product_dimension: words }),
  origin: (origin) => ({ origin }),
  domesticOrImported: (value) => ({ domestic_or_imported: value }),
  hasCustomOption: (value) => ({ has_custom_option: value }),
}

function columnsOf(facts: Facts): Partial<Sku> {
  const columns: Partial<Sku> = {}
  for (const [field, value] of Object.entries(facts))
    if (value !== undefined) Object.assign(columns, COLUMNS[field as keyof Column]?.(value as never))
  return columns
}

function pricesOf(sku: Sku, { minPrice, maxPrice, priceQuantity }: Facts): Partial<Sku> {
  const stated = statedPriceOf(sku)
  return priceColumns({
    low: minPrice === undefined ? stated.low : minorText(minPrice),
    high: maxPrice === undefined ? stated.high : minorText(maxPrice),
    quantity: priceQuantity ?? stated.quantity,
  })
}

function exact(value: number | null): string | null {
  return value === null ? null : String(value)
}

function minorText(major: number | null): string | null {
  return major === null ? null : String(minorFromMajor(major))
}
