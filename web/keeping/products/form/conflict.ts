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
  const touched = [
    ...fields.map((field) => ({ key: field, skuId: null, field, stands: record.fields, edited: edits.product })),
    ...skus.flatMap(({ id, fields: ofSku }) => {
      const stands = record.skus.find((sku) => sku.id === id)?.fields
      return ofSku.map((field) => ({ key: `${id}.${field}`, skuId: id, field, stands, edited: edits.skus[id] }))
    }),
  ]
  return touched.map(({ key, skuId, field, stands, edited }) => {
    const valueIn = (values: object | undefined) => values?.[field as never] as unknown
    return { key, skuId, field, yours: valueIn(edited?.is), theirs: valueIn(stands), before: valueIn(edited?.was) }
  })
}

type Chosen = Readonly<Record<string, Side>>

/** The edits after a side is chosen for each field: "theirs" drops the edit, the rest now changes their value. */
export function settledEdits(edits: Edits, odds: readonly FieldAtOdds[], chosen: Chosen): Edits {
  const settled = <Field extends string>(skuId: string | null, before: FieldEdits<Field>) =>
    settledFields(before, odds.filter((odd) => odd.skuId === skuId), chosen) // prettier-ignore
  return {
    ...edits,
    product: settled(null, edits.product),
    skus: Object.fromEntries(Object.entries(edits.skus).map(([id, before]) => [id, settled(id, before)])),
  }
}

function settledFields<Field extends string>(
  { was, is }: FieldEdits<Field>,
  odds: readonly FieldAtOdds[],
  chosen: Chosen,
): FieldEdits<Field> {
  const next = { was: { ...was } as Record<string, unknown>, is: { ...is } as Record<string, unknown> }
  for (const { key, field, yours, theirs, before } of odds) {
    const side = chosen[key] ?? 'yours'
    next.was[field] = theirs
    next.is[field] = side === 'before' ? before : yours
    if (side !== 'theirs') continue
    delete next.was[field]
    delete next.is[field]
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
