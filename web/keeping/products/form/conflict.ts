import type { ProductField, SkuField, SkuFields } from '../../../../contract/keeping/product-record.ts'
import type { ProductConflict } from '../../../../contract/keeping/products.ts'
import type { Side } from '../../ConflictDialog.tsx'
import type { Edits, FieldEdits } from './edits.ts'

/** A field that somebody else has changed since: of the product, or of a SKU by its id. */
export interface FieldAtOdds {
  key: string
  skuId: string | null
  field: ProductField | SkuField
  yours: unknown
  theirs: unknown
  before: unknown
}

/** The fields that both people changed to different values. */
export function fieldsAtOdds({ record, fields, skus }: ProductConflict, edits: Edits): FieldAtOdds[] {
  const ofProduct = fields.map((field) => ({
    key: field,
    skuId: null,
    field,
    yours: edits.product.is[field],
    theirs: record.fields[field],
    before: edits.product.was[field],
  }))
  const ofSkus = skus.flatMap(({ id, fields: touched }) => {
    const standing = record.skus.find((sku) => sku.id === id)?.fields
    return touched.map((field) => ({
      key: `${id}.${field}`,
      skuId: id,
      field,
      yours: edits.skus[id]?.is[field],
      theirs: standing?.[field],
      before: edits.skus[id]?.was[field],
    }))
  })
  return [...ofProduct, ...ofSkus]
}

/** The edits after a side is chosen for each field: "theirs" drops the edit, the rest now changes their value. */
export function settledEdits(
  edits: Edits,
  odds: readonly FieldAtOdds[],
  chosen: Readonly<Record<string, Side>>,
): Edits {
  const ofProduct = odds.filter(({ skuId }) => skuId === null)
  const ofSkus = Map.groupBy(
    odds.filter(({ skuId }) => skuId !== null),
    ({ skuId }) => skuId ?? '',
  )
  const skus = [...ofSkus].map(([id, own]) => [id, settledFields(edits.skus[id] ?? { was: {}, is: {} }, own, chosen)])
  return {
    ...edits,
    product: settledFields(edits.product, ofProduct, chosen),
    skus: { ...edits.skus, ...Object.fromEntries(skus) },
  }
}

function settledFields<Field extends string>(
  { was, is }: FieldEdits<Field>,
  odds: readonly FieldAtOdds[],
  chosen: Readonly<Record<string, Side>>,
): FieldEdits<Field> {
  const next: { was: Record<string, unknown>; is: Record<string, unknown> } = { was: { ...was }, is: { ...is } }
  for (const { key, field, yours, theirs, before } of odds) {
    const side = chosen[key] ?? 'yours'
    delete next.was[field]
    delete next.is[field]
    if (side === 'theirs') continue
    next.was[field] = theirs
    next.is[field] = side === 'before' ? before : yours
  }
  return next as FieldEdits<Field>
}

/** Edits of SKUs that others deleted move to new SKUs, except SKUs that were to be removed anyway. */
export function withGoneSkusNew(edits: Edits, gone: readonly { id: string; fields: SkuFields | null }[]): Edits {
  const ids = new Set(gone.map(({ id }) => id))
  const made = gone.flatMap(({ id, fields }) => (fields ? [{ key: `again-${id}`, fields }] : []))
  return {
    ...edits,
    skus: Object.fromEntries(Object.entries(edits.skus).filter(([id]) => !ids.has(id))),
    newSkus: [...edits.newSkus, ...made],
    removedSkus: edits.removedSkus.filter((id) => !ids.has(id)),
  }
}
