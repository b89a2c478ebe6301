import type * as z from 'zod'
import { issueText } from '../../../../contract/issue-text.ts'
import { productFields, skuFields } from '../../../../contract/keeping/product-record.ts'
import type { Draft, DraftSku } from './edits.ts'

/** What is wrong, by the field as the API names it: `enName`, `skus[OAK-1].minPrice`. */
export type Mistakes = Readonly<Record<string, string>>

export interface CheckTexts {
  language: 'en' | 'zh'
  required: string
  nameNeeded: string
  crossed: string
  sameModel: string
}

/** How a field of a SKU is named where something is wrong with it. */
export function skuPath({ fields }: Pick<DraftSku, 'fields'>, field: string): string {
  return `skus[${fields.model}].${field}`
}

/** What the server would refuse, found before it is sent: only what was touched, as the rest stands there already. */
export function mistakesIn(draft: Draft, { texts, touched }: { texts: CheckTexts; touched: Touched }): Mistakes {
  const mistakes: Record<string, string> = {}
  const { product } = draft
  const fieldsOf: Readonly<Record<string, unknown>> = product
  for (const field of touched.product)
    note(mistakes, { path: field, value: fieldsOf[field] }, { texts, schemas: productFields.shape })
  if (!product.name?.trim() && !product.enName?.trim()) mistakes['enName'] = texts.nameNeeded
  if (!product.brandId) mistakes['brandId'] = texts.required
  if (!product.categoryId) mistakes['categoryId'] = texts.required
  const models = new Set<string>()
  for (const sku of draft.skus.filter(({ isRemoved }) => !isRemoved)) {
    const own = sku.isNew ? Object.keys(skuFields.shape) : (touched.skus[sku.key] ?? [])
    Object.assign(mistakes, mistakesInSku(sku, own, texts))
    if (models.has(sku.fields.model)) mistakes[skuPath(sku, 'model')] = texts.sameModel
    models.add(sku.fields.model)
  }
  return mistakes
}

/** The names of the fields that were changed; of SKUs by id. */
export interface Touched {
  product: readonly string[]
  skus: Readonly<Record<string, readonly string[]>>
}

/** A path as the page names it, however it is written: `auths.0.number` is `auths[0].number`. */
export function pathOf(field: string): string {
  return field.replaceAll(/\.(\d+)(?=\.|$|\[)/g, '[$1]')
}

function mistakesInSku(sku: DraftSku, touched: readonly string[], texts: CheckTexts): Mistakes {
  const mistakes: Record<string, string> = {}
  const values: Readonly<Record<string, unknown>> = sku.fields
  for (const field of touched)
    note(mistakes, { path: skuPath(sku, field), value: values[field] }, { texts, schemas: skuFields.shape, field })
  const { minPrice, maxPrice } = sku.fields
  if (typeof minPrice === 'number' && typeof maxPrice === 'number' && minPrice > maxPrice)
    mistakes[skuPath(sku, 'minPrice')] = texts.crossed
  return mistakes
}

interface Place {
  path: string
  value: unknown
}

interface By {
  texts: CheckTexts
  schemas: Readonly<Record<string, z.ZodType>>
  /** Where it is not the path. */
  field?: string
}

/** Notes the first thing that is wrong with a field, at the part of it that is. */
function note(mistakes: Record<string, string>, { path, value }: Place, { texts, schemas, field = path }: By): void {
  const { error } = schemas[field]?.safeParse(value, { reportInput: true }) ?? {}
  const [issue] = error?.issues ?? []
  if (!issue) return
  const { input } = issue
  const isEmpty = input === '' || input === null || input === undefined
  const within = issue.path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`)).join('')
  mistakes[path + within] = isEmpty
    ? texts.required
    : (issueText(issue as z.core.$ZodRawIssue, texts.language) ?? issue.message)
}
