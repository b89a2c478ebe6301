import type * as z from 'zod'
import { issueText } from '../../../../contract/issue-text.ts'
import { productFields, skuFields } from '../../../../contract/keeping/product-record.ts'
import type { ProductRows } from '../../../imports/merging/stored-products.ts'
import { nameOfSku } from '../record/merge-record.ts'
import type { RecordChange } from '../record/merge-record.ts'
import { refusal } from '../record/refusals.ts'

/** The fields that a bulk change computes. Fields that it sets have been checked with the input. */
const ofProducts = productFields.pick({ attrs: true }).partial()
const ofSkus = skuFields.pick({ minPrice: true, maxPrice: true, stock: true, attrs: true }).partial()

/** Throws Problem 400 with the first field that would exceed the limits of the form. */
export function requireWithinFieldLimits({ skus }: ProductRows, change: RecordChange): void {
  requireParsed(ofProducts, { attrs: change.fields.attrs })
  for (const { id, model } of skus) {
    const given = change.skus?.get(id)
    if (!given) continue
    const { minPrice, maxPrice, stock, attrs } = given
    requireParsed(ofSkus, { minPrice, maxPrice, stock, attrs }, `${nameOfSku(model)}.`)
  }
}

function requireParsed(schema: z.ZodType, given: object, owner = ''): void {
  const parsed = schema.safeParse(given)
  if (parsed.success) return
  const told = (language: 'en' | 'zh') =>
    schema.safeParse(given, { error: (issue) => issueText(issue, language) }).error?.issues[0]?.message ?? ''
  throw refusal(`${owner}${String(parsed.error.issues[0]?.path[0])}`, { en: told('en'), zh: told('zh') })
}
