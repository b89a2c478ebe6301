import { sql } from 'kysely'
import { MOST_BOARD_ITEMS, NEW_BOARD } from '../../contract/boards/board.ts'
import type { Background, BoardFields } from '../../contract/boards/board.ts'
import type { Item, Mask } from '../../contract/boards/item.ts'
import { paletteOfBoard } from '../../contract/boards/palette.ts'
import type { Colored } from '../../contract/boards/palette.ts'
import { Problem } from '../../contract/problem.ts'
import type { Trx } from '../database.ts'
import type { WhoseBoard } from './stored.ts'

/** The columns that a card shows of a board's items. */
export interface BoardSummary {
  palette: string[]
  item_count: number
  sku_count: number
}

/** The columns of an item that a summary needs; every save reads them, so it reads no more. */
interface LyingRow extends Omit<Colored, 'mask' | 'color'> {
  id: string
  group_id: string | null
  sku_id: string | null
  type: Item['type']
  mask: Mask | null
  shape: string | null
  color: string | null
}

const GROUP_OF_ITEM = { en: 'is the id of an item', zh: '不能是物件的编号' }
const ITEM_OF_GROUP = { en: 'is the id of a group', zh: '不能是组合的编号' }

/**
 * Summarises a board after its items are written. Throws Problem 1009001002 for too many items, 400 where a group has the id of an
 * item. `put` are the written items, `field` is their place in the request.
 */
export async function summaryOf(
  trx: Trx,
  board: WhoseBoard,
  { fields, put, field }: { fields: BoardFields; put: readonly Item[]; field: string },
): Promise<BoardSummary> {
  const rows = await findLying(trx, board)
  if (rows.length > MOST_BOARD_ITEMS) throw new Problem(1009001002, { most: MOST_BOARD_ITEMS })
  requireFlatGroups(rows, put, field)
  return {
    item_count: rows.length,
    sku_count: new Set(rows.flatMap(({ sku_id: skuId }) => skuId ?? [])).size,
    palette: paletteOfBoard(
      { ...fields.canvas, color: colorOf(fields.background) },
      rows.filter(isSolid).map(coloredOf),
    ),
  }
}

async function findLying(trx: Trx, { id, member_id: memberId }: WhoseBoard): Promise<LyingRow[]> {
  const { rows } = await sql<LyingRow>`
    SELECT id, content ->> 'groupId' AS group_id, sku_id, content ->> 'type' AS type,
      (content -> 'x')::float8 AS x, (content -> 'y')::float8 AS y,
      (content -> 'w')::float8 AS w, (content -> 'h')::float8 AS h,
      (content -> 'rotation')::float8 AS rotation, (content -> 'opacity')::float8 AS opacity,
      content ->> 'mask' AS mask, content ->> 'shape' AS shape,
      CASE content ->> 'type' WHEN 'sku' THEN content #>> '{snapshot,cover,color}' WHEN 'chip' THEN content ->> 'color'
        WHEN 'shape' THEN content ->> 'fill' END AS color
    FROM board_item WHERE board_id = ${id} AND member_id = ${memberId}
    ORDER BY (content -> 'z')::float8, id`.execute(trx)
  return rows
}

/** Whether an item hides what lies below it. */
function isSolid({ type, shape, color }: LyingRow): boolean {
  if (type === 'shape') return color !== null && (shape === 'rectangle' || shape === 'ellipse')
  return type === 'sku' || type === 'picture' || type === 'chip'
}

function coloredOf({ mask, shape, ...row }: LyingRow): Colored {
  return { ...row, mask: shape === 'ellipse' ? 'circle' : (mask ?? 'rectangle') }
}

/** The colour of a background. The default background was nobody's choice and does not count. */
function colorOf(background: Background): string | null {
  if (background.type === 'material') return background.snapshot.cover?.color ?? null
  const isChosen = background.type === 'color' && background.value !== NEW_BOARD.background.value
  return isChosen ? background.value : null
}

/** Throws where a group has the id of an item: there are no groups of groups. */
function requireFlatGroups(rows: readonly LyingRow[], put: readonly Item[], field: string): void {
  const ids = new Set(rows.map(({ id }) => id))
  const groups = new Set(rows.flatMap(({ group_id: groupId }) => groupId ?? []))
  if (groups.size === 0 || ![...groups].some((id) => ids.has(id))) return
  const group = put.findIndex(({ groupId }) => groupId !== null && ids.has(groupId))
  if (group !== -1) throw new Problem(400, { field: `${field}.${group}.groupId`, reason: GROUP_OF_ITEM })
  const item = put.findIndex(({ id }) => groups.has(id))
  throw new Problem(400, { field: `${field}.${item}.id`, reason: ITEM_OF_GROUP })
}
