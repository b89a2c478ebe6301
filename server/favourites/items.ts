import { sql } from 'kysely'
import type { Right } from '../../contract/collaboration/rights.ts'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import { MOST_FOLDER_ITEMS } from '../../contract/favourites.ts'
import type * as calls from '../../contract/favourites.ts'
import { Problem } from '../../contract/problem.ts'
import { keepFiles } from '../catalogue/kept-files.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { inTransaction } from '../platform/postgres/in-transaction.ts'
import { holdThings, isSharedWith, requireIncluded, rightOf } from '../workspace/rights.ts'
import { restorableSince } from '../workspace/trash.ts'
import type { Trx } from '../database.ts'
import { requireFolder } from './one-folder.ts'
import type { FavouriteDeps } from './deps.ts'

/** For an item that comes back: when it was deleted. An item that is there keeps its value. */
const DELETED_BEFORE = sql<Date | null>`
  CASE
    WHEN folder_item.deleted_at IS NULL THEN folder_item.deleted_before
    WHEN NOT folder_item.is_undone THEN folder_item.deleted_at
  END`

/** The storage key of the cover that an item shows. */
export const COVER_OF_ITEM = sql<string | null>`(
  SELECT picture.key FROM picture_use JOIN picture ON picture.id = picture_use.picture_id
  WHERE picture_use.sku_id = folder_item.sku_id AND picture_use.role = 'cover')`

type Items = OutputOf<typeof calls.createItems>

/** The given SKUs in folders that the member may edit, their own and others'. */
export async function getCollected(
  { db }: FavouriteDeps,
  { skuIds }: ParsedInputOf<typeof calls.getCollected>,
  { caller: { memberId } }: MemberContext,
): Promise<OutputOf<typeof calls.getCollected>> {
  const { rows } = await sql<{ id: string; favoritesId: string; skuId: string }>`
    SELECT folder_item.id::text, folder_id::text AS "favoritesId", sku_id::text AS "skuId"
    FROM folder_item JOIN folder ON folder.id = folder_id
    WHERE folder_item.member_id = ${memberId} AND sku_id = ANY (${skuIds}::bigint[])
      AND folder_item.deleted_at IS NULL AND folder.deleted_at IS NULL
    UNION ALL
    SELECT folder_item.id::text, folder.id::text, sku_id::text
    FROM folder JOIN folder_item ON folder_item.folder_id = folder.id
    WHERE ${isSharedWith('folder', memberId)} AND ${rightOf('folder', memberId)} = 'edit'
      AND sku_id = ANY (${skuIds}::bigint[]) AND folder_item.deleted_at IS NULL AND folder.deleted_at IS NULL`.execute(
    db,
  )
  return rows.toSorted((one, other) => Number(one.id) - Number(other.id))
}

/** Puts SKUs at the end of a folder, in this order. Items that are there stay where they are; deleted ones come back with their notes. */
export async function addItems(
  { db, clock, onCollected }: FavouriteDeps,
  { favoritesId, skuIds }: ParsedInputOf<typeof calls.createItems>,
  { caller }: MemberContext,
): Promise<Items> {
  const { memberId } = caller
  const wanted = [...new Set(skuIds)]
  const { put, items } = await inTransaction(db, async (trx) => {
    const { ownerId } = await requireFolder(trx, { id: favoritesId, memberId, needed: 'edit' })
    await requireSkus(trx, wanted)
    const added = wanted.map((skuId) => ({ skuId, note: '' }))
    const newIds = await putAtEnd(trx, { favoritesId, items: added }, { ownerId, now: clock.now() })
    return { put: newIds, items: await itemsOf(trx, favoritesId, wanted) }
  })
  onCollected(put, caller)
  return items
}

/** Takes items out of their folders. Skips items of folders that the member does not see. Throws 1009004001. */
export async function deleteItems(
  { db, clock }: FavouriteDeps,
  { ids, undoes }: ParsedInputOf<typeof calls.deleteItems>,
  { caller: { memberId } }: MemberContext,
): Promise<number> {
  const now = clock.now()
  const isUndo = undoes === 'adding'
  return inTransaction(db, async (trx) => {
    const folderIds = await lockFoldersOf(trx, { memberId, ids, needed: 'edit' })
    const gone = await trx
      .updateTable('folder_item')
      .set({
        deleted_at: isUndo ? sql<Date>`coalesce(deleted_before, ${now})` : now,
        is_undone: isUndo ? sql<boolean>`deleted_before IS NULL` : false,
      })
      .where('id', 'in', ids)
      .where('folder_id', 'in', folderIds)
      .where('deleted_at', 'is', null)
      .returning('folder_id')
      .execute()
    await touchFolders(trx, gone, now)
    return gone.length
  })
}

