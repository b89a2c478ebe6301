import { sql } from 'kysely'
import type { Deleted } from '../../contract/favourites.ts'
import { MOST_DELETED } from '../../contract/trash.ts'
import { pictureAddress } from '../catalogue/addresses.ts'
import { variantOf } from '../catalogue/variant-names.ts'
import type { MemberContext } from '../platform/http/serve.ts'
import { restorableSince, timesOf } from '../workspace/trash.ts'
import type { FavouriteDeps } from './deps.ts'

/** The trash: deleted folders, and deleted items of folders that are not, the newest first. A restored folder brings its items back. */
export async function getDeleted(
  { db, clock }: FavouriteDeps,
  _input: object,
  { caller: { memberId } }: MemberContext,
): Promise<Deleted[]> {
  const since = restorableSince(clock.now())
  const [folders, items] = await Promise.all([findFolders(db, memberId, since), findItems(db, memberId, since)])
  return [...folders, ...items]
    .toSorted((one, other) => other.deleteTime - one.deleteTime || Number(other.id) - Number(one.id))
    .slice(0, MOST_DELETED)
}

async function findFolders(db: FavouriteDeps['db'], memberId: string, since: Date): Promise<Deleted[]> {
  const { rows } = await sql<{ id: string; name: string; count: number; deleted_at: Date }>`
    SELECT id::text, name, deleted_at, (
      SELECT count(*)::int FROM folder_item WHERE folder_id = folder.id AND deleted_at IS NULL
    ) AS count
    FROM folder WHERE member_id = ${memberId} AND deleted_at > ${since}
    ORDER BY deleted_at DESC, id DESC LIMIT ${MOST_DELETED}`.execute(db)
  return rows.map(({ id, name, count, deleted_at: deletedAt }) => ({
    kind: 'folder',
    id,
    name,
    count,
    ...timesOf(deletedAt),
  }))
}

interface ItemRow {
  id: string
  deleted_at: Date
  folder_id: string
  folder_name: string
  sku_id: string
  name: string | null
  en_name: string | null
  variant_name: string | null
  variant_en_name: string | null
  color_hex: string | null
  cover_key: string | null
  cover_color: string | null
}

async function findItems(db: FavouriteDeps['db'], memberId: string, since: Date): Promise<Deleted[]> {
  const { rows } = await sql<ItemRow>`
    SELECT item.id::text, item.deleted_at, folder.id::text AS folder_id, folder.name AS folder_name,
      sku.id::text AS sku_id, product.name, product.en_name, sku.variant_name, sku.variant_en_name, sku.color_hex,
      cover.key AS cover_key, cover.dominant_color AS cover_color
    FROM folder_item AS item
    JOIN folder ON folder.id = item.folder_id AND folder.deleted_at IS NULL
    JOIN sku ON sku.id = item.sku_id
    JOIN product ON product.id = sku.product_id
    LEFT JOIN picture_use AS cover_use ON cover_use.sku_id = sku.id AND cover_use.role = 'cover'
    LEFT JOIN picture AS cover ON cover.id = cover_use.picture_id
    -- What was moved was added elsewhere in the same moment.
    WHERE folder.member_id = ${memberId} AND item.deleted_at > ${since} AND NOT item.is_undone AND NOT EXISTS (
      SELECT FROM folder_item AS moved
      WHERE moved.member_id = ${memberId} AND moved.sku_id = item.sku_id
        AND moved.id <> item.id AND moved.added_at = item.deleted_at
    )
    ORDER BY item.deleted_at DESC, item.id DESC LIMIT ${MOST_DELETED}`.execute(db)
  return rows.map((row) => ({
    kind: 'item',
    id: row.id,
    skuId: row.sku_id,
    name: row.name ?? row.en_name ?? '',
    enName: row.en_name ?? row.name ?? '',
    variant: variantOf(row),
    coverImage: pictureAddress(row.cover_key),
    coverColor: row.cover_color ?? row.color_hex,
    favoritesId: row.folder_id,
    favoritesName: row.folder_name,
    ...timesOf(row.deleted_at),
  }))
}
