import { sql } from 'kysely'
import type { Selectable } from 'kysely'
import { MOST_BOARD_ITEMS, NEW_BOARD } from '../../contract/boards/board.ts'
import type { BoardFields } from '../../contract/boards/board.ts'
import type { BoardCard } from '../../contract/boards/calls.ts'
import type { Item, StoredItem } from '../../contract/boards/item.ts'
import type { InProject, Right } from '../../contract/collaboration/rights.ts'
import { Problem } from '../../contract/problem.ts'
import { nameKeyOf } from '../workspace/names.ts'
import { projectOf } from '../workspace/in-project.ts'
import { holdThing, requireIncluded, rightOf } from '../workspace/rights.ts'
import type { Access } from '../workspace/rights.ts'
import { keepNamed } from '../catalogue/kept-files.ts'
import type { Db, Trx } from '../database.ts'
import type { BoardDeps } from './deps.ts'
import type { BoardTables, OtherFields } from './tables.ts'
import { thumbnailOf } from './thumbnails.ts'

/** A board remembers its latest removals only, because one answer lists them all. */
const MOST_REMOVALS = 10 * MOST_BOARD_ITEMS

export type BoardRow = Selectable<BoardTables['board']>

/** A board's id and its owner. */
export type WhoseBoard = Pick<BoardRow, 'id' | 'member_id'>

export function fieldsOf({ name, visibility, fields }: Pick<BoardRow, 'name' | 'visibility' | 'fields'>): BoardFields {
  return { ...NO_ROOM, ...fields, name, visibility }
}

/** What boards that were stored before they could stand for a room do not have. */
export const NO_ROOM = { projectRoomId: NEW_BOARD.projectRoomId }

/** The columns of a board's fields. */
export function columnsOf({ name, visibility, ...others }: BoardFields) {
  return { name, name_key: nameKeyOf(name), visibility, fields: JSON.stringify(others satisfies OtherFields) }
}

/**
 * A board to which the member has this right. Throws 404 where it is deleted, unknown or not shared with them, 1009004001 and
 * 1009004002 where their right is too small.
 */
export async function getBoardRow(
  db: BoardDeps['db'],
  { needed, ...need }: Access,
  { locks = false } = {},
): Promise<BoardRow & { right: Right }> {
  const found = await findBoardRow(db, need, { locks })
  if (!found?.right) throw new Problem(404)
  requireIncluded(found.right, needed)
  return { ...found, right: found.right }
}