/** Restores all of them or none. Throws 1008009003 where a folder, even a deleted one, has no room, and 1009004001. */
export async function restoreItems(
  { db, clock }: FavouriteDeps,
  { ids }: ParsedInputOf<typeof calls.restoreItems>,
  { caller: { memberId } }: MemberContext,
): Promise<number> {
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    const folderIds = await lockFoldersOf(trx, { memberId, ids, needed: 'edit' })
    const back = await trx
      .updateTable('folder_item')
      .set({ deleted_at: null, deleted_before: DELETED_BEFORE, is_undone: false })
      .where('id', 'in', ids)
      .where('folder_id', 'in', folderIds)
      .where('deleted_at', '>', restorableSince(now))
      .returning('folder_id')
      .execute()
    await requireWithinLimit(trx, [...new Set(back.map((item) => item.folder_id))])
    await touchFolders(trx, back, now)
    return back.length
  })
}

/** Throws 1008008000 for an item of a folder that the member does not see, and 1009004001. */
export async function updateItem(
  { db, clock }: FavouriteDeps,
  { id, note }: ParsedInputOf<typeof calls.updateItem>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  await inTransaction(db, async (trx) => {
    const folderIds = await lockFoldersOf(trx, { memberId, ids: [id], needed: 'edit' })
    const changed = await trx
      .updateTable('folder_item')
      .set({ note })
      .where('id', '=', id)
      .where('folder_id', 'in', folderIds)
      .where('deleted_at', 'is', null)
      .returning('folder_id')
      .execute()
    if (changed.length === 0) throw new Problem(1008008000)
    await touchFolders(trx, changed, clock.now())
  })
  return true
}

/**
 * Moves items to another folder. Skips items of folders that the member does not see; throws 1009004001 for those that they may
 * only view. A SKU that the other folder has stays there, and gets a note if it has none.
 */
export async function moveItems(
  { db, clock }: FavouriteDeps,
  { ids, favoritesId }: ParsedInputOf<typeof calls.moveItems>,
  { caller: { memberId } }: MemberContext,
): Promise<true> {
  const now = clock.now()
  await inTransaction(db, async (trx) => {
    const folderIds = await lockFoldersOf(trx, { memberId, ids, favoritesId, needed: 'edit' })
    const { ownerId } = await requireFolder(trx, { id: favoritesId, memberId, needed: 'edit' })
    const moved = (await findItems(trx, folderIds, ids)).filter((item) => item.folder_id !== favoritesId)
    const left = await trx
      .updateTable('folder_item')
      .set({ deleted_at: now })
      .where('id', 'in', ['0', ...moved.map(({ id }) => id)])
      .returning('folder_id')
      .execute()
    const items = moved.map(({ sku_id: skuId, note }) => ({ skuId, note }))
    await putAtEnd(trx, { favoritesId, items }, { ownerId, now })
    await touchFolders(trx, left, now)
  })
  return true
}

export async function copyItems(
  { db, clock, onCollected }: FavouriteDeps,
  { ids, favoritesId }: ParsedInputOf<typeof calls.copyItems>,
  { caller }: MemberContext,
): Promise<Items> {
  const { memberId } = caller
  const { put, items } = await inTransaction(db, async (trx) => {
    const folderIds = await lockFoldersOf(trx, { memberId, ids, favoritesId, needed: 'comment' })
    const { ownerId } = await requireFolder(trx, { id: favoritesId, memberId, needed: 'edit' })
    const copied = (await findItems(trx, folderIds, ids)).map(({ sku_id: skuId, note }) => ({ skuId, note }))
    const newIds = await putAtEnd(trx, { favoritesId, items: copied }, { ownerId, now: clock.now() })
    const skuIds = copied.map(({ skuId }) => skuId)
    return { put: newIds, items: await itemsOf(trx, favoritesId, skuIds) }
  })
  onCollected(put, caller)
  return items
}

/** The owner of the changed folder, and the moment. */
interface Change {
  ownerId: string
  now: Date
}

interface NewItems {
  favoritesId: string
  items: { skuId: string; note: string }[]
}

