import { sql } from 'kysely'
import type { OutputOf } from '../../../contract/endpoint.ts'
import type { getCategoryTree } from '../../../contract/keeping/merging.ts'
import type { KeepingParts, Trx } from '../parts.ts'
import type { Fields } from './record-kind.ts'

/** Between siblings, so that an import can place one among them. */
export const STEP = 10

/** Every category, siblings in their order, with the products in itself, on sale or not. */
export async function getTree({ db }: Pick<KeepingParts, 'db'>): Promise<OutputOf<typeof getCategoryTree>> {
  const { rows } = await sql<OutputOf<typeof getCategoryTree>[number]>`
    SELECT category.id::text, parent_id::text AS "parentId", name, en_name AS "enName", picture.key AS image,
      coalesce(used.products, 0) AS products
    FROM category LEFT JOIN picture ON picture.id = category.image_id
    LEFT JOIN (SELECT category_id, count(*)::int AS products FROM product GROUP BY category_id) AS used
      ON used.category_id = category.id
    ORDER BY category.sort, category.id`.execute(db)
  return rows
}

/** A category that is made comes after its siblings. */
export async function placeLast(trx: Trx, { parentId }: Fields): Promise<Record<string, unknown>> {
  if (parentId === undefined) return {}
  const { rows } = await sql<{ last: number }>`
    SELECT coalesce(max(sort), 0) AS last FROM category WHERE parent_id IS NOT DISTINCT FROM ${parentId}::bigint`.execute(
    trx,
  )
  return { sort: (rows[0]?.last ?? 0) + STEP }
}
