import type { KeptProductDetail } from '../../../../contract/keeping/products.ts'
import type { Previewed } from '../window/preview.ts'
import { changeToSend, draftToSend } from './change-to-send.ts'
import type { Mistakes } from './checks.ts'
import type { Edits, FieldEdits } from './edits.ts'

interface Asking {
  record: KeptProductDetail
  edits: Edits
  /** Invalid fields, which the preview leaves out. */
  wrong: Mistakes
  /** The SKU in sight: its id, or a new one's key. */
  skuId: string | null
}

/** As typed; undefined if unchanged. */
function modelOf(typed: unknown): string | undefined {
  return typeof typed === 'string' ? typed : undefined
}

/** The input of the preview: the product with all valid fields of the form; null where they are not enough. */
export function askedOf({ record, edits, wrong, skuId }: Asking): { asked: Previewed | null; isPartial: boolean } {
  const paths = Object.keys(wrong)
  const models = new Map(
    record.skus.map(({ id, fields }) => [id, modelOf(edits.skus[id]?.is['model']) || fields.model]),
  )
  const isWrong = (path: string) =>
    paths.some((one) => one === path || one.startsWith(`${path}[`) || one.startsWith(`${path}.`))
  const right: Edits = {
    ...edits,
    product: rightOf(edits.product, isWrong),
    skus: Object.fromEntries(
      Object.entries(edits.skus).map(([id, edited]) => [
        id,
        rightOf(edited, (field) => isWrong(`skus[${models.get(id) ?? ''}].${field}`)),
      ]),
    ),
    newSkus: edits.newSkus.filter(({ fields }) => fields.model !== '' && !isWrong(`skus[${fields.model}]`)),
  }
  const isPartial = paths.length > 0
  const shown = record.skus.some(({ id }) => id === skuId) ? { skuId: skuId ?? undefined } : {}
  if (record.id !== '0') return { asked: { change: changeToSend(record.id, right), ...shown }, isPartial }
  const draft = draftToSend(right, record.fields)
  const isEnough = Boolean(
    draft.brandId && draft.categoryId && draft.key && draft.skus.length && (draft.name ?? draft.enName),
  )
  // Shown as it will be once published.
  return { asked: isEnough ? { draft: { ...draft, status: 'on_sale' } } : null, isPartial }
}

function rightOf<Field extends string>(
  { was, is }: FieldEdits<Field>,
  isWrong: (field: string) => boolean,
): FieldEdits<Field> {
  const right = (fields: Partial<Record<Field, unknown>>) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => !isWrong(field))) as Partial<Record<Field, unknown>>
  return { was: right(was), is: right(is) }
}
