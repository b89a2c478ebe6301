import type { Trx } from '../../database.ts'
import { withComparablePrice } from '../merging/merge-skus.ts'
import { withVariants } from '../merging/merge-variants.ts'
import { References } from '../merging/references.ts'
import { saveProducts } from '../merging/save-products.ts'
import { loadProductsById } from '../merging/stored-products.ts'

/** Computes the derived fields of products again that have both restored and later values. */
export async function renewDerived(trx: Trx, productIds: string[]): Promise<void> {
  if (!productIds.length) return
  const references = await References.load(trx)
  const changes = (await loadProductsById(trx, productIds)).map((before) => {
    const skus = before.skus.map((sku) => withComparablePrice(sku, before.product.measurement_unit))
    return { before, after: { ...before, skus: withVariants({ skus, values: before.values }, references) } }
  })
  await saveProducts(trx, changes)
}
