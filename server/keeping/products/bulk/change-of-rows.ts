import type { BulkChanges } from '../../../../contract/keeping/bulk.ts'
import type { AttributeEntry, ProductFields, SkuFields } from '../../../../contract/keeping/product-record.ts'
import type { ProductRows } from '../../../imports/merging/stored-products.ts'
import type { Given } from '../../change-by-hand.ts'
import { productFieldsOf, skuFieldsOf } from '../record/fields-of-rows.ts'
import type { StoredKeys } from '../record/fields-of-rows.ts'
import type { RecordChange } from '../record/merge-record.ts'

const PRODUCT_FIELDS = ['status', 'brandId', 'categoryId', 'rank', 'currencyUnit', 'measurementUnit'] as const
const SKU_FIELDS = [
  'leadTimeDays',
  'taxIncluded',
  'origin',
  'domesticOrImported',
  'hasCustomOption',
  'packCoverage',
  'packPieces',
  'length',
  'width',
  'thickness',
  'colorId',
] as const

type Arithmetic = Extract<NonNullable<BulkChanges['price']>, { rounding: unknown }>

/** The result of bulk changes for a product and its SKUs, or only those of `skuIds`. */
export function changeOfRows(
  rows: ProductRows,
  { changes, skuIds, keys }: { changes: BulkChanges; skuIds: ReadonlySet<string> | undefined; keys: StoredKeys },
): RecordChange {
  const fields: Given<ProductFields> = {}
  for (const field of PRODUCT_FIELDS)
    if (changes[field] !== undefined) Object.assign(fields, { [field]: changes[field] })
  if (changes.attribute?.of === 'product')
    fields.attrs = withEntry(productFieldsOf(rows, keys).attrs, changes.attribute)
  const skus = new Map<string, Given<SkuFields>>()
  for (const sku of rows.skus)
    if (!skuIds || skuIds.has(sku.id)) skus.set(sku.id, skuChange(skuFieldsOf(sku, rows, keys), changes))
  return { fields, skus }
}

function skuChange(standing: SkuFields, changes: BulkChanges): Given<SkuFields> {
  const fields: Given<SkuFields> = {}
  for (const field of SKU_FIELDS) if (changes[field] !== undefined) Object.assign(fields, { [field]: changes[field] })
  if (changes.skuStatus !== undefined) fields.status = changes.skuStatus
  if (changes.stock)
    fields.stock = 'set' in changes.stock ? changes.stock.set : compute(standing.stock, changes.stock, { decimals: 4 })
  if (changes.price) Object.assign(fields, priceOf(standing, changes.price))
  if (changes.attribute?.of === 'sku') fields.attrs = withEntry(standing.attrs, changes.attribute)
  return fields
}

function priceOf(
  { minPrice, maxPrice }: SkuFields,
  price: NonNullable<BulkChanges['price']>,
): Partial<Pick<SkuFields, 'minPrice' | 'maxPrice' | 'priceQuantity'>> {
  // What is set for many is the price of one unit.
  if ('set' in price) return { ...price.set, priceQuantity: 1 }
  return { minPrice: compute(minPrice, price, { decimals: 2 }), maxPrice: compute(maxPrice, price, { decimals: 2 }) }
}

/** Computes from a known value; unknown values stay unknown. */
function compute(
  value: number | null,
  { times = 1, plus = 0, roundTo, rounding }: Arithmetic,
  { decimals }: { decimals: number },
): number | null {
  if (value === null) return null
  const exact = tidy(value * times + plus)
  const stepped = roundTo === undefined ? exact : ROUND[rounding](tidy(exact / roundTo)) * roundTo
  return Number(tidy(stepped).toFixed(decimals))
}

const ROUND = { nearest: Math.round, up: Math.ceil, down: Math.floor }

/** Removes errors of binary fractions: 1.005 × 100 is 100.5. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}

function withEntry(
  entries: readonly AttributeEntry[],
  { attributeId, entry }: NonNullable<BulkChanges['attribute']>,
): AttributeEntry[] {
  const place = entries.findIndex((one) => one.attributeId === attributeId)
  const others = entries.filter((one) => one.attributeId !== attributeId)
  if (!entry) return others
  return place < 0 ? [...others, entry] : others.toSpliced(place, 0, entry)
}
