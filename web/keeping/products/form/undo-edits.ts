import type { KeptProductDetail } from '../../../../contract/keeping/products.ts'
import type { ProductChange } from './change-to-send.ts'
import type { Edits } from './edits.ts'

/** What takes a save back: SKUs that come out of the trash, and then a change, refused where somebody has changed the same since. */
export interface Undo {
  restoredSkus: string[]
  change: ProductChange
}

/** How a save of edits is taken back; `before` is the product that they were of, `after` as the save has answered it. */
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
      // Those that somebody else has made meanwhile are not the save's.
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
