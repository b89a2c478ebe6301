import { sql } from 'kysely'
import { LONGEST_BOARD_NAME, MOST_BOARDS, NEW_BOARD } from '../../contract/boards/board.ts'
import type { BoardFields } from '../../contract/boards/board.ts'
import type * as calls from '../../contract/boards/calls.ts'
import type { Item } from '../../contract/boards/item.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import { MOST_DELETED } from '../../contract/trash.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { oneAtATime } from '../platform/postgres/one-at-a-time.ts'
import { deleteOwn, restorableSince, restoreOwn, timesOf } from '../workspace/trash.ts'
import { requireRoom, requireSound } from './checks.ts'
import type { BoardParts, Trx } from './parts.ts'
import { asPublished } from './published.ts'
import { columnsOf, fieldsOf, findItems, selectCards, summaryOf, writeItems } from './stored.ts'
import { thumbnailOf } from './thumbnails.ts'

/** Throws 1009001001 where the member has too many. */
export async function createBoard(
  { db, clock }: Pick<BoardParts, 'db' | 'clock'>,
  { items, ...fields }: ParsedInputOf<typeof calls.createBoard>,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<string> {
  return inTransaction(db, async (trx) =>
    insertBoard(trx, { memberId, fields: { ...NEW_BOARD, ...fields }, items, now: clock.now() }),
  )
}

interface NewBoard {
  memberId: string
  fields: BoardFields
  items: readonly Item[]
  now: Date
}

async function insertBoard(trx: Trx, { memberId, fields, items, now }: NewBoard): Promise<string> {
  requireRoom(items.length)
  await requireSound(trx, { memberId, items, background: fields.background })
  await lockBoards(trx, memberId)
  await requireRoomFor(trx, memberId, 1)
  const { id } = await trx
    .insertInto('board')
    .values({ member_id: memberId, ...columnsOf(fields), ...summaryOf(items), created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeItems(trx, { boardId: id, version: 1, items })
  return id
}

/** A private one, of the member's own board or of a published one; of the latter nothing that is its owner's alone. */
export async function duplicateBoard(
  { db, clock }: Pick<BoardParts, 'db' | 'clock'>,
  { id, name }: ParsedInputOf<typeof calls.duplicateBoard>,
  { caller: { memberId }, language }: MemberContext,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const board = await trx
      .selectFrom('board')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .where((is) => is.or([is('member_id', '=', memberId), is('visibility', '=', 'published')]))
      .executeTakeFirst()
    if (!board) throw new Problem(1009001000)
    const whole = {
      fields: fieldsOf(board),
      items: (await findItems(trx, id)).map(({ version: _version, ...item }) => item),
    }
    const isOwn = board.member_id === memberId
    const { fields, items } = isOwn ? whole : asPublished(whole, { keepsPictures: false })
    const copy = name ?? copyOf(board.name, language)
    return insertBoard(trx, {
      memberId,
      fields: { ...fields, name: copy, visibility: 'private', showsPictures: false },
      items,
      now: clock.now(),
    })
  })
}

function copyOf(name: string, language: string): string {
  const [before, after] = language === 'zh-CN' ? ['', ' 副本'] : ['Copy of ', '']
  return `${before}${name.slice(0, LONGEST_BOARD_NAME - before.length - after.length)}${after}`.toWellFormed().trim()
}

export async function deleteBoards(
  { db, clock }: Pick<BoardParts, 'db' | 'clock'>,
  { ids }: ParsedInputOf<typeof calls.deleteBoards>,
  { caller: { memberId } }: MemberContext,
): Promise<number> {
  return inTransaction(db, async (trx) => {
    await lockBoards(trx, memberId)
    await trx
      .updateTable('board')
      .set({ visibility: 'private' })
      .where('member_id', '=', memberId)
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute()
    return deleteOwn(trx, 'board', { memberId, ids, now: clock.now() })
  })
}

/** All of them or none: throws 1009001001 where there is no room for them. */
export async function restoreBoards(
  { db, clock }: Pick<BoardParts, 'db' | 'clock'>,
  { ids }: ParsedInputOf<typeof calls.restoreBoards>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    await lockBoards(trx, memberId)
    const count = await restoreOwn(trx, 'board', { memberId, ids, now: clock.now() })
    if (count > 0) await requireRoomFor(trx, memberId, 0)
  })
  return true
}

export async function getDeletedBoards(
  parts: BoardParts,
  _input: object,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getDeletedBoards>> {
  const rows = await selectCards(parts.db)
    .where('member_id', '=', memberId)
    .where('deleted_at', '>', restorableSince(parts.clock.now()))
    .orderBy('deleted_at', 'desc')
    .orderBy('board.id', 'desc')
    .limit(MOST_DELETED)
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      name: row.name,
      itemCount: row.item_count,
      thumbnail: await thumbnailOf(parts, row),
      ...timesOf(row.deleted_at ?? new Date(0)),
    })),
  )
}

/** A member's boards are made, deleted and restored by one at a time. */
async function lockBoards(trx: Trx, memberId: string): Promise<void> {
  await oneAtATime(trx, `boards ${memberId}`)
}

async function requireRoomFor(trx: Trx, memberId: string, more: number): Promise<void> {
  const { count } = await trx
    .selectFrom('board')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', memberId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count + more > MOST_BOARDS) throw new Problem(1009001001, { most: MOST_BOARDS })
}
