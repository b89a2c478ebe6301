import { createContext, use } from 'react'
import type { ProductField, SkuField } from '../../../../contract/keeping/product-record.ts'
import type { DocumentFacts, KeptProductDetail, PictureFacts } from '../../../../contract/keeping/products.ts'
import type { EditedProduct } from './edits.ts'

/** The form of one product, for its parts. */
export interface ProductFormState {
  record: KeptProductDetail
  draft: EditedProduct
  /** The SKU shown in full and in the preview. */
  selectedKey: string | null
  select: (key: string) => void
  setProduct: (part: Partial<Record<ProductField, unknown>>) => void
  setSku: (key: string, part: Partial<Record<SkuField, unknown>>) => void
  addSku: (after?: string) => void
  removeSku: (key: string) => void
  keepSku: (key: string) => void
  moveSku: (key: string, step: 1 | -1) => void
  /** The mistake of a field, by its path in the API. */
  mistakeAt: (path: string) => string | undefined
  /** The mistake of a field or of something within it. */
  mistakeWithin: (path: string) => string | undefined
  findPicture: (key: string) => PictureFacts | undefined
  notePicture: (facts: PictureFacts) => void
  findDocument: (key: string) => DocumentFacts | undefined
  noteDocument: (facts: DocumentFacts) => void
}

export const ProductFormContext = createContext<ProductFormState | null>(null)

export function useForm(): ProductFormState {
  const form = use(ProductFormContext)
  if (!form) throw new Error('its parts stand within a product’s form')
  return form
}
