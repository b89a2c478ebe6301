import { sql } from 'kysely'
import type { Kysely, Selectable } from 'kysely'
import type { BoardFields } from '../../contract/boards/board.ts'
import type { BoardCard, StoredItem } from '../../contract/boards/calls.ts'
import type { Item } from '../../contract/boards/item.ts'
import { boardPalette } from '../../contract/boards/palette.ts'
import { Problem } from '../../contract/problem.ts'
import { nameKeyOf } from '../workspace/names.ts'
import type { BoardParts, Trx } from './parts.ts'
import type { BoardTables, OtherFields } from './tables.ts'
import { thumbnailOf } from './thumbnails.ts'

export type BoardRow = Selectable<BoardTables['board']>

export function fieldsOf({ name, visibility, fields }: Pick<BoardRow, 'name' | 'visibility' | 'fields'>): BoardFields {
  return { ...fields, name, visibility }
}

/** The columns of a board's fields. */
export function columnsOf({ name, visibility, ...others }: BoardFields) {
  return { name, name_key: nameKeyOf(name), visibility, fields: JSON.stringify(others satisfies OtherFields) }
}

/** Throws 1009001000 for a board that is deleted, unknown or another member's. It stays as it is until the end. */
export async function requireBoard(trx: Trx, memberId: string, id: string): Promise<BoardRow> {
  const found = await trx
    .selectFrom('board')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw new Problem(1009001000)
  return found
}

/** All items of a board, in no order. */
export async function findItems(db: BoardParts['db'], boardId: string): Promise<StoredItem[]> {
  const rows = await db
    .selectFrom('board_item')
    .select(['content', 'version'])
    .where('board_id', '=', boardId)
    .execute()
  return rows.map(({ content, version }) => ({ ...content, version }))
}

/** Writes items whole, new ones and known ones; the others may have been removed before. */
export async function writeItems(
  trx: Trx,
  { boardId, version, items, known }: { boardId: string; version: number; items: readonly Item[]; known?: Set<string> },
): Promise<void> {
  if (items.length === 0) return
  await sql`
    INSERT INTO board_item (board_id, id, version, content, sku_id, picture_key)
    SELECT ${boardId}, (content ->> 'id')::uuid, ${version}, content,
      CASE content ->> 'type' WHEN 'sku' THEN (content ->> 'refId')::bigint END,
      CASE content ->> 'type' WHEN 'picture' THEN content ->> 'refId' END
    FROM jsonb_array_elements(${JSON.stringify(items)}::jsonb) AS content
    ON CONFLICT (board_id, id) DO UPDATE SET version = excluded.version, content = excluded.content,
      sku_id = excluded.sku_id, picture_key = excluded.picture_key`.execute(trx)
  const ids = items.map(({ id }) => id).filter((id) => !known?.has(id))
  if (ids.length === 0) return
  await trx.deleteFrom('board_removal').where('board_id', '=', boardId).where('item_id', 'in', ids).execute()
}

/** What a board's card tells of its items. */
export function summaryOf(items: readonly Item[]) {
  const skuIds = new Set(items.flatMap((item) => (item.type === 'sku' ? [item.refId] : [])))
  return { palette: boardPalette(items), item_count: items.length, sku_count: skuIds.size }
}

/** What `cardOf` reads of a board. */
export type CardRow = BoardRow & { owner_name: string; has_pictures: boolean }

/** Boards with what their cards tell. */
export function selectCards(db: Kysely<Pick<BoardTables, 'board'> & { member: { id: string; nickname: string } }>) {
  return db
    .selectFrom('board')
    .innerJoin('member', 'member.id', 'board.member_id')
    .selectAll('board')
    .select('member.nickname as owner_name')
    .select(
      sql<boolean>`board.fields -> 'background' ->> 'type' = 'picture' OR EXISTS (
        SELECT FROM board_item WHERE board_id = board.id AND picture_key IS NOT NULL)`.as('has_pictures'),
    )
}

export async function cardOf(
  parts: Pick<BoardParts, 'db' | 'clock'>,
  row: CardRow,
  { memberId }: { memberId: string | undefined },
): Promise<BoardCard> {
  const isOwner = row.member_id === memberId
  return {
    id: row.id,
    name: row.name,
    ownerName: row.owner_name,
    isOwner,
    visibility: row.visibility,
    takenDown: isOwner ? takenDownOf(row) : null,
    thumbnail: await thumbnailOf(parts, row),
    canvas: row.fields.canvas,
    palette: row.palette,
    itemCount: row.item_count,
    skuCount: row.sku_count,
    version: row.version,
    createTime: row.created_at.getTime(),
    updateTime: row.updated_at.getTime(),
  }
}

export function takenDownOf(row: Pick<BoardRow, 'taken_down_at' | 'taken_down_reason'>): BoardCard['takenDown'] {
  const { taken_down_at: at, taken_down_reason: reason } = row
  return at && reason !== null ? { reason, time: at.getTime() } : null
}
