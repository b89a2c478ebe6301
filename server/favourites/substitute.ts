import { sql } from 'kysely'
import type { Right } from '../../contract/collaboration/rights.ts'
import { includesRight } from '../../contract/collaboration/rights.ts'
import { MOST_FOLDER_ITEMS } from '../../contract/favourites.ts'
import { keepFiles } from '../catalogue/kept-files.ts'
import { findAskedThings, refused } from '../workspace/substituting.ts'
import type { UsesRequest, KeptPlace, PlannedPlace, PlannedThing, ReturningPlace } from '../workspace/substituting.ts'
import type { Trx } from '../database.ts'
import type { FavouriteDeps } from './deps.ts'
import { COVER_OF_ITEM } from './items.ts'
import { findUses } from './uses.ts'

type Deps = Pick<FavouriteDeps, 'clock'> & { db: Trx }

interface Found {
  id: string
  name: string
  member_id: string
  right: Right
}

/** A row of `folder_item`; times in epoch milliseconds. */
interface ItemRow {
  id: string
  skuId: string
  place: number
  note: string
  addedAt: number
  deletedAt: number | null
  deletedBefore: number | null
  isUndone: boolean
}

/**
 * An item that gets another SKU, and the folder's existing item of that SKU, in the folder or in its trash. The item takes the new
 * SKU and keeps its place and note. Where the folder already shows the new SKU, the item goes to the trash instead.
 */
interface Pair {
  item: ItemRow
  other: ItemRow | null
}

/** Plans what a substitution changes in folders. */
export async function planSubstitution(
  deps: Deps,
  { fromSkuId, toSkuId, ...asked }: UsesRequest & { fromSkuId: string; toSkuId: string },
): Promise<PlannedThing<PlannedPlace>[]> {
  const { memberId, places } = asked
  if (places.length === 0) return []
  const folders = await findAskedThings(deps.db, 'folder', asked)
  const ids = folders.map(({ id }) => id)
  const { uses } = await findUses(deps.db, { memberId, skuId: fromSkuId, ids })
  const rows = await findRows(deps.db, ids, [fromSkuId, toSkuId])
  const now = deps.clock.now()
  return folders.map((folder) => {
    const use = uses.find(({ id }) => id === folder.id)
    const isAsked = places.some(({ id, itemId }) => id === folder.id && itemId === use?.itemId)
    if (!use || !isAsked) return asPlanned(deps, folder, { places: [], pairs: [] })
    const { itemId, place, closed } = use
    if (closed) return asPlanned(deps, folder, { places: [refused(itemId, closed, place)], pairs: [] })
    const own = rows.get(folder.id) ?? []
    const item = own.find(({ id }) => id === itemId)
    if (!item) return asPlanned(deps, folder, { places: [], pairs: [] })
    const before: Pair = { item, other: own.find(({ skuId }) => skuId === toSkuId) ?? null }
    const merges = before.other !== null && before.other.deletedAt === null
    const after = merges ? merged(before, now) : exchanged(before, toSkuId)
    const planned = { itemId, place, refusal: null, before, after, line: null, losesScale: false, merges }
    const gone = before.other && !merges ? [before.other.id] : []
    return asPlanned(deps, folder, { places: [planned], pairs: [{ to: after, gone }] })
  })
}

/** Plans what the undo of a substitution changes in folders. */
export async function planReturn(
  deps: Deps,
  { places, ...asked }: Omit<UsesRequest, 'places'> & { places: readonly KeptPlace[] },
): Promise<PlannedThing<ReturningPlace>[]> {
  if (places.length === 0) return []
  const folders = await findAskedThings(deps.db, 'folder', { ...asked, places })
  const pairs = places.map((place) => ({ ...place, before: place.before as Pair, after: place.after as Pair }))
  const skuIds = [...new Set(pairs.map(({ before }) => before.item.skuId))]
  const newIds = pairs.flatMap(({ after }) => [after.item.skuId, after.other?.skuId ?? after.item.skuId])
  const rows = await findRows(
    deps.db,
    folders.map(({ id }) => id),
    [...new Set([...skuIds, ...newIds])],
  )
  const known = await findKnown(deps.db, skuIds)
  const full = await findFull(deps.db, folders)
  return folders.map((folder) => {
    const own = rows.get(folder.id) ?? []
    const returning = pairs
      .filter(({ id }) => id === folder.id)
      .map((pair) => {
        const left = known.has(pair.before.item.skuId) ? leftOf(pair, folder, own) : ('gone' as const)
        // Undoing a merge needs room for one more item.
        const isTooMuch = left === null && pair.after.other !== null && full.has(folder.id)
        return { ...pair, left: isTooMuch ? ('changed' as const) : left }
      })
    const back = returning.filter(({ left }) => left === null)
    return asPlanned(deps, folder, {
      places: returning.map(({ itemId, left }) => ({ itemId, left })),
      pairs: back.map(({ before, after }) => returned({ before, after }, own)),
    })
  })
}

function exchanged({ item, other }: Pair, toSkuId: string): Pair {
  // The note of a deleted item of this SKU returns, unless the item has one.
  return { item: { ...item, skuId: toSkuId, note: item.note || (other?.note ?? '') }, other: null }
}

