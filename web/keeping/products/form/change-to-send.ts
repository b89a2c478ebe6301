import type { InputOf } from '../../../../contract/endpoint.ts'
import type { createProduct, updateProduct } from '../../../../contract/keeping/products.ts'
import type { Edits } from './edits.ts'

export type ProductChange = InputOf<typeof updateProduct>
export type ProductDraft = InputOf<typeof createProduct>

/** What a save sends. `checks.ts` has validated it by the schema before. */
export function changeToSend(id: string, { product, skus, newSkus, removedSkus }: Edits): ProductChange {
  const { was, is } = product
  const gone = new Set(removedSkus)
  const order = is['skuOrder'] as string[] | undefined
  return {
    id,
    was,
    is: order ? { ...is, skuOrder: order.filter((one) => !gone.has(one)) } : is,
    skus: Object.entries(skus)
      .filter(([skuId, edited]) => !gone.has(skuId) && Object.keys(edited.is).length > 0)
      .map(([skuId, edited]) => ({ id: skuId, was: edited.was, is: edited.is })),
    newSkus: newSkus.map(({ fields }) => fields),
    removedSkus: [...removedSkus],
  }
}

/** A new product with its SKUs. */
export function draftToSend({ product, newSkus }: Edits, defaults: object): ProductDraft {
  const { skuOrder: _order, ...fields } = { ...defaults, ...product.is } as Record<string, unknown>
  return { ...fields, skus: newSkus.map((sku) => sku.fields) } as unknown as ProductDraft
}