/** Puts SKUs at the end of a locked folder, and keeps their covers; returns those that it did not have. Throws 1008009003 where it is full. */
async function putAtEnd(trx: Trx, { favoritesId, items }: NewItems, { ownerId, now }: Change): Promise<string[]> {
  // A SKU that comes from two folders becomes one item.
  const notes = new Map(items.map(({ skuId, note }) => [skuId, note]))
  const { rows } = await sql<{ skuId: string; isNew: boolean; cover: string | null }>`
    WITH lying AS (SELECT sku_id FROM folder_item WHERE folder_id = ${favoritesId} AND deleted_at IS NULL)
    INSERT INTO folder_item (folder_id, member_id, sku_id, note, place, added_at)
    SELECT ${favoritesId}, ${ownerId}, wanted.sku_id, wanted.note, wanted.place + (
      SELECT coalesce(max(place), 0) FROM folder_item WHERE folder_id = ${favoritesId} AND deleted_at IS NULL
    ), ${now}
    FROM unnest(${[...notes.keys()]}::bigint[], ${[...notes.values()]}::text[])
      WITH ORDINALITY AS wanted (sku_id, note, place)
    ON CONFLICT (folder_id, sku_id) DO UPDATE SET
      note = CASE WHEN folder_item.note = '' THEN excluded.note ELSE folder_item.note END,
      place = CASE WHEN folder_item.deleted_at IS NULL THEN folder_item.place ELSE excluded.place END,
      added_at = CASE WHEN folder_item.deleted_at IS NULL THEN folder_item.added_at ELSE excluded.added_at END,
      deleted_before = ${DELETED_BEFORE},
      is_undone = false,
      deleted_at = NULL
    RETURNING sku_id::text AS "skuId", sku_id NOT IN (SELECT sku_id FROM lying) AS "isNew", ${COVER_OF_ITEM} AS cover`.execute(
    trx,
  )
  await keepFiles(
    trx,
    rows.map(({ cover }) => cover),
  )
  await requireWithinLimit(trx, [favoritesId])
  await touchFolders(trx, [{ folder_id: favoritesId }], now)
  return rows.filter(({ isNew }) => isNew).map(({ skuId }) => skuId)
}

/** Throws 1008009003 where a locked folder holds too many items. */
async function requireWithinLimit(trx: Trx, folderIds: readonly string[]): Promise<void> {
  const { rows } = await sql`
    SELECT folder_id FROM folder_item WHERE folder_id = ANY (${folderIds}::bigint[]) AND deleted_at IS NULL
    GROUP BY folder_id HAVING count(*) > ${MOST_FOLDER_ITEMS} LIMIT 1`.execute(trx)
  if (rows.length > 0) throw new Problem(1008009003, { most: MOST_FOLDER_ITEMS })
}

interface Touched {
  memberId: string
  /** The ids of the items. */
  ids: readonly string[]
  /** The folder that they go to. */
  favoritesId?: string
  needed: Right
}

/**
 * Locks the folders of items and their destination by ascending id, before any change (decisions/150). Returns the ids, without
 * folders that the member does not see. Throws 1009004001 where the member may view one of the items' folders but not edit it.
 */
async function lockFoldersOf(trx: Trx, { memberId, ids, favoritesId = '0', needed }: Touched): Promise<string[]> {
  const { rows: touched } = await sql<{ id: string }>`
    SELECT DISTINCT folder_id::text AS id FROM folder_item WHERE id = ANY (${ids}::bigint[])`.execute(trx)
  const folderIds = await holdThings(trx, 'folder', { memberId, ids: [favoritesId, ...touched.map(({ id }) => id)] })
  const right = rightOf('folder', memberId)
  const { rows } = await sql<{ id: string; right: Right }>`
    SELECT id::text, ${right} AS "right" FROM folder
    WHERE id = ANY (${folderIds}::bigint[]) AND (member_id = ${memberId} OR deleted_at IS NULL AND ${right} IS NOT NULL)`.execute(
    trx,
  )
  for (const folder of rows) requireIncluded(folder.right, needed)
  // '0' is no folder's id; a query needs at least one.
  return ['0', ...rows.map(({ id }) => id)]
}

/** Those of the items that are in one of the folders and not deleted, in the given order. */
async function findItems(
  trx: Trx,
  folderIds: readonly string[],
  ids: readonly string[],
): Promise<{ id: string; folder_id: string; sku_id: string; note: string }[]> {
  const items = await trx
    .selectFrom('folder_item')
    .select(['id', 'folder_id', 'sku_id', 'note'])
    .where('id', 'in', ids)
    .where('folder_id', 'in', folderIds)
    .where('deleted_at', 'is', null)
    .execute()
  const places = new Map(ids.map((id, place) => [id, place]))
  return items.toSorted((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0))
}

async function itemsOf(trx: Trx, favoritesId: string, skuIds: string[]): Promise<Items> {
  const items = await trx
    .selectFrom('folder_item')
    .select(['id', 'sku_id'])
    .where('folder_id', '=', favoritesId)
    .where('sku_id', 'in', ['0', ...skuIds])
    .where('deleted_at', 'is', null)
    .execute()
  const ids = new Map(items.map(({ id, sku_id: skuId }) => [skuId, id]))
  return skuIds.map((skuId) => ({ id: ids.get(skuId) ?? '', skuId }))
}

async function requireSkus(db: Trx, skuIds: string[]): Promise<void> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM sku WHERE id = ANY (${skuIds}::bigint[])`.execute(db)
  if (rows[0]?.count !== skuIds.length) throw new Problem(1008006000)
}

/** Notes that what folders show has changed; everybody who has them open is told. */
export async function touchFolders(trx: Trx, of: { folder_id: string }[], now: Date): Promise<void> {
  const ids = [...new Set(of.map((item) => item.folder_id))]
  if (ids.length) await trx.updateTable('folder').set({ updated_at: now }).where('id', 'in', ids).execute()
}
