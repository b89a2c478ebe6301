import { sql } from 'kysely'
import { NEW_BOARD } from '../../contract/boards/board.ts'
import type { BoardFields } from '../../contract/boards/board.ts'
import type * as calls from '../../contract/boards/calls.ts'
import type { Item } from '../../contract/boards/item.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { MOST_DELETED } from '../../contract/trash.ts'
import { keepNamed } from '../catalogue/kept-files.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { putInto } from '../workspace/in-project.ts'
import {
  deleteThings,
  lockThings,
  requireRoomFor,
  restorableSince,
  restoreThings,
  timesOf,
} from '../workspace/trash.ts'
import type { Trx } from '../database.ts'
import { referencesOfBackground, referencesOfItem, requireAgreeing, requireThere, skuOf } from './checks.ts'
import type { BoardDeps } from './deps.ts'
import { stateFacts } from './facts.ts'
import { columnsOf, selectCards, writeItems } from './stored.ts'
import { summaryOf } from './summary.ts'
import { thumbnailOf } from './thumbnails.ts'

/** Throws 1009001001 where the member has too many boards. */
export async function createBoard(
  { db, clock, onLaid }: Pick<BoardDeps, 'db' | 'clock' | 'onLaid'>,
  { items, projectId, ...fields }: ParsedInputOf<typeof calls.createBoard>,
  { caller }: Pick<MemberContext, 'caller'>,
): Promise<string> {
  const { memberId } = caller
  const id = await inTransaction(db, async (trx) => {
    await requireThere(trx, { memberIds: [memberId] }, [
      ...referencesOfBackground(fields.background, 'background'),
      ...items.flatMap((item, index) => referencesOfItem(item, `items.${index}`)),
    ])
    const { background } = fields
    const stated = await stateFacts(
      { db: trx, clock },
      { items, background },
      { field: 'items', ofBackground: 'background' },
    )
    return insertBoard(trx, {
      memberId,
      fields: { ...NEW_BOARD, ...fields, background: stated.background ?? background },
      items: stated.items,
      projectId,
      now: clock.now(),
    })
  })
  onLaid?.(
    items.flatMap((item) => skuOf(item) ?? []),
    caller,
  )
  return id
}

export interface NewBoard {
  memberId: string
  fields: BoardFields
  items: readonly Item[]
  projectId?: string | undefined
  now: Date
}

/** Inserts a board. The caller has checked the references of its items. Throws 1009001001, and 400 for items that contradict each other. */
export async function insertBoard(trx: Trx, { memberId, fields, items, projectId, now }: NewBoard): Promise<string> {
  requireAgreeing(items, 'items')
  await lockThings(trx, 'board', memberId)
  await requireRoomFor(trx, 'board', memberId, 1)
  const { id } = await trx
    .insertInto('board')
    .values({ member_id: memberId, ...columnsOf(fields), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const board = { id, member_id: memberId }
  await putInto(trx, { projectId, memberId }, [{ kind: 'board', refId: id }])
  await writeItems(trx, board, { items, version: 1 })
  await keepNamed(trx, JSON.stringify(fields.background))
  await trx
    .updateTable('board')
    .set(await summaryOf(trx, board, { fields, put: items, field: 'items' }))
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .execute()
  return id
}

/** Moves boards to the trash and makes them private; returns their number. Throws 1009004002 where one is shared with the member. */
export async function deleteBoards(
  { db, clock }: Pick<BoardDeps, 'db' | 'clock'>,
  { ids }: ParsedInputOf<typeof calls.deleteBoards>,
  { caller: { memberId } }: MemberContext,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    const before = (held: Trx) => hideBoards(held, memberId, ids)
    return deleteThings(trx, 'board', { memberId, ids, now: clock.now(), before })
  })
}

/**
 * Makes published boards of a member private: these, or all of them. Open pages read it as a change like any other. Also called
 * when the account is about to be deleted.
 */
export async function hideBoards(trx: Trx, memberId: string, ids?: readonly string[]): Promise<void> {
  await lockThings(trx, 'board', memberId)
  const which = sql`member_id = ${memberId} AND visibility = 'published'
    AND (${ids === undefined} OR id = ANY (${ids ?? []}::bigint[]))`
  // In one order (decisions/150).
  await sql`SELECT FROM board WHERE ${which} ORDER BY id FOR UPDATE`.execute(trx)
  await sql`
    UPDATE board SET visibility = 'private', version = version + 1,
      field_versions = field_versions || jsonb_build_object('visibility', version + 1)
    WHERE ${which}`.execute(trx)
}

/** Restores all of them or none. Throws 1009001001 where there is no room. */
export async function restoreBoards(
  { db, clock }: Pick<BoardDeps, 'db' | 'clock'>,
  { ids }: ParsedInputOf<typeof calls.restoreBoards>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => restoreThings(trx, 'board', { memberId, ids, now: clock.now() }))
  return true
}

export async function getDeletedBoards(
  deps: BoardDeps,
  _input: object,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getDeletedBoards>> {
  const rows = await selectCards(deps.db, memberId)
    .where('member_id', '=', memberId)
    .where('deleted_at', '>', restorableSince(deps.clock.now()))
    .orderBy('deleted_at', 'desc')
    .orderBy('board.id', 'desc')
    .limit(MOST_DELETED)
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      name: row.name,
      itemCount: row.item_count,
      thumbnail: await thumbnailOf(deps, row, 'deleted'),
      ...timesOf(row.deleted_at ?? new Date(0)),
    })),
  )
}
