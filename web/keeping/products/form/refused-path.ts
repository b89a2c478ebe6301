import type { KeptProductDetail } from '../../../../contract/keeping/products.ts'
import { changeToSend } from './change-to-send.ts'
import { fieldPathOf, skuPath } from './checks.ts'
import { productDraftOf, type Edits } from './edits.ts'

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

/** The mistake of a field or of something within it; the first of several. */
export function mistakeWithin(mistakes: Readonly<Record<string, string>>, path: string): string | undefined {
  const found = Object.keys(mistakes).find((one) => isWithin(one, path))
  return found === undefined ? undefined : mistakes[found]
}

function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`)
}

/** Focuses the field at a path, or the innermost part of the form around it. */
export function focusAt(place: HTMLElement, path: string): void {
  const fields = [...place.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('[name]')]
  const own = fields.find(({ name }) => name === path)
  if (own) return own.focus()
  const parts = [...place.querySelectorAll<HTMLElement>('[data-field]')].filter(({ dataset }) => isWithin(path, dataset['field'] ?? '')) // prettier-ignore
  const inmost = parts.toSorted((one, other) => (other.dataset['field'] ?? '').length - (one.dataset['field'] ?? '').length)[0] // prettier-ignore
  const wrong = inmost?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const first = inmost?.querySelector<HTMLElement>('input, select, textarea, button')
  ;(wrong ?? first)?.focus()
}
