import { identityOf } from '../../../contract/identity.ts'
import type { ImportProduct, ImportSku } from '../../../contract/import-file.ts'
import { minorFromMajor } from '../../../contract/money.ts'
import { comparablePriceOf } from '../../catalogue/comparable-price.ts'
import { priceColumns, statedPriceOf } from '../../catalogue/stated-price.ts'
import type { PriceColumns } from '../../catalogue/stated-price.ts'
import { asWritten } from './as-written.ts'
import type { Row } from './bulk-rows.ts'
import { LineRejected } from '../reading/line-rejected.ts'
import { withoutUndefined } from '../reading/stated.ts'
import { placeAt } from './place-at.ts'
import type { References } from './references.ts'

/** The columns that lines state, with their defaults, and the derived ones. */
type SkuFacts = Omit<Row<'sku'>, 'id' | 'product_id' | 'model' | 'sort'>
type Derived = 'variant_name' | 'variant_en_name' | 'comparable_low' | 'comparable_high'

/**
 * A line with the models of its SKUs as the stored ones are written, where they are one (contract/identity.ts). Throws LineRejected if two
 * of its models are one.
 */
export function withKnownModels(given: ImportProduct, stored: readonly Row<'sku'>[]): ImportProduct {
  if (!given.skus) return given
  const known = new Map(stored.map(({ model }) => [identityOf(model), model]))
  const written = new Set(stored.map(({ model }) => model))
  const taken = new Map<string, string>()
  const skus = given.skus.map((sku, index) => {
    const model = written.has(sku.model) ? sku.model : (known.get(identityOf(sku.model)) ?? sku.model)
    // Old doubles are known as they are written.
    const name = written.has(model) ? model : identityOf(model)
    const other = taken.get(name)
    if (other !== undefined)
      throw new LineRejected(`skus[${index}].model`, `${sku.model} and ${other} are one model, written in two ways`)
    taken.set(name, sku.model)
    return model === sku.model ? sku : { ...sku, model }
  })
  return { ...given, skus }
}

/** Merges a line's SKUs into the stored ones by model; SKUs that it does not name stay. */
export async function mergeSkus(
  given: ImportSku[],
  stored: Row<'sku'>[],
  product: Row<'product'>,
  references: References,
): Promise<Row<'sku'>[]> {
  const storedByModel = new Map(stored.map((sku) => [sku.model, sku]))
  const givenModels = new Set(given.map(({ model }) => model))
  // A line that names every SKU decides their order; otherwise the order stays and new SKUs come last.
  const decidesOrder = stored.every(({ model }) => givenModels.has(model))
  let next = Math.max(-1, ...stored.map(({ sort }) => sort)) + 1
  const merged: Row<'sku'>[] = []
  for (const [index, sku] of given.entries()) {
    const before = storedByModel.get(sku.model)
    const sort = decidesOrder ? placeAt(stored, index) : (before?.sort ?? next++)
    const base = before ?? {
      ...EMPTY_SKU,
      id: await references.takeId('sku'),
      product_id: product.id,
      model: sku.model,
    }
    merged.push({ ...base, ...asWritten(await statedFacts(sku, before, references), before), sort })
  }
  const all = [...merged, ...stored.filter(({ model }) => !givenModels.has(model))]
  // The same order as when loaded, because the variant names depend on it.
  return all.toSorted((one, other) => one.sort - other.sort || Number(one.id) - Number(other.id))
}

/** A SKU with nothing but a model. */
export const EMPTY_SKU: SkuFacts = {
  stated_name: null,
  stated_en_name: null,
  variant_name: null,
  variant_en_name: null,
  status: 'on_sale',
  color_id: null,
  color_hex: null,
  min_price: null,
  max_price: null,
  price_quantity: 1,
  stated_min_price: null,
  stated_max_price: null,
  tax_included: null,
  comparable_low: null,
  comparable_high: null,
  pack_coverage: null,
  pack_pieces: null,
  stock: null,
  lead_time_days: null,
  length_mm: null,
  width_mm: null,
  thickness_mm: null,
  product_dimension: null,
  origin: null,
  domestic_or_imported: 'domestic',
  has_custom_option: null,
}

