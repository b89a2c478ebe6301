import { isDeepStrictEqual } from 'node:util'
import type { BoardField, BoardFields, ChangedFields } from '../../contract/boards/board.ts'
import type { BoardConflict, updateBoard as updateBoardCall } from '../../contract/boards/calls.ts'
import { item as itemSchema } from '../../contract/boards/item.ts'
import type { Item } from '../../contract/boards/item.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { requireFreeGroups, requireRoom, requireSound } from './checks.ts'
import type { BoardParts, Trx } from './parts.ts'
import { columnsOf, fieldsOf, findItems, requireBoard, summaryOf, writeItems } from './stored.ts'
import type { BoardRow } from './stored.ts'

type Save = ParsedInputOf<typeof updateBoardCall>

interface StoredRow {
  id: string
  version: number
  content: Item
}

/**
 * Saves changes that were made on a version of a board, all of them or none (decisions/060). Throws Problem 409 with what others
 * have changed since, where it is the same; 400 where the version is not there yet.
 */
export async function updateBoard(
  { db, clock }: Pick<BoardParts, 'db' | 'clock'>,
  save: Save,
  { caller: { memberId } }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof updateBoardCall>> {
  return inTransaction(db, async (trx) => {
    const board = await requireBoard(trx, memberId, save.id)
    if (save.version > board.version)
      throw new Problem(400, {
        field: 'version',
        reason: { en: `at most ${board.version}`, zh: `最多 ${board.version}` },
      })
    const touched = await findTouched(trx, save)
    requireNoConflict(board, save, touched)

    const fields = changedFields(board, save.board)
    const put = (save.put ?? []).filter(({ id, ...content }) => {
      const stored = touched.items.get(id)
      return !stored || !isDeepStrictEqual(stored.content, { id, ...content })
    })
    const removed = (save.remove ?? []).filter((id) => touched.items.has(id))
    const versions = (version: number) =>
      Object.fromEntries((save.put ?? []).map((item) => [item.id, touched.items.get(item.id)?.version ?? version]))
    if (Object.keys(fields).length + put.length + removed.length === 0)
      return { version: board.version, items: versions(board.version) }

    const version = board.version + 1
    await requireSound(trx, {
      memberId,
      items: put.filter((item) => !isSameThing(item, touched.items.get(item.id)?.content)),
      background: fields.background,
    })
    await requireFreeGroups(trx, board.id, put)
    await writeItems(trx, { boardId: board.id, version, items: put, known: new Set(touched.items.keys()) })
    await removeItems(trx, { boardId: board.id, version, ids: removed })
    const isOtherwiseMade =
      removed.length > 0 || put.some((item) => isOtherwiseMadeOf(item, touched.items.get(item.id)))
    await trx
      .updateTable('board')
      .set({
        ...columnsOf({ ...fieldsOf(board), ...(fields as Partial<BoardFields>) }),
        version,
        field_versions: JSON.stringify({
          ...board.field_versions,
          ...Object.fromEntries(Object.keys(fields).map((field) => [field, version])),
        }),
        updated_at: clock.now(),
        ...publishing(board, fields, { isChanged: put.length + removed.length > 0, now: clock.now() }),
        ...(isOtherwiseMade && (await summaryIn(trx, board.id))),
      })
      .where('id', '=', board.id)
      .execute()
    const changed = Object.fromEntries(put.map(({ id }) => [id, version]))
    return { version, items: { ...versions(version), ...changed } }
  })
}

interface Touched {
  /** As they stand, by id. */
  items: Map<string, StoredRow>
  /** In which version items were removed, by id. */
  removals: Map<string, number>
}

async function findTouched(trx: Trx, { id: boardId, put = [], remove = [] }: Save): Promise<Touched> {
  const ids = [...put.map(({ id }) => id), ...remove]
  if (ids.length === 0) return { items: new Map(), removals: new Map() }
  const rows = await trx
    .selectFrom('board_item')
    .select(['id', 'version', 'content'])
    .where('board_id', '=', boardId)
    .where('id', 'in', ids)
    .execute()
  const items = new Map(rows.map((row) => [row.id, row]))
  if (ids.every((id) => items.has(id))) return { items, removals: new Map() }
  const removals = await trx
    .selectFrom('board_removal')
    .select(['item_id', 'version'])
    .where('board_id', '=', boardId)
    .where('item_id', 'in', ids)
    .execute()
  return { items, removals: new Map(removals.map(({ item_id: id, version }) => [id, version])) }
}

/** What another save has made the same of is no conflict. */
function requireNoConflict(
  board: BoardRow,
  { version, board: fields = {}, put = [], remove = [] }: Save,
  touched: Touched,
) {
  const current = fieldsOf(board)
  const conflict: BoardConflict = { version: board.version, board: {}, items: [], removed: [] }
  for (const field of Object.keys(fields) as BoardField[]) {
    if ((board.field_versions[field] ?? 0) <= version || isDeepStrictEqual(current[field], fields[field])) continue
    Object.assign(conflict.board, { [field]: current[field] })
  }
  for (const item of put) {
    const stored = touched.items.get(item.id)
    if (stored && stored.version > version && !isDeepStrictEqual(stored.content, item))
      conflict.items.push({ ...stored.content, version: stored.version })
    if (!stored && (touched.removals.get(item.id) ?? 0) > version) conflict.removed.push(item.id)
  }
  for (const id of remove) {
    const stored = touched.items.get(id)
    if (stored && stored.version > version) conflict.items.push({ ...stored.content, version: stored.version })
  }
  if (Object.keys(conflict.board).length + conflict.items.length + conflict.removed.length > 0)
    throw new Problem(409, {}, conflict)
}

function changedFields(board: BoardRow, fields: ChangedFields = {}): ChangedFields {
  const current = fieldsOf(board)
  const changed = (Object.keys(fields) as BoardField[]).filter(
    (field) => fields[field] !== undefined && !isDeepStrictEqual(current[field], fields[field]),
  )
  return Object.fromEntries(changed.map((field) => [field, fields[field]]))
}

/** Whether it shows what it showed before: then it need not be looked up again. */
function isSameThing(item: Item, before: Item | undefined): boolean {
  if (!before || item.type !== before.type) return false
  if (item.groupId !== before.groupId) return false
  if (item.type === 'sku' && before.type === 'sku')
    return (
      item.refId === before.refId &&
      item.trueScale === before.trueScale &&
      isDeepStrictEqual(item.tileRepeat, before.tileRepeat) &&
      isDeepStrictEqual(item.snapshot, before.snapshot)
    )
  if (item.type === 'picture' && before.type === 'picture') return item.refId === before.refId
  return true
}

/** Whether what a card tells may be another: colours, areas, how many. */
function isOtherwiseMadeOf(item: Item, stored: StoredRow | undefined): boolean {
  if (!stored) return true
  const looks = ({ id: _id, x: _x, y: _y, z: _z, rotation: _rotation, note: _note, ...others }: Item) => others
  return !isDeepStrictEqual(looks(item), looks(itemSchema.parse(stored.content)))
}

async function removeItems(
  trx: Trx,
  { boardId, version, ids }: { boardId: string; version: number; ids: string[] },
): Promise<void> {
  if (ids.length === 0) return
  await trx.deleteFrom('board_item').where('board_id', '=', boardId).where('id', 'in', ids).execute()
  await trx
    .insertInto('board_removal')
    .values(ids.map((id) => ({ board_id: boardId, item_id: id, version })))
    .onConflict((conflict) => conflict.columns(['board_id', 'item_id']).doUpdateSet({ version }))
    .execute()
}

/** Throws 1009001002 where there are too many. */
async function summaryIn(trx: Trx, boardId: string) {
  const items = await findItems(trx, boardId)
  requireRoom(items.length)
  return summaryOf(items)
}

/** Throws 1009001005 where a board would be published as it was when it was taken down. */
function publishing(board: BoardRow, fields: ChangedFields, { isChanged, now }: { isChanged: boolean; now: Date }) {
  if (fields.visibility !== 'published') return {}
  const { visibility: _visibility, showsPictures: _showsPictures, ...others } = fields
  const isAsTakenDown = board.taken_down_version === board.version && !isChanged && Object.keys(others).length === 0
  if (isAsTakenDown) throw new Problem(1009001005)
  return { published_at: now, taken_down_at: null, taken_down_reason: null, taken_down_version: null }
}
