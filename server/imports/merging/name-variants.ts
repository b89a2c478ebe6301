import { sql } from 'kysely'
import { lockCatalogue } from '../../catalogue/change-log.ts'
import type { Db, Trx } from '../../database.ts'
import { withVariants } from './merge-variants.ts'
import { References } from './references.ts'
import { saveProducts } from './save-products.ts'
import { loadProductsById } from './stored-products.ts'

/** Each batch makes imports wait. */
const AT_ONCE = 200

/** Names the variants of products older than variant names, batch by batch; returns the number of products. */
export async function nameVariants({ db }: { db: Db }, signal?: AbortSignal): Promise<number> {
  for (let named = 0; ;) {
    const batch = signal?.aborted ? 0 : await db.transaction().execute(nameSome)
    if (!batch) return named
    named += batch
  }
}

async function nameSome(trx: Trx): Promise<number> {
  const { rows: waiting } = await sql`SELECT FROM sku WHERE variant_name IS NULL LIMIT 1`.execute(trx)
  if (!waiting.length) return 0
  await lockCatalogue(trx)
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT product_id::text AS id FROM (
      SELECT product_id FROM sku WHERE variant_name IS NULL ORDER BY product_id LIMIT ${AT_ONCE}
    ) AS not_named`.execute(trx)
  await nameAgain(
    trx,
    rows.map(({ id }) => id),
  )
  return rows.length
}

/** Renames variants whose name may contain a renamed attribute. */
export async function renameVariants(trx: Trx, attributeIds: string[]): Promise<void> {
  if (!attributeIds.length) return
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT product_id::text AS id FROM attribute_value
    WHERE attribute_id = ANY (${attributeIds}::bigint[]) AND sku_id IS NOT NULL`.execute(trx)
  if (rows.length)
    await nameAgain(
      trx,
      rows.map(({ id }) => id),
    )
}

async function nameAgain(trx: Trx, productIds: string[]): Promise<void> {
  const products = await loadProductsById(trx, productIds)
  const references = await References.load(trx)
  await saveProducts(
    trx,
    products.map((before) => ({ before, after: { ...before, skus: withVariants(before, references) } })),
  )
}
