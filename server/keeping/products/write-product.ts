import { sql } from 'kysely'
import { identityOf } from '../../../contract/identity.ts'
import { LAST_RANK } from '../../../contract/keeping/product-record.ts'
import type { NewProduct } from '../../../contract/keeping/product-record.ts'
import { saveProducts } from '../../imports/merging/save-products.ts'
import type { ProductRows } from '../../imports/merging/stored-products.ts'
import type { Trx } from '../../database.ts'
import { loadKnownKeys } from './record/known-keys.ts'
import type { KnownKeys } from './record/known-keys.ts'
import { mergeRecord } from './record/merge-record.ts'
import type { RecordChange } from './record/merge-record.ts'
import { REASONS, refusal } from './record/refusals.ts'

/** Writes the differences of a changed product. Throws Problem 400 with the invalid field. */
export async function writeChange(trx: Trx, before: ProductRows, change: RecordChange): Promise<ProductRows> {
  const known = await loadKnownKeys(trx, [before], [change.fields, [...(change.skus?.values() ?? [])], change.newSkus])
  const after = await mergeRecord(before, change, known)
  await save(trx, { before, after }, known)
  return after
}

/** Writes a new product; returns its rows. */
export async function writeNew(trx: Trx, { skus, ...fields }: NewProduct): Promise<ProductRows> {
  const known = await loadKnownKeys(trx, [], [fields, skus])
  const { brandId, key, categoryId } = fields
  const empty: ProductRows = {
    product: {
      ...UNKNOWN,
      id: await known.references.takeId('product'),
      brand_id: brandId,
      key,
      category_id: categoryId,
      created_at: new Date(),
    } as ProductRows['product'],
    skus: [],
    values: [],
    pictures: [],
    certificates: [],
    downloads: [],
  }
  const after = await mergeRecord(empty, { fields, newSkus: skus }, known)
  await save(trx, { before: undefined, after }, known)
  return after
}

const UNKNOWN = {
  status: 'on_sale',
  rank: LAST_RANK,
  name: null,
  en_name: null,
  description: null,
  en_description: null,
  platform_no: null,
  currency_unit: 'CNY',
  measurement_unit: 'square_meter',
}

async function save(
  trx: Trx,
  { before, after }: { before: ProductRows | undefined; after: ProductRows },
  { references }: KnownKeys,
): Promise<void> {
  await requireFree(trx, after.product, before?.product)
  await references.save(trx)
  // Checked at the end: SKUs may exchange models, or take a model that another one gives up.
  await sql`SET CONSTRAINTS sku_product_id_model_key DEFERRED`.execute(trx)
  await saveProducts(trx, [{ before, after }])
  await sql`SET CONSTRAINTS sku_product_id_model_key IMMEDIATE`.execute(trx)
}

/** Throws Problem 400 where another product has the key or the platform number. */
async function requireFree(
  trx: Trx,
  product: ProductRows['product'],
  before: ProductRows['product'] | undefined,
): Promise<void> {
  const isNamedAnew =
    before === undefined || identityOf(product.key) !== identityOf(before.key) || product.brand_id !== before.brand_id
  if (
    isNamedAnew &&
    (await findOther(
      trx,
      product.id,
      sql`brand_id = ${product.brand_id} AND likeness_of(key) = likeness_of(${product.key})
      AND identity_of(key) = ${identityOf(product.key)}`,
    ))
  )
    throw refusal('key', REASONS.sameKey)
  const { platform_no: number } = product
  if (
    number !== null &&
    number !== before?.platform_no &&
    (await findOther(trx, product.id, sql`platform_no = ${number}`))
  )
    throw refusal('platformNo', REASONS.sameNumber)
}

async function findOther(trx: Trx, id: string, isSame: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await sql`SELECT FROM product WHERE id <> ${id} AND ${isSame} LIMIT 1`.execute(trx)
  return rows.length > 0
}
