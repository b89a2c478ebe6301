import type { SkuDetail } from '../../../contract/catalogue.ts'

/** The width of the carousel's pictures: the `sizes` of an img. */
export const COVER_SIZES = '(max-width: 767px) 100vw, max(288px, 16.7vw)'

/** Cover and dimension drawings, then the macro picture; each once. */
export function picturesOfSku(sku: SkuDetail): string[] {
  return [...new Set([...sku.imageList, ...(sku.productImage ? [sku.productImage] : [])])]
}