/** Lists every column, so that none is forgotten; undefined: not stated, so the stored value stays. */
async function statedFacts(
  sku: ImportSku,
  before: Row<'sku'> | undefined,
  references: References,
): Promise<Partial<SkuFacts>> {
  const hex = sku.colorHex?.toLowerCase() ?? sku.colorHex
  const colorId = sku.color && (await colorOf(sku.color, { hex, before, references }))
  const { size } = sku
  const facts: { [Column in Exclude<keyof SkuFacts, Derived>]: SkuFacts[Column] | undefined } = {
    stated_name: sku.name,
    stated_en_name: sku.enName,
    status: sku.status,
    color_id: sku.color === null ? null : colorId,
    color_hex: hex,
    ...statedPrices(sku),
    tax_included: sku.taxIncluded,
    pack_coverage: exact(sku.packCoverage),
    pack_pieces: sku.packPieces,
    stock: exact(sku.stock),
    lead_time_days: sku.leadTimeDays,
    length_mm: size === undefined ? undefined : exact(size?.length ?? null),
    width_mm: size === undefined ? undefined : exact(size?.width ?? null),
    thickness_mm: size === undefined ? undefined : exact(size?.thickness ?? null),
    product_dimension: sku.productDimension,
    origin: sku.origin,
    domestic_or_imported: sku.domesticOrImported === null ? 'domestic' : sku.domesticOrImported,
    has_custom_option: sku.hasCustomOption,
  }
  return withoutUndefined(facts)
}

/** A line that repeats the stored colour and hex value leaves the shared colour alone. */
async function colorOf(
  { system, name }: NonNullable<ImportSku['color']>,
  {
    hex,
    before,
    references,
  }: { hex: string | null | undefined; before: Row<'sku'> | undefined; references: References },
): Promise<string> {
  const known = references.findColor(system, name)
  const isAsItWas = known !== undefined && known === before?.color_id && (hex === undefined || hex === before.color_hex)
  return isAsItWas ? known : references.color(system, name, hex ?? null)
}

// A price is stated whole: with its other bound, and with what it is for.
function statedPrices({ minPrice, maxPrice, priceQuantity = 1 }: ImportSku): {
  [Column in keyof PriceColumns]: PriceColumns[Column] | undefined
} {
  if (minPrice === undefined && maxPrice === undefined) return UNSTATED_PRICE
  return priceColumns({ low: minorText(minPrice ?? null), high: minorText(maxPrice ?? null), quantity: priceQuantity })
}
const UNSTATED_PRICE = {
  min_price: undefined,
  max_price: undefined,
  price_quantity: undefined,
  stated_min_price: undefined,
  stated_max_price: undefined,
}

/** The SKU with its price per square metre, if it follows from unit, size and pack. */
export function withComparablePrice(sku: Row<'sku'>, measurementUnit: string): Row<'sku'> {
  const basis = {
    measurementUnit,
    length: numberOf(sku.length_mm),
    width: numberOf(sku.width_mm),
    packCoverage: numberOf(sku.pack_coverage),
    packPieces: sku.pack_pieces,
  }
  const stated = statedPriceOf(sku)
  const low = comparablePriceOf(numberOf(stated.low), stated.quantity, basis)
  const high = comparablePriceOf(numberOf(stated.high), stated.quantity, basis)
  return { ...sku, comparable_low: exact(low) ?? null, comparable_high: exact(high) ?? null }
}

function exact(value: number | null | undefined): string | null | undefined {
  return value == null ? value : String(value)
}

function numberOf(text: string | null): number | null {
  return text === null ? null : Number(text)
}

function minorText(major: number | null): string | null {
  return major === null ? null : String(minorFromMajor(major))
}
