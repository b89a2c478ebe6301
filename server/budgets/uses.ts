import { sql } from 'kysely'
import type { BudgetStatus } from '../../contract/budgets/budget.ts'
import type { Line } from '../../contract/budgets/entries.ts'
import { mayChange } from '../../contract/budgets/permitted.ts'
import type { Right } from '../../contract/collaboration/rights.ts'
import type { Refusal } from '../../contract/substitution.ts'
import { selectSeen } from '../workspace/substituting.ts'
import type { Uses, UsesQuery } from '../workspace/substituting.ts'
import type { BudgetDeps } from './deps.ts'

interface Row {
  id: string
  name: string
  owner_name: string
  right: Right
  total: number
  status: BudgetStatus
  line: Line
  rooms: string[]
}

/** The lines of a SKU, with alternatives, in lists that a member sees. The list that changed last comes first; lines are in their order. */
export async function findUses(db: BudgetDeps['db'], { memberId, skuId, ids, most }: UsesQuery): Promise<Uses> {
  const { rows } = await sql<Row>`
    WITH seen AS MATERIALIZED (${selectSeen('budget', { memberId, ids }, sql`, budget.status`)}),
    told AS MATERIALIZED (
      SELECT seen.*, entry.id AS line_id, entry.content AS line, count(*) OVER ()::int AS total
      FROM seen JOIN budget_entry AS entry ON entry.budget_id = seen.id AND entry.sku_id = ${skuId} AND entry.type = 'line'
      WHERE seen.right IS NOT NULL
      ORDER BY seen.updated_at DESC, seen.id, (entry.content ->> 'sort')::float8, entry.id LIMIT ${most ?? null}::int)
    SELECT told.id::text, told.name, owner.nickname AS owner_name, told.right, told.status, told.line,
      rooms.names AS rooms, told.total
    FROM told JOIN member AS owner ON owner.id = told.member_id
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(room.content ->> 'name' ORDER BY (room.content ->> 'sort')::float8, room.id), '{}') AS names
      FROM budget_entry AS room WHERE room.budget_id = told.id AND room.id IN (
        SELECT quantity.room_id FROM budget_entry AS quantity
        WHERE quantity.budget_id = told.id AND quantity.line_id = told.line_id AND quantity.room_id IS NOT NULL)
    ) AS rooms
    ORDER BY told.updated_at DESC, told.id, (told.line ->> 'sort')::float8, told.line_id`.execute(db)
  const uses = rows.map(({ line, rooms, owner_name: ownerName, ...row }): Uses['uses'][number] => ({
    id: row.id,
    itemId: line.id,
    name: row.name,
    ownerName,
    right: row.right,
    place: {
      of: 'line',
      code: line.docCode,
      section: line.section,
      name: line.name,
      rooms,
      isAlternative: line.alternativeOf !== null,
    },
    status: row.status,
    closed: row.right === 'comment' ? 'right' : closedBy(row.status, line),
  }))
  return { uses, total: rows[0]?.total ?? 0 }
}

/**
 * Why a line keeps its SKU; null where another may replace it. In an approved list it may: the list then becomes a draft. An
 * ordered line keeps its SKU, even where its list is a draft again.
 */
export function closedBy(
  status: BudgetStatus,
  line: Pick<Line, 'status'>,
): Extract<Refusal, 'status' | 'ordered'> | null {
  if (status !== 'approved' && !mayChange(status, { of: 'line', field: 'skuId' })) return 'status'
  return line.status === 'ordered' || line.status === 'delivered' ? 'ordered' : null
}
