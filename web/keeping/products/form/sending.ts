import type { InputOf } from '../../../../contract/endpoint.ts'
import type {
  createProduct,
  KeptProductDetail,
  previewProduct,
  updateProduct,
} from '../../../../contract/keeping/products.ts'
import type { Edits, FieldEdits, Part } from './edits.ts'
import { productDraftOf } from './edits.ts'
import { fieldPathOf, isWithin, skuPath, type Mistakes } from './mistakes.ts'

type ProductChange = InputOf<typeof updateProduct>
export type Previewed = InputOf<typeof previewProduct>

/** What a save sends. `mistakes.ts` has checked it before. */
export function changeToSend(id: string, { product, skus, newSkus, removedSkus }: Edits): ProductChange {
  const { was, is } = product
  const gone = new Set(removedSkus)
  const order = is['skuOrder'] as string[] | undefined
  return {
    id,
    was,
    is: order ? { ...is, skuOrder: order.filter((one) => !gone.has(one)) } : is,
    skus: Object.entries(skus)
      .filter(([skuId, edited]) => !gone.has(skuId) && Object.keys(edited.is).length > 0)
      .map(([skuId, edited]) => ({ id: skuId, was: edited.was, is: edited.is })),
    newSkus: newSkus.map(({ fields }) => fields),
    removedSkus: [...removedSkus],
  }
}

/** A new product with its SKUs. */
export function draftToSend({ product, newSkus }: Edits, defaults: object): InputOf<typeof createProduct> {
  const { skuOrder: _order, ...fields } = { ...defaults, ...product.is } as Record<string, unknown>
  return { ...fields, skus: newSkus.map((sku) => sku.fields) } as unknown as InputOf<typeof createProduct>
}

interface Sent {
  record: KeptProductDetail
  edits: Edits
  isNew: boolean
}

/**
 * The form's path of a field that the server refused: by its name, `skus[OAK-1].minPrice`, or by its place in the request,
 * `skus.0.is.minPrice`, `newSkus.1.model`, `is.auths.0.number`.
 */
export function refusedPath(field: string, { record, edits, isNew }: Sent): string {
  if (field === 'removedSkus' || field === 'skuOrder' || field === 'is.skuOrder') return 'skus'
  const [, list, at = '', rest] = /^(skus|newSkus)\.(\d+)\.(?:is\.|was\.)?(.+)$/.exec(field) ?? []
  if (list === undefined || rest === undefined) return fieldPathOf(field.replace(/^(?:is|was)\./, ''))
  const place = Number(at)
  const isOfNew = isNew || list === 'newSkus'
  const key = isOfNew ? edits.newSkus[place]?.key : changeToSend(record.id, edits).skus?.[place]?.id
  const sku = productDraftOf(record, edits).skus.find((one) => one.key === key)
  return sku ? skuPath(sku, fieldPathOf(rest)) : 'skus'
}

/** Undoes a save: restores deleted SKUs, then sends a change, which is refused if somebody has changed the same since. */
export interface Undo {
  restoredSkus: string[]
  change: ProductChange
}

/** The undo of a save; `before` is the product before it, `after` the save's answer. */
export function undoOf(edits: Edits, before: KeptProductDetail, after: KeptProductDetail): Undo {
  const { skuOrder: _order, ...product } = edits.product.was
  const isMoved = edits.newSkus.length + edits.removedSkus.length > 0
  const gone = new Set(edits.removedSkus)
  const known = new Set(before.skus.map(({ id }) => id))
  return {
    restoredSkus: [...edits.removedSkus],
    change: {
      id: after.id,
      ...swapped(isMoved ? product : edits.product.was, after.fields),
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

interface Asking {
  record: KeptProductDetail
  edits: Edits
  /** Invalid fields, which the preview leaves out. */
  wrong: Mistakes
  /** The SKU in sight: its id, or a new one's key. */
  skuId: string | null
}

/** The input of the preview: the product with all valid fields of the form; null where they are not enough. */
export function askedOf({ record, edits, wrong, skuId }: Asking): Previewed | null {
  const calledById = new Map(productDraftOf(record, edits).skus.map(({ key, called }) => [key, called]))
  const isRight = (path: string) => !Object.keys(wrong).some((one) => isWithin(one, path))
  const rightOf = <Field extends string>({ was, is }: FieldEdits<Field>, prefix: string): FieldEdits<Field> => {
    const right = (part: Part<Field>) =>
      Object.fromEntries(Object.entries(part).filter(([field]) => isRight(`${prefix}${field}`))) as Part<Field>
    return { was: right(was), is: right(is) }
  }
  const skus = Object.entries(edits.skus).map(([id, edited]) => [
    id,
    rightOf(edited, skuPath({ called: calledById.get(id) ?? '' }, '')),
  ])
  const right: Edits = {
    ...edits,
    product: rightOf(edits.product, ''),
    skus: Object.fromEntries(skus),
    newSkus: edits.newSkus.filter(({ fields }) => fields.model !== '' && isRight(`skus[${fields.model}]`)),
  }
  if (record.id !== '0') {
    const isStored = record.skus.some(({ id }) => id === skuId)
    return { change: changeToSend(record.id, right), ...(isStored && { skuId: skuId ?? undefined }) }
  }
  const draft = draftToSend(right, record.fields)
  const isEnough = draft.brandId && draft.categoryId && draft.key && draft.skus.length && (draft.name ?? draft.enName)
  // Shown as it will be once published.
  return isEnough ? { draft: { ...draft, status: 'on_sale' } } : null
}
