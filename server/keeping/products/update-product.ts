import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { ProductFields, SkuFields } from '../../../contract/keeping/product-record.ts'
import type {
  createProduct,
  createSku,
  KeptProductDetail,
  updateProduct,
  updateSku,
} from '../../../contract/keeping/products.ts'
import { Problem } from '../../../contract/problem.ts'
import { loadProductsById } from '../../imports/merging/stored-products.ts'
import type { ProductRows } from '../../imports/merging/stored-products.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Trx } from '../../database.ts'
import { changeByHand, touchedSince } from '../change-by-hand.ts'
import type { Given } from '../change-by-hand.ts'
import { throwSkusAway } from './delete-skus.ts'
import { getProductInFull, getProductOf } from './get-product.ts'
import type { ProductDeps } from './deps.ts'
import { productFieldsOf, skuFieldsOf } from './record/fields-of-rows.ts'
import { loadKnownKeys } from './record/known-keys.ts'
import { REASONS, refusal } from './record/refusals.ts'
import { writeChange, writeNew } from './write-product.ts'

export type ProductChange = ParsedInputOf<typeof updateProduct>

/** Creates a product with its SKUs. Throws Problem 400 with the invalid field. */
export async function addProduct(
  { db }: Pick<ProductDeps, 'db'>,
  draft: ParsedInputOf<typeof createProduct>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof createProduct>> {
  const { product } = await changeByHand(db, memberId, (trx) => writeNew(trx, draft))
  return { id: product.id }
}

/** Adds a SKU to a product. */
export async function addSku(
  { db }: Pick<ProductDeps, 'db'>,
  { productId, ...sku }: ParsedInputOf<typeof createSku>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof createSku>> {
  const after = await changeByHand(db, memberId, async (trx) =>
    writeChange(trx, await getRows(trx, productId), { fields: {}, newSkus: [sku] }),
  )
  return { id: after.skus.find(({ model }) => model === sku.model)?.id ?? '' }
}

/** Changes a product and its SKUs field by field. Refuses the whole change (409) where somebody else has changed the same fields since. */
export async function changeProduct(
  deps: ProductDeps,
  change: ProductChange,
  { caller: { memberId } }: MemberContext,
): Promise<KeptProductDetail> {
  const now = deps.clock.now()
  const touched = await changeByHand(deps.db, memberId, async (trx) => {
    const standing = await getRows(trx, change.id)
    const found = await findTouched(trx, standing, change)
    if (found) return found
    await applyChange(trx, standing, change, { actor: `member:${memberId}`, now })
    return undefined
  })
  const record = await getProductInFull(deps, change)
  if (touched) throw new Problem(409, {}, { record, ...touched })
  return record
}

/** Changes one SKU in the same way. */
export async function changeSku(
  deps: ProductDeps,
  { id, was, is }: ParsedInputOf<typeof updateSku>,
  context: MemberContext,
): Promise<KeptProductDetail> {
  const productId = await getProductOf(deps.db, id)
  const change = { id: productId, was: {}, is: {}, skus: [{ id, was, is }], newSkus: [], removedSkus: [] }
  return changeProduct(deps, change, context)
}

/** Writes a change, whatever the fields were when it was begun. */
export async function applyChange(
  trx: Trx,
  standing: ProductRows,
  { is, skus, newSkus, removedSkus }: ProductChange,
  by: { actor: string; now: Date },
): Promise<void> {
  if (removedSkus.length && !newSkus.length && standing.skus.every(({ id }) => removedSkus.includes(id)))
    throw refusal('removedSkus', REASONS.lastSku)
  if (removedSkus.length) await throwSkusAway(trx, standing, removedSkus, by)
  const before = removedSkus.length ? await getRows(trx, standing.product.id) : standing
  const isLeft = (id: string) => !removedSkus.includes(id)
  const order = is.skuOrder && { skuOrder: is.skuOrder.filter(isLeft) }
  const changes = new Map<string, Given<SkuFields>>(
    skus.flatMap((sku) => (isLeft(sku.id) ? [[sku.id, sku.is] as const] : [])),
  )
  await writeChange(trx, before, { fields: { ...is, ...order }, skus: changes, newSkus })
}

interface Touched {
  fields: (keyof ProductFields)[]
  skus: { id: string; fields: (keyof SkuFields)[] }[]
  goneSkus: string[]
}

async function findTouched(trx: Trx, standing: ProductRows, change: ProductChange): Promise<Touched | undefined> {
  const known = await loadKnownKeys(trx, [standing])
  const skuById = new Map(standing.skus.map((sku) => [sku.id, sku]))
  const touched: Touched = { fields: touchedSince(productFieldsOf(standing, known), change), skus: [], goneSkus: [] }
  for (const { id, ...skuChange } of change.skus) {
    const sku = skuById.get(id)
    if (!sku) {
      touched.goneSkus.push(id)
      continue
    }
    const fields = touchedSince(skuFieldsOf(sku, standing, known), skuChange)
    if (fields.length) touched.skus.push({ id, fields })
  }
  const isTouched = touched.fields.length || touched.skus.length || touched.goneSkus.length
  return isTouched ? touched : undefined
}

/** A product's rows. Throws 404. */
export async function getRows(trx: Trx, id: string): Promise<ProductRows> {
  const [rows] = await loadProductsById(trx, [id])
  if (!rows) throw new Problem(404)
  return rows
}
