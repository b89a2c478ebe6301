import type { ProductFields } from '../../../../contract/keeping/product-record.ts'
import type { Row } from '../../../imports/merging/bulk-rows.ts'
import type { Given } from '../../change-by-hand.ts'
import type { KnownKeys } from './known-keys.ts'
import { requireValue } from './merge-lists.ts'
import { REASONS, refusal } from './refusals.ts'

/** A product's row with some fields changed. Throws Problem 400 with the invalid field. */
export function mergeProductByHand(
  product: Row<'product'>,
  fields: Given<ProductFields>,
  known: KnownKeys,
): Row<'product'> {
  const { references } = known
  if (fields.brandId !== undefined && !references.has('brand', fields.brandId))
    throw refusal('brandId', REASONS.unknown)
  if (fields.categoryId !== undefined && !references.has('category', fields.categoryId))
    throw refusal('categoryId', REASONS.unknown)
  if (fields.currencyUnit !== undefined)
    requireValue(fields.currencyUnit, 'product_currency_unit', { field: 'currencyUnit', known })
  if (fields.measurementUnit !== undefined)
    requireValue(fields.measurementUnit, 'product_measurement_unit', { field: 'measurementUnit', known })
  const merged = { ...product }
  for (const [field, column] of Object.entries(COLUMNS)) {
    const value = fields[field as keyof typeof COLUMNS]
    if (value !== undefined) Object.assign(merged, { [column]: value })
  }
  if (merged.name === null && merged.en_name === null) throw refusal('name', REASONS.unnamed)
  return merged
}

const COLUMNS = {
  brandId: 'brand_id',
  key: 'key',
  status: 'status',
  rank: 'rank',
  name: 'name',
  enName: 'en_name',
  description: 'description',
  enDescription: 'en_description',
  categoryId: 'category_id',
  platformNo: 'platform_no',
  currencyUnit: 'currency_unit',
  measurementUnit: 'measurement_unit',
} as const satisfies Partial<Record<keyof ProductFields, keyof Row<'product'>>>
