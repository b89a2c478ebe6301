import { sql } from 'kysely'
import type { ParsedInputOf } from '../../../contract/endpoint.ts'
import type { deleteProducts } from '../../../contract/keeping/products.ts'
import { loadProductsById } from '../../imports/merging/stored-products.ts'
import type { MemberContext } from '../../platform/http/serve.ts'
import type { Trx } from '../../database.ts'
import { changeByHand } from '../change-by-hand.ts'
import { moveToTrash } from '../trash.ts'
import type { TrashEntry } from '../trash.ts'
import type { ProductDeps } from './deps.ts'

/** Moves products to the trash with all that belongs to them; returns their number. */
export async function throwProductsAway(
  { db, clock }: Pick<ProductDeps, 'db' | 'clock'>,
  { ids }: ParsedInputOf<typeof deleteProducts>,
  { caller: { memberId } }: MemberContext,
): Promise<number> {
  return changeByHand(db, memberId, async (trx) => {
    const products = await loadProductsById(trx, ids)
    const things: TrashEntry[] = []
    for (const { product } of products) {
      const rows = await ownRows(trx, sql`product_id = ${product.id}`, sql`id = ${product.id}`)
      things.push({ entity: 'product', id: product.id, name: product.name, enName: product.en_name, rows })
    }
    await moveToTrash(trx, things, { actor: `member:${memberId}`, now: clock.now() })
    return products.length
  })
}

/** The rows of products or SKUs as the database writes them, in an order that foreign keys accept. */
export async function ownRows(
  trx: Trx,
  isOwn: ReturnType<typeof sql>,
  isProduct?: ReturnType<typeof sql>,
  isSku: ReturnType<typeof sql> = isOwn,
): Promise<TrashEntry['rows']> {
  const rows: TrashEntry['rows'] = []
  const take = async (table: string, isWanted: ReturnType<typeof sql>) => {
    const found = await sql<{ row: Record<string, unknown> }>`
      SELECT jsonb_strip_nulls(to_jsonb(${sql.table(table)})) - ${sql.lit(MADE)}::text[] AS row
      FROM ${sql.table(table)} WHERE ${isWanted} ORDER BY id`.execute(trx)
    for (const { row } of found.rows) rows.push([table, row])
  }
  if (isProduct) await take('product', isProduct)
  await take('sku', isSku)
  await take('attribute_value', isOwn)
  await take('picture_use', isOwn)
  if (!isProduct) return rows
  await take('certificate', isOwn)
  await take('download', isOwn)
  return rows
}

/** Columns that the database computes. */
const MADE = '{currency_type,measurement_type,scheme_type,kind_type}'
