import type { ProductField, SkuField, SkuFields } from '../../../../contract/keeping/product-record.ts'
import type { ProductConflict } from '../../../../contract/keeping/products.ts'
import type { Side } from '../../ConflictDialog.tsx'
import type { Edits, FieldEdits } from './edits.ts'

/** One field that somebody else has changed since: of the product, or of a SKU by its id. */
export interface FieldAtOdds {
  key: string
  skuId: string | null
  field: ProductField | SkuField
  yours: unknown
  theirs: unknown
  before: unknown
}

/** What two people have changed to something else. */
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

/** The edits once of each field one side is chosen: what is theirs is no edit any more, the rest is a change of theirs. */
export function settled(edits: Edits, odds: readonly FieldAtOdds[], chosen: Readonly<Record<string, Side>>): Edits {
  let next = edits
  for (const odd of odds) {
    const side = chosen[odd.key] ?? 'yours'
    if (odd.skuId === null)
      next = { ...next, product: settledField(next.product, odd, side) as FieldEdits<ProductField> }
    else
      next = {
        ...next,
        skus: {
          ...next.skus,
          [odd.skuId]: settledField(next.skus[odd.skuId] ?? { was: {}, is: {} }, odd, side) as FieldEdits<SkuField>,
        },
      }
  }
  return next
}

function settledField({ was, is }: FieldEdits<string>, odd: FieldAtOdds, side: Side): FieldEdits<string> {
  const next = { was: { ...was }, is: { ...is } }
  if (side === 'theirs') {
    delete next.was[odd.field]
    delete next.is[odd.field]
    return next
  }
  next.was[odd.field] = odd.theirs
  next.is[odd.field] = side === 'before' ? odd.before : odd.yours
  return next
}

/** What was typed into SKUs that are gone stands in new ones; of those that were to go anyway nothing is left. */
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