/** A board outside the trash, of any owner, with the member's right. */
export async function findBoardRow(
  db: BoardDeps['db'],
  { id, memberId }: Omit<Access, 'needed'>,
  { locks = false } = {},
): Promise<(BoardRow & { right: Right | null }) | undefined> {
  if (locks && !(await holdThing(db, { kind: 'board', refId: id }, memberId))) return undefined
  return db
    .selectFrom('board')
    .selectAll()
    .select(rightOf('board', memberId).as('right'))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** As `getBoardRow`, and locks it until the transaction ends. */
export async function requireBoard(trx: Trx, need: Access): Promise<BoardRow & { right: Right }> {
  return getBoardRow(trx, need, { locks: true })
}

/** All items of a board, in drawing order. */
export async function findItems(db: BoardDeps['db'], { id, member_id: memberId }: WhoseBoard): Promise<StoredItem[]> {
  const { rows } = await sql<{ content: Item; version: number }>`
    SELECT content, version FROM board_item WHERE board_id = ${id} AND member_id = ${memberId}
    ORDER BY (content -> 'z')::float8, id`.execute(db)
  return rows.map(({ content, version }) => ({ ...content, version }))
}

/** Writes items, new or changed. The pictures of their SKUs are kept. */
export async function writeItems(
  trx: Trx,
  { id: boardId, member_id: memberId }: WhoseBoard,
  { items, version }: { items: readonly Item[]; version: number },
): Promise<void> {
  if (items.length === 0) return
  const written = JSON.stringify(items)
  await sql`
    INSERT INTO board_item (board_id, id, member_id, version, content, sku_id, picture_key)
    SELECT ${boardId}, (content ->> 'id')::uuid, ${memberId}, ${version}, content,
      CASE content ->> 'type' WHEN 'sku' THEN (content ->> 'refId')::bigint END,
      CASE content ->> 'type' WHEN 'picture' THEN content ->> 'refId' END
    FROM jsonb_array_elements(${written}::jsonb) AS content
    ON CONFLICT (board_id, id) DO UPDATE SET version = excluded.version, content = excluded.content,
      sku_id = excluded.sku_id, picture_key = excluded.picture_key,
      former = CASE WHEN board_item.content -> 'snapshot' = excluded.content -> 'snapshot' THEN board_item.former
        WHEN board_item.sku_id IS NOT NULL THEN
          jsonb_build_object('skuId', board_item.sku_id::text, 'snapshot', board_item.content -> 'snapshot')
        END`.execute(trx)
  await keepNamed(trx, written)
}

/** Removes items. Records the version for clients that have older ones, and samples' facts for their return. */
export async function removeItems(
  trx: Trx,
  { id: boardId, member_id: memberId }: WhoseBoard,
  { ids, version, now }: { ids: readonly string[]; version: number; now: Date },
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    WITH removed AS (
      DELETE FROM board_item
      WHERE board_id = ${boardId} AND member_id = ${memberId} AND id = ANY (${ids}::uuid[])
      RETURNING id, sku_id, content -> 'snapshot' AS snapshot)
    INSERT INTO board_removal (board_id, item_id, member_id, version, removed_at, sku_id, snapshot)
    SELECT ${boardId}, id, ${memberId}, ${version}, ${now}, sku_id, snapshot FROM removed
    ON CONFLICT (board_id, item_id) DO UPDATE SET version = excluded.version, removed_at = excluded.removed_at,
      sku_id = excluded.sku_id, snapshot = excluded.snapshot`.execute(trx)
  // A client with more to catch up on has to read the whole board anyway.
  await sql`
    DELETE FROM board_removal
    WHERE board_id = ${boardId} AND member_id = ${memberId} AND item_id IN (
      SELECT item_id FROM board_removal WHERE board_id = ${boardId} AND member_id = ${memberId}
      ORDER BY version DESC, item_id OFFSET ${MOST_REMOVALS})`.execute(trx)
}

/** Deletes the records of removal of items that came back. */
export async function forgetRemovals(
  trx: Trx,
  { id: boardId, member_id: memberId }: WhoseBoard,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    DELETE FROM board_removal
    WHERE board_id = ${boardId} AND member_id = ${memberId} AND item_id = ANY (${ids}::uuid[])`.execute(trx)
}

/** The columns that `cardOf` reads. */
export type CardRow = BoardRow & { owner_name: string; own_pictures: number; project: InProject; right: Right | null }

/** Selects boards with what their cards show to a member or a visitor. */
export function selectCards(db: Db, memberId: string | undefined) {
  return db
    .selectFrom('board')
    .innerJoin('member', 'member.id', 'board.member_id')
    .selectAll('board')
    .select('member.nickname as owner_name')
    .select(rightOf('board', memberId).as('right'))
    .select(projectOf('board', memberId).as('project'))
    .select(
      sql<number>`(
        SELECT count(*)::int FROM board_item WHERE board_id = board.id AND picture_key IS NOT NULL)`.as('own_pictures'),
    )
}

/** Whether a board shows a picture of its owner's, as an item or as background. */
export function hasPictures({ fields, own_pictures: ownPictures }: CardRow): boolean {
  return ownPictures > 0 || fields.background.type === 'picture'
}

/** Whether everybody may see a board. Boards of members who have asked for the deletion of their account are hidden. */
export const IS_PUBLISHED = sql<boolean>`(board.visibility = 'published' AND board.deleted_at IS NULL
  AND (SELECT delete_at FROM member WHERE member.id = board.member_id) IS NULL)`

export async function cardOf(deps: Pick<BoardDeps, 'db' | 'clock'>, row: CardRow): Promise<BoardCard> {
  const { right } = row
  const hidden = right || row.fields.showsPictures ? 0 : row.own_pictures
  return {
    id: row.id,
    name: row.name,
    ownerName: row.owner_name,
    project: row.project,
    isOwner: right === 'own',
    right,
    visibility: row.visibility,
    takenDown: right ? takenDownOf(row) : null,
    thumbnail: await thumbnailOf(deps, row, right ? 'own' : 'shown'),
    canvas: row.fields.canvas,
    palette: row.palette,
    itemCount: row.item_count - hidden,
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
