import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { BoardField, BoardFields } from '../../contract/boards/board.ts'
import type { updateBoard as updateBoardCall } from '../../contract/boards/calls.ts'
import type { Item } from '../../contract/boards/item.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { Problem } from '../../contract/problem.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { keepNamed } from '../catalogue/kept-files.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { effectOf, findConflict, newSkus, requireReached } from '../workspace/conflicts.ts'
import type * as conflicts from '../workspace/conflicts.ts'
import type { Trx } from '../database.ts'
import { referencesOfBackground, referencesOfItem, requireAgreeing, requireThere, skuOf } from './checks.ts'
import type { Reference } from './checks.ts'
import type { BoardDeps } from './deps.ts'
import { factsOfItem, stateFacts } from './facts.ts'
import { freshenPictures } from './pictures.ts'
import { columnsOf, fieldsOf, forgetRemovals, removeItems, requireBoard, writeItems } from './stored.ts'
import type { BoardRow, WhoseBoard } from './stored.ts'
import type { Facts } from './tables.ts'
import { summaryOf } from './summary.ts'

type Changes = conflicts.DocumentChanges<BoardFields, Item>
type Effect = conflicts.Effect<BoardFields, Item>
type Standing = conflicts.StoredDocument<BoardFields, Item>
type ItemState = conflicts.ItemState<Item>

/** Fields that decide who sees a board. A change of only these does not count as a change of its content. */
const OF_PUBLISHING: ReadonlySet<BoardField> = new Set(['visibility', 'showsPictures'])
/** Fields that nobody sees on the board: with other ones it is still what it was taken down for. */
const UNSEEN: ReadonlySet<string> = new Set<BoardField>([...OF_PUBLISHING, 'projectRoomId'])
const LEAVING = { en: 'your account is about to be deleted', zh: '您的账号即将删除' }

interface SavingDeps extends Pick<BoardDeps, 'db' | 'clock' | 'onLaid'> {
  /** What is put was stored before: facts of SKUs are taken from it, and SKUs and pictures may have gone since. */
  wasStored?: boolean
}

/**
 * Saves changes to a version of a board, all or none (decisions/060). Throws 409 with what others changed of the same, 400 for a
 * version not reached, as `getBoardRow`, and 1009004002 where a collaborator would change who sees it.
 */
export async function updateBoard(
  { db, clock, onLaid, wasStored }: SavingDeps,
  save: ParsedInputOf<typeof updateBoardCall>,
  { caller }: Pick<MemberContext, 'caller'>,
): Promise<OutputOf<typeof updateBoardCall>> {
  const { memberId } = caller
  const sent = changesOf(save)
  requireAgreeing(sent.put, 'put', sent.remove)
  const { laid, saved } = await inTransaction(db, async (trx) => {
    // Locked before the board (decisions/150).
    if (sent.fields.visibility === 'published') await requireStaying(trx, memberId)
    const board = await requireBoard(trx, { id: save.id, memberId, needed: 'edit' })
    requireReached(sent.version, board.version)
    const { standing, byItem } = await findStanding(trx, board, sent)
    const stored = { board, background: standing.fields.background, byItem }
    const changes = wasStored ? sent : await withFacts({ db: trx, clock }, sent, stored)
    const effect = await effectOf(changes, standing)
    if (board.right !== 'own' && Object.keys(effect.fields).some(isOfPublishing)) throw new Problem(1009004002)
    const conflict = findConflict(effect, changes.version, standing)
    if (conflict) {
      const { fields, ...others } = conflict
      throw new Problem(409, {}, { ...others, board: fields })
    }
    const whose = { memberIds: [memberId, board.member_id], boardId: board.id }
    if (!wasStored) await requireThere(trx, whose, newReferences(changes, standing))
    const version = board.version + 1
    await writeSave(trx, board, { effect, standing, changes, version, now: clock.now() })
    const written = new Set(effect.put.map(({ id }) => id))
    const versionOf = (id: string) => (written.has(id) ? version : (standing.items.get(id)?.version ?? version))
    const stated = statedOtherwise(sent, changes)
    return {
      laid: newSkus(effect.put, standing.items, skuOf),
      saved: {
        version,
        items: Object.fromEntries(changes.put.map(({ id }) => [id, versionOf(id)])),
        ...(stated && { stated }),
      },
    }
  })
  onLaid?.(laid, caller)
  return saved
}

function changesOf({ version, board = {}, put = [], remove = [] }: ParsedInputOf<typeof updateBoardCall>): Changes {
  // As JSON stores them, for comparison: JSON has neither minus zero nor undefined.
  return JSON.parse(JSON.stringify({ version, fields: board, put, remove })) as Changes
}

/** The present state of what a save touches, and the facts that its samples have and had. */
async function findStanding(
  trx: Trx,
  board: BoardRow,
  { put, remove }: Changes,
): Promise<{ standing: Standing; byItem: Map<string, Facts[]> }> {
  const { version, field_versions: fieldVersions } = board
  const ids = [...put.map(({ id }) => id), ...remove]
  const items = new Map<string, ItemState>()
  const byItem = new Map<string, Facts[]>()
  if (ids.length) {
    const { rows } = await sql<ItemState & { id: string; former: Facts | null }>`
      SELECT id, version, content AS item, former FROM board_item
      WHERE board_id = ${board.id} AND member_id = ${board.member_id} AND id = ANY (${ids}::uuid[])
      UNION ALL
      SELECT item_id, version, NULL,
        CASE WHEN snapshot IS NOT NULL THEN jsonb_build_object('skuId', sku_id::text, 'snapshot', snapshot) END
      FROM board_removal
      WHERE board_id = ${board.id} AND member_id = ${board.member_id} AND item_id = ANY (${ids}::uuid[])`.execute(trx)
    for (const { id, former, ...item } of rows) {
      items.set(id, item)
      byItem.set(
        id,
        [factsOfItem(item.item), former].filter((facts) => facts != null),
      )
    }
  }
  return { standing: { version, fields: fieldsOf(board), fieldVersions, items }, byItem }
}

