import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../../contract/endpoint.ts'
import type { publishProducts } from '../../../contract/keeping/bulk.ts'
import type { SaleStatus } from '../../catalogue/tables.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import { patientOn } from '../../platform/postgres/database.ts'
import { changeByHand } from '../change-by-hand.ts'
import { findSelected } from './bulk/selected.ts'
import type { ProductDeps } from './deps.ts'

type Asked = ParsedInputOf<typeof publishProducts>
type Answer = OutputOf<typeof publishProducts>

/** Puts products or single SKUs on sale. */
export function publish(deps: ProductDeps, asked: Asked, context: MemberContext): Promise<Answer> {
  return setStatus(deps, { asked, status: 'on_sale' }, context)
}

/** Withdraws products or single SKUs. */
export function withdraw(deps: ProductDeps, asked: Asked, context: MemberContext): Promise<Answer> {
  return setStatus(deps, { asked, status: 'withdrawn' }, context)
}

async function setStatus(
  deps: ProductDeps,
  { asked, status }: { asked: Asked; status: SaleStatus },
  { caller: { memberId }, language }: MemberContext,
): Promise<Answer> {
  const { productIds, skuIds } = await findSelected(deps, asked, language)
  const [table, ids] = skuIds ? (['sku', [...skuIds]] as const) : (['product', productIds] as const)
  return changeByHand(patientOn(deps.db), memberId, async (trx) => {
    const { rows } = await sql<{ id: string; product_id: string }>`
      UPDATE ${sql.table(table)} SET status = ${status} WHERE id = ANY (${ids}::bigint[]) AND status <> ${status}
      RETURNING id::text, ${sql.ref(table === 'sku' ? 'product_id' : 'id')}::text AS product_id`.execute(trx)
    const products = new Set(rows.map((row) => row.product_id)).size
    const unseen = await sql<{ id: string }>`
      SELECT id::text FROM product WHERE id = ANY (${productIds}::bigint[])
        AND NOT (status = 'on_sale' AND EXISTS (SELECT FROM sku WHERE product_id = product.id AND sku.status = 'on_sale'))
      ORDER BY id`.execute(trx)
    return { changed: { products, skus: table === 'sku' ? rows.length : 0 }, unseen: unseen.rows.map(({ id }) => id) }
  })
}
