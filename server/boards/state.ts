import { sql } from 'kysely'
import type { BoardFields } from '../../contract/boards/board.ts'
import type { Board } from '../../contract/boards/calls.ts'
import type { StoredItem } from '../../contract/boards/item.ts'
import type { Right } from '../../contract/collaboration/rights.ts'
import { Problem } from '../../contract/problem.ts'
import { CATALOGUE_VERSION } from '../catalogue/change-log.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { getOwnRow } from '../workspace/own-rows.ts'
import type { Trx } from '../database.ts'
import type { BoardOpeningDeps } from './one-board.ts'
import type { BoardDeps } from './deps.ts'
import { addressesOf } from './pictures.ts'
import { nowOf, skuIdsOf } from './samples.ts'
import { updateBoard } from './saving.ts'
import { fieldsOf, findItems, NO_ROOM } from './stored.ts'

/** The stored state of a board, without who sees it. */
export interface BoardContent {
  fields: Omit<BoardFields, 'visibility' | 'showsPictures'>
  items: StoredItem[]
}

/** The fields of a state that was kept, perhaps before boards stood for rooms. */
export function keptFields(fields: object): BoardContent['fields'] {
  return { ...NO_ROOM, ...fields } as BoardContent['fields']
}

interface WhichBoard {
  id: string
  ownerId: string
}

/** Reads the present state of a board. The caller holds its lock and has checked the reader's rights. */
export async function readBoardContent(
  db: BoardDeps['db'],
  which: WhichBoard,
): Promise<BoardContent & { version: number; isAsTakenDown: boolean }> {
  const row = await getOwnRow(db, 'board', { id: which.id, memberId: which.ownerId })
  const { visibility: _visibility, showsPictures: _shows, ...fields } = fieldsOf(row)
  const items = await findItems(db, row)
  return { fields, items, version: row.version, isAsTakenDown: row.taken_down_version === row.version }
}

/** A stored state as a board is shown to a member of this right: with the present state of its SKUs, and addresses of its pictures. */
export async function showBoardContent(
  deps: BoardOpeningDeps,
  { fields, items }: BoardContent,
  right: Right,
): Promise<BoardContent['fields'] & Pick<Board, 'items' | 'pictures'>> {
  const { rows } = await sql<{ version: string }>`SELECT ${CATALOGUE_VERSION} AS version`.execute(deps.db)
  const skus = await deps.knownSkus.find(skuIdsOf(items), rows[0]?.version ?? '0')
  return {
    ...fields,
    items: items.map((item) => ({ ...item, now: item.type === 'sku' ? nowOf(item, skus) : undefined })),
    pictures: await addressesOf(deps, { fields, items }, right),
  }
}

interface BringingBack extends WhichBoard {
  content: BoardContent
  /** When the state was stored. */
  keptAt: Date
  /** Whether the board had been taken down for this content. */
  wasTakenDown: boolean
}

/**
 * Restores a stored state in one save. Accepts SKUs and pictures that have gone since. Throws 1009001005 where that would publish
 * taken-down content again.
 */
export async function bringBackBoard(
  { db, clock }: Pick<BoardDeps, 'clock'> & { db: Trx },
  { content: { fields, items }, keptAt, wasTakenDown, ...which }: BringingBack,
  context: Pick<MemberContext, 'caller'>,
): Promise<number> {
  const row = await getOwnRow(db, 'board', { id: which.id, memberId: which.ownerId })
  // A state from before the board was taken down may be the reason for it.
  const isAsTakenDown = wasTakenDown || (row.last_taken_down_at !== null && keptAt <= row.last_taken_down_at)
  if (row.visibility === 'published' && isAsTakenDown) throw new Problem(1009001005)
  const keptIds = new Set(items.map(({ id }) => id))
  const remove = (await findItems(db, row)).flatMap(({ id }) => (keptIds.has(id) ? [] : [id]))
  const put = items.map(({ version: _version, ...item }) => item)
  const save = { id: which.id, version: row.version, board: fields, put, remove }
  const { version } = await updateBoard({ db, clock, wasStored: true }, save, context)
  if (isAsTakenDown)
    await db.updateTable('board').set({ taken_down_version: version }).where('id', '=', which.id).execute()
  return version
}

/** Those of the pictures that are gone. */
export async function findLostPictures(db: BoardDeps['db'], keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const { rows } = await sql<{ key: string }>`
    SELECT wanted.key FROM unnest(${keys}::text[]) AS wanted (key)
    WHERE NOT EXISTS (SELECT FROM upload WHERE upload.key = wanted.key AND directory = 'board')`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
