import type { ProductField, ProductFields, SkuField, SkuFields } from '../../../../contract/keeping/product-record.ts'
import type { DocumentFacts, KeptProductDetail, PictureFacts } from '../../../../contract/keeping/products.ts'
import { blankSku } from './blank.ts'
import { isSame } from './same.ts'

/** Changed fields: as they were when first changed, and as they are now. Invalid numbers stay as text. */
export interface FieldEdits<Field extends string> {
  was: Partial<Record<Field, unknown>>
  is: Partial<Record<Field, unknown>>
}

/** All unsaved changes of a product: plain data, so that they outlive the page. */
export interface Edits {
  product: FieldEdits<ProductField>
  /** By id. */
  skus: Readonly<Record<string, FieldEdits<SkuField>>>
  newSkus: readonly { key: string; fields: SkuFields }[]
  removedSkus: readonly string[]
  /** Uploaded meanwhile, so the stored product does not name it. */
  pictures: readonly PictureFacts[]
  documents: readonly DocumentFacts[]
}

export interface DraftSku {
  /** Its id, or a new one's key in this form. */
  key: string
  isNew: boolean
  isRemoved: boolean
  /** Its model, or the stored one while the field is empty; undefined for a new SKU. */
  called: string
  fields: SkuFields
}

/** The product as the form shows it. */
export interface EditedProduct {
  product: ProductFields
  skus: readonly DraftSku[]
}

export const noEdits: Edits = {
  product: { was: {}, is: {} },
  skus: {},
  newSkus: [],
  removedSkus: [],
  pictures: [],
  documents: [],
}

/** Whether there is nothing to save: a new SKU without any text counts as nothing. */
export function isUnedited({ product, skus, newSkus, removedSkus }: Edits): boolean {
  const isUntouched = ({ is }: FieldEdits<string>) => Object.keys(is).length === 0
  const isBlank = ({ fields }: Edits['newSkus'][number]) => isSame(fields, blankSku)
  return (
    isUntouched(product) && Object.values(skus).every(isUntouched) && newSkus.every(isBlank) && removedSkus.length === 0
  )
}

/** The stored product with the changes applied: its SKUs in order, new ones after them. */
export function productDraftOf(record: KeptProductDetail, edits: Edits): EditedProduct {
  const product = { ...record.fields, ...edits.product.is } as ProductFields
  const placeById = new Map(product.skuOrder.map((id, place) => [id, place]))
  const stored = record.skus
    .map(({ id, fields: before }) => {
      const fields = { ...before, ...edits.skus[id]?.is } as SkuFields
      const isRemoved = edits.removedSkus.includes(id)
      return { key: id, isNew: false, isRemoved, called: fields.model || before.model, fields }
    })
    .toSorted((one, other) => (placeById.get(one.key) ?? Infinity) - (placeById.get(other.key) ?? Infinity))
  const made = edits.newSkus.map(({ key, fields }) => ({
    key,
    isNew: true,
    isRemoved: false,
    called: fields.model,
    fields,
  }))
  return { product, skus: [...stored, ...made] }
}

/** Sets a product's field; setting the stored value removes the change. */
export function withProductField(
  record: KeptProductDetail,
  edits: Edits,
  part: Partial<Record<ProductField, unknown>>,
): Edits {
  return { ...edits, product: withFields(edits.product, record.fields, part) }
}

/** The same for a SKU, stored or new. */
export function withSkuField(
  record: KeptProductDetail,
  edits: Edits,
  { key, part }: { key: string; part: Partial<Record<SkuField, unknown>> },
): Edits {
  const stored = record.skus.find(({ id }) => id === key)
  if (stored) {
    const before = edits.skus[key] ?? { was: {}, is: {} }
    return { ...edits, skus: { ...edits.skus, [key]: withFields(before, stored.fields, part) } }
  }
  return {
    ...edits,
    newSkus: edits.newSkus.map((sku) =>
      sku.key === key ? { key, fields: { ...sku.fields, ...part } as SkuFields } : sku,
    ),
  }
}

export function withNewSku(edits: Edits, sku: Edits['newSkus'][number]): Edits {
  return { ...edits, newSkus: [...edits.newSkus, sku] }
}

/** Removes a new SKU; a stored one is deleted on saving. */
export function withoutSku(edits: Edits, key: string): Edits {
  if (edits.newSkus.some((sku) => sku.key === key))
    return { ...edits, newSkus: edits.newSkus.filter((sku) => sku.key !== key) }
  return { ...edits, removedSkus: [...edits.removedSkus, key] }
}

export function withSkuKept(edits: Edits, key: string): Edits {
  return { ...edits, removedSkus: edits.removedSkus.filter((id) => id !== key) }
}

/** Moves a SKU one place up or down, among the stored ones or among the new ones. */
export function withSkuMoved(
  record: KeptProductDetail,
  edits: Edits,
  { key, step }: { key: string; step: 1 | -1 },
): Edits {
  const isNew = edits.newSkus.some((sku) => sku.key === key)
  if (isNew) return { ...edits, newSkus: moved(edits.newSkus, (sku) => sku.key === key, step) }
  const order = productDraftOf(record, edits)
    .skus.filter((sku) => !sku.isNew)
    .map((sku) => sku.key)
  return withProductField(record, edits, { skuOrder: moved(order, (id) => id === key, step) })
}

function moved<Item>(items: readonly Item[], isMeant: (item: Item) => boolean, step: 1 | -1): Item[] {
  const from = items.findIndex(isMeant)
  const item = items[from]
  const to = from + step
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}

function withFields<Field extends string>(
  { was, is }: FieldEdits<Field>,
  stored: Readonly<Record<Field, unknown>>,
  part: Partial<Record<Field, unknown>>,
): FieldEdits<Field> {
  const next: FieldEdits<Field> = { was: { ...was }, is: { ...is } }
  for (const field of Object.keys(part) as Field[]) {
    const before = field in was ? was[field] : stored[field]
    if (isSame(part[field], before)) {
      delete next.was[field]
      delete next.is[field]
      continue
    }
    next.was[field] = before
    next.is[field] = part[field]
  }
  return next
}
