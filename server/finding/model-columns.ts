import type { Rates } from '../catalogue/rates.ts'
import { placeIn } from './read-model/sorted.ts'

/**
 * What is on sale as columns, for code that reads every SKU: products by id, and their SKUs in their own order, product by product.
 * Immutable; read it in place, since copying a column takes longer than ranking by it.
 */
export interface ModelColumns {
  readonly productIds: Float64Array
  /** Where each product's SKUs begin; one more entry for the end. */
  readonly firstSku: Uint32Array
  readonly skuIds: Float64Array
  /** The place in `productIds` of each SKU's product. */
  readonly productOf: Uint32Array
  /** The exchange rates of the model's day. */
  readonly rates: Rates
  /** By name. */
  readonly facets: ReadonlyMap<string, CodedColumn>
}

interface CodedColumn {
  /** A code for each SKU. */
  readonly codes: Uint16Array | Uint32Array
  /** For each code the places of its values, rising; code 0 has no values. */
  readonly dictionary: { readonly sets: readonly (readonly number[])[] }
}

/** The place of a product, or its insertion point. */
export function placeOfProduct({ productIds }: Pick<ModelColumns, 'productIds'>, id: number): number {
  return placeIn(productIds, id)
}
