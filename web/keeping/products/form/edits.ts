import type { ProductField, ProductFields, SkuField, SkuFields } from '../../../../contract/keeping/product-record.ts'
import type { DocumentFacts, KeptProductDetail, PictureFacts } from '../../../../contract/keeping/products.ts'
import { blankSku } from './blank.ts'

/** Some fields, as typed: invalid numbers stay as text. */
export type Part<Field extends string> = Partial<Record<Field, unknown>>
export type ProductPart = Part<ProductField>
export type SkuPart = Part<SkuField>

/** Changed fields: as they were when first changed, and as they are now. */
export interface FieldEdits<Field extends string> {
  was: Part<Field>
  is: Part<Field>
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
  const isUntouched = [product, ...Object.values(skus)].every(({ is }) => Object.keys(is).length === 0)
  return isUntouched && newSkus.every(({ fields }) => isSame(fields, blankSku)) && removedSkus.length === 0
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
  const made = edits.newSkus.map((sku) => ({ ...sku, isNew: true, isRemoved: false, called: sku.fields.model }))
  return { product, skus: [...stored, ...made] }
}

/** Sets fields of the product; setting the stored value removes the change. */
export function withProductField(record: KeptProductDetail, edits: Edits, part: ProductPart): Edits {
  return { ...edits, product: withFields(edits.product, record.fields, part) }
}

/** The same for a SKU, stored or new. */
export function withSkuField(
  record: KeptProductDetail,
  edits: Edits,
  { key, part }: { key: string; part: SkuPart },
): Edits {
  const stored = record.skus.find(({ id }) => id === key)
  if (stored) {
    const before = edits.skus[key] ?? { was: {}, is: {} }
    return { ...edits, skus: { ...edits.skus, [key]: withFields(before, stored.fields, part) } }
  }
  const changed = (fields: SkuFields) => ({ ...fields, ...part }) as SkuFields
  const newSkus = edits.newSkus.map((sku) => (sku.key === key ? { key, fields: changed(sku.fields) } : sku))
  return { ...edits, newSkus }
}

export function withNewSku(edits: Edits, sku: Edits['newSkus'][number]): Edits {
  return { ...edits, newSkus: [...edits.newSkus, sku] }
}

/** Removes a new SKU; a stored one is deleted on saving. */
export function withoutSku(edits: Edits, key: string): Edits {
  const newSkus = edits.newSkus.filter((sku) => sku.key !== key)
  if (newSkus.length < edits.newSkus.length) return { ...edits, newSkus }
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
  const isMeant = (sku: { key: string }) => sku.key === key
  if (edits.newSkus.some(isMeant)) return { ...edits, newSkus: moved(edits.newSkus, isMeant, step) }
  const stored = productDraftOf(record, edits).skus.filter(({ isNew }) => !isNew)
  return withProductField(record, edits, { skuOrder: moved(stored, isMeant, step).map((sku) => sku.key) })
}

function moved<Item>(items: readonly Item[], isMeant: (item: Item) => boolean, step: 1 | -1): Item[] {
  const from = items.findIndex(isMeant)
  const to = from + step
  if (from < 0 || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1))
}

function withFields<Field extends string>(
  { was, is }: FieldEdits<Field>,
  stored: Readonly<Record<Field, unknown>>,
  part: Part<Field>,
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

/** Whether two values of plain data are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [keys, otherKeys] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === otherKeys.length &&
    keys.every((key) => key in other && isSame(one[key as keyof typeof one], other[key as keyof typeof other]))
  )
}
