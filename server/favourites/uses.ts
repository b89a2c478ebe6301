import { sql } from 'kysely'
import type { Right } from '../../contract/collaboration/rights.ts'
import { selectSeen } from '../workspace/substituting.ts'
import type { Uses, UsesQuery } from '../workspace/substituting.ts'
import type { FavouriteDeps } from './deps.ts'

interface Row {
  id: string
  name: string
  owner_name: string
  right: Right
  total: number
  item_id: string
  note: string
}

/** Where a SKU is in folders that a member sees; the folder that changed last comes first. */
export async function findUses(db: FavouriteDeps['db'], { memberId, skuId, ids, most }: UsesQuery): Promise<Uses> {
  const { rows } = await sql<Row>`
    WITH seen AS MATERIALIZED (${selectSeen('folder', { memberId, ids })})
    SELECT seen.id::text, seen.name, owner.nickname AS owner_name, seen.right, item.id::text AS item_id, item.note,
      count(*) OVER ()::int AS total
    FROM seen JOIN folder_item AS item ON item.folder_id = seen.id AND item.sku_id = ${skuId} AND item.deleted_at IS NULL
    JOIN member AS owner ON owner.id = seen.member_id
    WHERE seen.right IS NOT NULL
    ORDER BY seen.updated_at DESC, seen.id LIMIT ${most ?? null}::int`.execute(db)
  const uses = rows.map((row): Uses['uses'][number] => ({
    id: row.id,
    itemId: row.item_id,
    name: row.name,
    ownerName: row.owner_name,
    right: row.right,
    place: { of: 'item', note: row.note },
    status: null,
    closed: row.right === 'comment' ? 'right' : null,
  }))
  return { uses, total: rows[0]?.total ?? 0 }
}
