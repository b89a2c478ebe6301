import { identityOf } from '../../../../contract/identity.ts'
import { MOST_SKUS } from '../../../../contract/keeping/product-record.ts'
import type { NewSku, ProductFields, SkuFields } from '../../../../contract/keeping/product-record.ts'
import { withComparablePrice } from '../../../imports/merging/merge-skus.ts'
import { withVariants } from '../../../imports/merging/merge-variants.ts'
import type { Row } from '../../../imports/merging/bulk-rows.ts'
import type { ProductRows } from '../../../imports/merging/stored-products.ts'
import type { Given } from '../../change-by-hand.ts'
import type { KnownKeys } from './known-keys.ts'
import { mergeEntries } from './merge-entries.ts'
import { replaceCertificates, replaceDownloads, replacePictures, SKU_PICTURES } from './merge-lists.ts'
import { mergeProductByHand } from './merge-product.ts'
import { makeSku, mergeSku } from './merge-skus.ts'
import { REASONS, refusal } from './refusals.ts'

/** A change of a product and its SKUs. */
export interface RecordChange {
  fields: Given<ProductFields>
  /** By id. */
  skus?: ReadonlyMap<string, Given<SkuFields>>
  newSkus?: readonly NewSku[]
}

/**
 * A product with the given fields changed, and those that follow from them. Throws Problem 400 with the invalid field; the limits
 * are those of an import's line.
 */
export async function mergeRecord(
  before: ProductRows,
  { fields, skus = new Map(), newSkus = [] }: RecordChange,
  known: KnownKeys,
): Promise<ProductRows> {
  let after: ProductRows = { ...before, product: mergeProductByHand(before.product, fields, known) }
  after.skus = before.skus.map((sku) => {
    const facts = skus.get(sku.id)
    return facts ? mergeSku(sku, facts, { field: nameOfSku(facts.model ?? sku.model), known }) : sku
  })
  after = await mergeLists(after, fields, known)
  for (const sku of before.skus) {
    const facts = skus.get(sku.id)
    if (facts) after = await mergeSkuLists(after, { ...sku, model: facts.model ?? sku.model }, facts, known)
  }
  for (const facts of newSkus) after = await addSku(after, facts, known)
  after.skus = orderedBy(after.skus, fields.skuOrder)
  requireModels(after, before)
  return withDerived(after, known)
}

/** Computes the fields that follow from others: comparable prices, and what tells SKUs apart. */
export function withDerived(rows: ProductRows, { references }: Pick<KnownKeys, 'references'>): ProductRows {
  const skus = rows.skus.map((sku) => withComparablePrice(sku, rows.product.measurement_unit))
  return { ...rows, skus: withVariants({ skus, values: rows.values }, references) }
}

async function mergeLists(rows: ProductRows, fields: Given<ProductFields>, known: KnownKeys): Promise<ProductRows> {
  const productId = rows.product.id
  const after = { ...rows }
  if (fields.attrs)
    after.values = await withEntries(rows, { productId, skuId: null, field: 'attrs' }, fields.attrs, known)
  if (fields.auths) after.certificates = await replaceCertificates(rows, fields.auths, known)
  if (fields.files) after.downloads = await replaceDownloads(rows, fields.files, known)
  if (fields.structuralImages) {
    const place = { productId, skuId: null, role: 'structure', field: 'structuralImages' } as const
    after.pictures = await replacePictures(rows.pictures, place, fields.structuralImages, known)
  }
  return after
}

async function mergeSkuLists(
  rows: ProductRows,
  { id: skuId, model }: Pick<Row<'sku'>, 'id' | 'model'>,
  facts: Given<SkuFields>,
  known: KnownKeys,
): Promise<ProductRows> {
  const productId = rows.product.id
  const after = { ...rows }
  const field = nameOfSku(model)
  if (facts.attrs)
    after.values = await withEntries(rows, { productId, skuId, field: `${field}.attrs` }, facts.attrs, known)
  for (const [name, role] of Object.entries(SKU_PICTURES)) {
    const given = facts[name as keyof typeof SKU_PICTURES]
    if (given === undefined) continue
    const place = { productId, skuId, role, field: `${field}.${name}` }
    after.pictures = await replacePictures(after.pictures, place, given === null ? [] : [given].flat(), known)
  }
  return after
}

async function withEntries(
  { values }: ProductRows,
  owner: { productId: string; skuId: string | null; field: string },
  entries: ProductFields['attrs'],
  known: KnownKeys,
): Promise<ProductRows['values']> {
  const own = values.filter((value) => value.sku_id === owner.skuId)
  const fresh = await mergeEntries(entries, { ...owner, own }, known)
  return [...values.filter((value) => !own.includes(value)), ...fresh]
}

async function addSku(rows: ProductRows, facts: NewSku, known: KnownKeys): Promise<ProductRows> {
  const sort = Math.max(-1, ...rows.skus.map((sku) => sku.sort)) + 1
  const made = await makeSku(facts, { productId: rows.product.id, sort, known })
  const sku = mergeSku(made, facts, { field: nameOfSku(facts.model), known })
  return mergeSkuLists({ ...rows, skus: [...rows.skus, sku] }, sku, facts, known)
}

/** SKUs in the given order. New ones, which have no id yet, come last. */
function orderedBy(skus: Row<'sku'>[], order: readonly string[] | undefined): Row<'sku'>[] {
  if (!order) return skus
  const places = new Map(order.map((id, place) => [id, place]))
  const named = skus.filter(({ id }) => places.has(id))
  const unnamed = skus.filter(({ id }) => !places.has(id))
  if (places.size !== order.length || named.length !== order.length) throw refusal('skuOrder', REASONS.otherSkus)
  const sorted = named.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
  return [...sorted, ...unnamed].map((sku, sort) => ({ ...sku, sort }))
}

/** Models that are one (contract/identity.ts) are refused where one of them is new; old doubles stay. */
function requireModels({ skus }: ProductRows, before: ProductRows): void {
  if (skus.length > MOST_SKUS) throw refusal('skus', REASONS.tooMany)
  const standing = new Map(before.skus.map(({ id, model }) => [id, identityOf(model)]))
  for (const [name, alike] of Map.groupBy(skus, ({ model }) => identityOf(model))) {
    const anew = alike.length > 1 ? alike.findLast(({ id }) => standing.get(id) !== name) : undefined
    if (anew) throw refusal(`${nameOfSku(anew.model)}.model`, REASONS.sameModel)
  }
}

/** The name of a SKU in refusals. */
export function nameOfSku(model: string): string {
  return `skus[${model}]`
}