/** The changes with the server's facts of their SKUs. */
async function withFacts(
  deps: Pick<BoardDeps, 'clock'> & { db: Trx },
  changes: Changes,
  stored: Parameters<typeof stateFacts>[2]['stored'],
): Promise<Changes> {
  const { put: items, fields } = changes
  const shown = { items, background: fields.background }
  const stated = await stateFacts(deps, shown, { field: 'put', ofBackground: 'board.background', stored })
  return {
    ...changes,
    put: stated.items,
    fields: { ...fields, ...(stated.background && { background: stated.background }) },
  }
}

/** What a save stores otherwise than it was sent; undefined where that is nothing. */
function statedOtherwise(sent: Changes, stored: Changes): OutputOf<typeof updateBoardCall>['stated'] {
  const put = stored.put.filter((item, index) => !isDeepStrictEqual(item, sent.put[index]))
  const { background } = stored.fields
  const isOther = background !== undefined && !isDeepStrictEqual(background, sent.fields.background)
  return put.length > 0 || isOther ? { put, ...(isOther && { background }) } : undefined
}

interface Write {
  effect: Effect
  standing: Standing
  changes: Changes
  version: number
  now: Date
}

/** Writes the changes of a save to a locked board. */
export async function writeSave(
  trx: Trx,
  board: BoardRow,
  { effect, standing, changes, version, now }: Write,
): Promise<void> {
  const { put, remove } = effect
  await writeItems(trx, board, { items: put, version })
  if (effect.fields.background) await keepNamed(trx, JSON.stringify(effect.fields.background))
  const cameBack = put.filter(({ id }) => standing.items.get(id)?.item === null)
  await forgetRemovals(
    trx,
    board,
    cameBack.map(({ id }) => id),
  )
  await removeItems(trx, board, { ids: remove, version, now })
  await freshenPictures(trx, droppedPictures(effect, standing), now)
  const fields: BoardFields = { ...standing.fields, ...effect.fields }
  const changed = Object.keys(effect.fields) as BoardField[]
  const isChanged = changed.length + put.length + remove.length > 0
  await trx
    .updateTable('board')
    .set({
      version,
      // The content is still the one that was taken down.
      ...(isAsTakenDown(board, effect) && { taken_down_version: version }),
      ...(isChanged && {
        ...columnsOf(fields),
        ...(await summaryOf(trx, board, { fields, put: changes.put, field: 'put' })),
        ...publishing(board, effect, now),
        updated_at: now,
        field_versions: JSON.stringify({
          ...board.field_versions,
          ...Object.fromEntries(changed.map((field) => [field, version])),
        }),
      }),
    })
    .where('id', '=', board.id)
    .where('member_id', '=', board.member_id)
    .execute()
}

/** The references that the board did not have before, in the order of the request. Earlier references are known to exist. */
function newReferences({ fields, put }: Changes, standing: Standing): Reference[] {
  const without = (references: Reference[], before: Reference[]) => {
    const named = new Set(before.map(({ key }) => key))
    return references.filter(({ key }) => !named.has(key))
  }
  const ofItems = put.flatMap((item, index) => {
    const before = standing.items.get(item.id)?.item
    return without(referencesOfItem(item, `put.${index}`), before ? referencesOfItem(before, '') : [])
  })
  if (!fields.background) return ofItems
  const before = referencesOfBackground(standing.fields.background, '')
  return [...without(referencesOfBackground(fields.background, 'board.background'), before), ...ofItems]
}

/** Pictures that this save may have removed from the board. */
function droppedPictures({ fields, put, remove }: Effect, { items, fields: before }: Standing): string[] {
  const touched = [...put.map(({ id }) => id), ...remove].map((id) => items.get(id)?.item)
  const isReplaced = fields.background !== undefined && before.background.type === 'picture'
  return [
    ...touched.flatMap((item) => (item?.type === 'picture' ? [item.refId] : [])),
    ...(isReplaced && before.background.type === 'picture' ? [before.background.value] : []),
  ]
}

type TakenDown = Pick<BoardRow, 'version' | 'taken_down_version'>

/** The columns that publishing changes. Throws 1009001005 for a board with the content for which it was taken down. */
function publishing(board: WhoseBoard & TakenDown, effect: Effect, now: Date) {
  if (effect.fields.visibility !== 'published') return {}
  if (isAsTakenDown(board, effect)) throw new Problem(1009001005)
  return { published_at: now, taken_down_at: null, taken_down_reason: null, taken_down_version: null }
}

/** Whether a board, after this save, still has the content for which it was taken down. */
function isAsTakenDown({ version, taken_down_version: takenDownVersion }: TakenDown, effect: Effect): boolean {
  const { put, remove, fields } = effect
  const isChanged = put.length + remove.length > 0 || !Object.keys(fields).every((field) => UNSEEN.has(field))
  return takenDownVersion === version && !isChanged
}

function isOfPublishing(field: string): boolean {
  return OF_PUBLISHING.has(field as BoardField)
}

/** Throws Problem 400 for a member who has asked for the deletion of their account: they may no longer publish. */
async function requireStaying(trx: Trx, memberId: string): Promise<void> {
  const member = await trx
    .selectFrom('member')
    .select('delete_at')
    .where('id', '=', memberId)
    .forShare()
    .executeTakeFirst()
  if (member?.delete_at) throw new Problem(400, { field: 'board.visibility', reason: LEAVING })
}
