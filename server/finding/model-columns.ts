import type { Rates } from '../catalogue/rates.ts'
import { placeIn } from './read-model/sorted.ts'

/**
 * What is on sale as columns, for whoever looks at every SKU: products by id, their SKUs in their own order, product by
 * product. Never changed; to be read as it lies there, since to copy a column takes longer than to rank by it.
 */
export interface ModelColumns {
  readonly productIds: Float64Array
  /** Where each product's SKUs begin; one more entry says where the last ones end. */
  readonly firstSku: Uint32Array
  readonly skuIds: Float64Array
  /** The place in `productIds` of each SKU's product. */
  readonly productOf: Uint32Array
  /** Of the day that the prices are as of. */
  readonly rates: Rates
  /** By name. */
  readonly facets: ReadonlyMap<string, CodedColumn>
}

interface CodedColumn {
  /** A code for each SKU. */
  readonly codes: Uint16Array | Uint32Array
  /** For each code the places of its values, rising; code 0 has none. */
  readonly dictionary: { readonly sets: readonly (readonly number[])[] }
}

/** The place of a product, or where it would stand. */
export function placeOfProduct({ productIds }: Pick<ModelColumns, 'productIds'>, id: number): number {
  return placeIn(productIds, id)
}
