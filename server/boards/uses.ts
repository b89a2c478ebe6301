import { sql } from 'kysely'
import type { Right } from '../../contract/collaboration/rights.ts'
import { BACKGROUND } from '../../contract/substitution.ts'
import { selectSeen } from '../workspace/substituting.ts'
import type { Uses, UsesQuery } from '../workspace/substituting.ts'
import type { BoardDeps } from './deps.ts'

interface Row {
  id: string
  name: string
  owner_name: string
  right: Right
  total: number
  item_id: string | null
  note: string
  number: number
}

/**
 * Where boards that a member sees use a SKU: as samples in the order in which they were added, and as backgrounds. The board that
 * changed last comes first.
 */
export async function findUses(db: BoardDeps['db'], { memberId, skuId, ids, most }: UsesQuery): Promise<Uses> {
  const { rows } = await sql<Row>`
    WITH seen AS MATERIALIZED (${selectSeen('board', { memberId, ids }, sql`, board.fields -> 'background' AS background`)}),
    used AS MATERIALIZED (
      SELECT seen.id, item.id AS item_id, item.content ->> 'note' AS note, (item.content -> 'laid')::int AS laid
      FROM seen JOIN board_item AS item ON item.board_id = seen.id AND item.sku_id = ${skuId}
      UNION ALL
      SELECT id, NULL, '', NULL FROM seen WHERE background ->> 'type' = 'material' AND background ->> 'value' = ${skuId}),
    told AS MATERIALIZED (
      SELECT used.*, seen.name, seen.member_id, seen.right, seen.updated_at, count(*) OVER ()::int AS total
      FROM used JOIN seen ON seen.id = used.id WHERE seen.right IS NOT NULL
      ORDER BY seen.updated_at DESC, seen.id, used.laid NULLS FIRST, used.item_id LIMIT ${most ?? null}::int)
    SELECT told.id::text, told.name, owner.nickname AS owner_name, told.right, told.item_id::text, told.note,
      numbers.number, told.total
    FROM told JOIN member AS owner ON owner.id = told.member_id
    LEFT JOIN LATERAL (
      -- The legend's: how many SKUs were laid first before this one was.
      SELECT 1 + count(DISTINCT other.sku_id)::int AS number FROM board_item AS other
      WHERE other.board_id = told.id AND other.sku_id <> ${skuId} AND ((other.content -> 'laid')::int, other.id) < (
        SELECT first.laid, first.item_id FROM used AS first
        WHERE first.id = told.id AND first.item_id IS NOT NULL ORDER BY first.laid, first.item_id LIMIT 1)
    ) AS numbers ON true
    ORDER BY told.updated_at DESC, told.id, told.laid NULLS FIRST, told.item_id`.execute(db)
  const uses = rows.map((row): Uses['uses'][number] => ({
    id: row.id,
    itemId: row.item_id ?? BACKGROUND,
    name: row.name,
    ownerName: row.owner_name,
    right: row.right,
    place: row.item_id === null ? { of: 'background' } : { of: 'sample', number: row.number, note: row.note },
    status: null,
    closed: row.right === 'comment' ? 'right' : null,
  }))
  return { uses, total: rows[0]?.total ?? 0 }
}