function merged({ item, other }: Pair, now: Date): Pair {
  return {
    item: { ...item, deletedAt: now.getTime(), isUndone: false },
    other: other && { ...other, note: other.note || item.note },
  }
}

/** Why an item stays as it is. A changed order does not count. */
function leftOf(
  { before, after }: { before: Pair; after: Pair },
  { right }: Found,
  own: readonly ItemRow[],
): ReturningPlace['left'] {
  const now = new Map(own.map((row) => [row.id, row]))
  if (!includesRight(right, 'edit')) return 'right'
  const [item, other] = [now.get(after.item.id), after.other && now.get(after.other.id)]
  if (after.other) {
    if (!other || other.deletedAt !== null) return 'gone'
    const isAgain = item && item.deletedAt === null
    return isAgain || other.note !== after.other.note ? 'changed' : null
  }
  if (!item || item.deletedAt !== null) return 'gone'
  const isAgain = own.some(({ skuId, deletedAt }) => skuId === before.item.skuId && deletedAt === null)
  return isAgain || item.skuId !== after.item.skuId || item.note !== after.item.note ? 'changed' : null
}

/** The pair in its former state, at its present place. */
function returned({ before, after }: { before: Pair; after: Pair }, own: readonly ItemRow[]): Exchange {
  const placed = (row: ItemRow): ItemRow => ({ ...row, place: own.find(({ id }) => id === row.id)?.place ?? row.place })
  // An item in the trash: the folder has each SKU only once.
  const again = own.find(({ skuId, id }) => skuId === before.item.skuId && id !== before.item.id)
  const gone = [after.other, again].flatMap((row) => (row && row.id !== before.other?.id ? [row.id] : []))
  return { to: { item: placed(before.item), other: before.other && placed(before.other) }, gone }
}

interface Exchange {
  to: Pair
  /** The rows whose SKU another row takes over. */
  gone: string[]
}

function asPlanned<Place>(
  { db: trx, clock }: Deps,
  { id, name, member_id: ownerId, right }: Found,
  { places, pairs }: { places: Place[]; pairs: Exchange[] },
): PlannedThing<Place> {
  return {
    kind: 'folder',
    id,
    name,
    ownerId,
    right,
    status: null,
    version: 0,
    totals: null,
    reopens: false,
    places,
    async write() {
      const kept = pairs.flatMap(({ to }) => [to.item, ...(to.other ? [to.other] : [])])
      const gone = pairs.flatMap((pair) => pair.gone)
      await sql`DELETE FROM folder_item WHERE folder_id = ${id} AND id = ANY (${gone}::bigint[])`.execute(trx)
      const { rows } = await sql<{ cover: string | null }>`
        INSERT INTO folder_item (id, folder_id, member_id, sku_id, place, note, added_at, deleted_at, deleted_before, is_undone)
        SELECT row.id, ${id}, ${ownerId}, row."skuId", row.place, row.note, to_timestamp(row."addedAt" / 1000),
          to_timestamp(row."deletedAt" / 1000), to_timestamp(row."deletedBefore" / 1000), row."isUndone"
        FROM jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) AS row (id bigint, "skuId" bigint, place float8, note text,
          "addedAt" float8, "deletedAt" float8, "deletedBefore" float8, "isUndone" boolean)
        ON CONFLICT (id) DO UPDATE SET sku_id = excluded.sku_id, place = excluded.place, note = excluded.note,
          deleted_at = excluded.deleted_at, deleted_before = excluded.deleted_before, is_undone = excluded.is_undone
        RETURNING ${COVER_OF_ITEM} AS cover`.execute(trx)
      await keepFiles(
        trx,
        rows.map(({ cover }) => cover),
      )
      await trx.updateTable('folder').set({ updated_at: clock.now() }).where('id', '=', id).execute()
    },
  }
}

/** The items of these SKUs by folder, those in the trash too. */
async function findRows(
  trx: Trx,
  folderIds: readonly string[],
  skuIds: readonly string[],
): Promise<Map<string, ItemRow[]>> {
  const { rows } = await sql<ItemRow & { folder_id: string }>`
    SELECT folder_id::text, id::text, sku_id::text AS "skuId", place, note, ${epoch('added_at')} AS "addedAt",
      ${epoch('deleted_at')} AS "deletedAt", ${epoch('deleted_before')} AS "deletedBefore", is_undone AS "isUndone"
    FROM folder_item WHERE folder_id = ANY (${folderIds}::bigint[]) AND sku_id = ANY (${skuIds}::bigint[])`.execute(trx)
  const byFolder = Map.groupBy(rows, (row) => row.folder_id)
  return new Map([...byFolder].map(([id, own]) => [id, own.map(({ folder_id: _folder, ...row }) => row)]))
}

/** The folders that hold the maximum of items. */
async function findFull(trx: Trx, folders: readonly Found[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT folder_id::text AS id FROM folder_item
    WHERE folder_id = ANY (${folders.map(({ id }) => id)}::bigint[]) AND deleted_at IS NULL
    GROUP BY folder_id HAVING count(*) >= ${MOST_FOLDER_ITEMS}`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

const epoch = (column: string) => sql`(extract(epoch FROM ${sql.ref(column)}) * 1000)::float8`

async function findKnown(trx: Trx, skuIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT id::text FROM sku WHERE id = ANY (${skuIds}::bigint[]) FOR KEY SHARE`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}
