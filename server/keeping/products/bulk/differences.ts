import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { AttributeEntry } from '../../../../contract/keeping/product-record.ts'
import type { ProductRows } from '../../../imports/merging/stored-products.ts'
import { productFieldsOf, skuFieldsOf } from '../record/fields-of-rows.ts'
import type { KnownKeys } from '../record/known-keys.ts'

/** A field that changes. */
export interface BulkDifference {
  productId: string
  /** Null for the product itself. */
  skuId: string | null
  name: string | null
  enName: string | null
  model: string | null
  field: string
  was: unknown
  is: unknown
}

/** The fields of a product and its SKUs that change, without those that follow from them. */
export function differencesOf(before: ProductRows, after: ProductRows, keys: KnownKeys): BulkDifference[] {
  const { id: productId, name, en_name: enName } = before.product
  const of = { productId, name, enName }
  const differences: BulkDifference[] = []
  const compare = (sku: { id: string; model: string } | undefined, was: object, is: object) => {
    for (const [field, value] of Object.entries(is)) {
      const old = (was as Record<string, unknown>)[field]
      const owner = { skuId: sku?.id ?? null, model: sku?.model ?? null }
      if (!isDeepStrictEqual(old, value))
        differences.push({ ...of, ...owner, field, ...(field === 'attrs' ? onlyOther(old, value, keys) : { was: old, is: value }) }) // prettier-ignore
    }
  }
  compare(undefined, productFieldsOf(before, keys), productFieldsOf(after, keys))
  for (const sku of before.skus) {
    const now = after.skus.find(({ id }) => id === sku.id)
    if (now) compare(sku, skuFieldsOf(sku, before, keys), skuFieldsOf(now, after, keys))
  }
  return differences
}

/** A digest of the differences; equal where the differences are. */
export function differencesDigestOf(differences: readonly BulkDifference[]): string {
  const digest = createHash('sha256')
  for (const { productId, skuId, field, was, is } of differences)
    digest.update(JSON.stringify([productId, skuId, field, was, is]))
  return digest.digest('base64url')
}

/** The attribute in which two lists differ. */
function onlyOther(was: unknown, is: unknown, known: KnownKeys): { was: unknown; is: unknown } {
  const [old, fresh] = [was, is] as [AttributeEntry[], AttributeEntry[]]
  const among = (entries: AttributeEntry[], others: AttributeEntry[]) => {
    const entry = entries.find((one) => !others.some((other) => isDeepStrictEqual(one, other)))
    return entry ? withNames(entry, known) : null
  }
  return { was: among(old, fresh), is: among(fresh, old) }
}

/** Choices by their names and facts by their codes: what is new has another id in every plan. */
function withNames(entry: AttributeEntry, { references }: KnownKeys): AttributeEntry {
  const fact = references.attributeNamed(entry.attributeId)?.fact
  const attributeId = fact == null ? entry.attributeId : `fact:${fact}`
  if (entry.type !== 'choice') return { ...entry, attributeId }
  const options = entry.options.map((option) => {
    const named = 'id' in option ? references.optionNamed(entry.attributeId, option.id) : undefined
    return named ? { name: named.name, enName: named.en_name } : option
  })
  return { ...entry, attributeId, options }
}
