import type { KeptProductDetail } from '../../../../contract/keeping/products.ts'
import type { ProductChange } from './change-to-send.ts'
import type { Edits } from './edits.ts'

/** Undoes a save: restores deleted SKUs, then sends a change, which is refused if somebody has changed the same since. */
export interface Undo {
  restoredSkus: string[]
  change: ProductChange
}

/** The undo of a save; `before` is the product before it, `after` the save's answer. */
export function undoOf(edits: Edits, before: KeptProductDetail, after: KeptProductDetail): Undo {
  const { skuOrder: _order, ...product } = edits.product.was
  const isMoved = edits.newSkus.length + edits.removedSkus.length > 0
  const standing = isMoved ? product : edits.product.was
  const gone = new Set(edits.removedSkus)
  const known = new Set(before.skus.map(({ id }) => id))
  return {
    restoredSkus: [...edits.removedSkus],
    change: {
      id: after.id,
      ...swapped(standing, after.fields),
      skus: after.skus.flatMap(({ id, fields }) => {
        const edited = edits.skus[id]
        return edited && !gone.has(id) && Object.keys(edited.was).length ? [{ id, ...swapped(edited.was, fields) }] : []
      }),
      newSkus: [],
      // SKUs that others added meanwhile are not part of the save.
      removedSkus: after.skus
        .filter(({ id, fields }) => !known.has(id) && edits.newSkus.some((sku) => sku.fields.model === fields.model))
        .map(({ id }) => id),
    },
  }
}

function swapped(was: Readonly<Record<string, unknown>>, stands: object): { was: object; is: object } {
  const now = stands as Record<string, unknown>
  return { was: Object.fromEntries(Object.keys(was).map((field) => [field, now[field]])), is: was }
}
