import { sql } from 'kysely'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { deleteSkus } from '../../../contract/keeping/products.ts'
import { saveProducts } from '../../imports/merging/save-products.ts'
import { loadProductsById } from '../../imports/merging/stored-products.ts'
import type { ProductRows } from '../../imports/merging/stored-products.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Trx } from '../../database.ts'
import { changeByHand } from '../change-by-hand.ts'
import { moveToTrash } from '../trash.ts'
import { ownRows } from './delete-products.ts'
import type { ProductDeps } from './deps.ts'
import { loadKnownKeys } from './record/known-keys.ts'
import { nameOfSku, withDerived } from './record/merge-record.ts'
import { REASONS, refusal } from './record/refusals.ts'

/** Moves SKUs to the trash; returns their number. Throws Problem 400 where a product would have none left. */
export async function throwSkusOfProductsAway(
  { db, clock }: Pick<ProductDeps, 'db' | 'clock'>,
  { ids }: ParsedInputOf<typeof deleteSkus>,
  { caller: { memberId } }: MemberContext,
): Promise<number> {
  return changeByHand(db, memberId, async (trx) => {
    const found = await trx.selectFrom('sku').select('product_id').distinct().where('id', 'in', ids).execute()
    const products = await loadProductsById(
      trx,
      found.map((sku) => sku.product_id),
    )
    let count = 0
    for (const rows of products) {
      const gone = rows.skus.filter(({ id }) => ids.includes(id))
      if (gone.length === rows.skus.length) throw refusal(nameOfSku(gone[0]?.model ?? ''), REASONS.lastSku)
      await throwSkusAway(trx, rows, ids, { actor: `member:${memberId}`, now: clock.now() })
      count += gone.length
    }
    await nameAgain(
      trx,
      products.map(({ product }) => product.id),
    )
    return count
  })
}

/** Moves SKUs of a product to the trash, each as an entry of its own. */
export async function throwSkusAway(
  trx: Trx,
  { product, skus }: ProductRows,
  ids: readonly string[],
  by: { actor: string; now: Date },
): Promise<void> {
  const nameOf = (name: string | null, model: string) => (name === null ? null : `${name} ${model}`)
  for (const { id, model } of skus) {
    if (!ids.includes(id)) continue
    const rows = await ownRows(trx, sql`sku_id = ${id}`, undefined, sql`id = ${id}`)
    const names = { name: nameOf(product.name, model), enName: nameOf(product.en_name, model) }
    await moveToTrash(trx, [{ entity: 'sku', id, ...names, rows }], by)
  }
}

/** Computes again what tells the SKUs of products apart, after SKUs were added or removed. */
export async function nameAgain(trx: Trx, productIds: string[]): Promise<void> {
  const products = await loadProductsById(trx, productIds)
  const known = await loadKnownKeys(trx, [])
  await saveProducts(
    trx,
    products.map((before) => ({ before, after: withDerived(before, known) })),
  )
}
