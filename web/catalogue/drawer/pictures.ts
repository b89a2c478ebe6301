import type { SkuDetail } from '../../../contract/catalogue.ts'

/** Cover and dimension drawings, then the macro picture; each once. */
export function picturesOfSku(sku: SkuDetail): string[] {
  return [...new Set([...sku.imageList, ...(sku.productImage ? [sku.productImage] : [])])]
}
