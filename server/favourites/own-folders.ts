import type { OwnData } from '../../contract/profile.ts'
import { countStanding } from '../workspace/trash.ts'
import type { FavouriteDeps } from './deps.ts'

type OwnFolders = OwnData['folders']

/** Everything that is stored about a member's folders, with the trash. */
export async function getOwnFolders({ db }: Pick<FavouriteDeps, 'db'>, memberId: string): Promise<OwnFolders> {
  const [folders, items] = await Promise.all([
    db
      .selectFrom('folder')
      .selectAll()
      .where('member_id', '=', memberId)
      .orderBy('sort')
      .orderBy('id', 'desc')
      .execute(),
    db
      .selectFrom('folder_item')
      .innerJoin('sku', 'sku.id', 'sku_id')
      .innerJoin('product', 'product.id', 'product_id')
      .select(['folder_id', 'sku_id', 'model', 'name', 'en_name', 'note', 'added_at', 'deleted_at'])
      .where('member_id', '=', memberId)
      .orderBy('place')
      .execute(),
  ])
  const itemsByFolder = Map.groupBy(items, (item) => item.folder_id)
  return folders.map(({ id, name, sort, cover_url: coverUrl, created_at: createdAt, ...folder }) => ({
    name,
    sort,
    coverUrl,
    createTime: createdAt.getTime(),
    updateTime: folder.updated_at.getTime(),
    deleteTime: folder.deleted_at?.getTime() ?? null,
    items: (itemsByFolder.get(id) ?? []).map((item) => ({
      skuId: item.sku_id,
      model: item.model,
      name: item.name,
      enName: item.en_name,
      note: item.note,
      addTime: item.added_at.getTime(),
      deleteTime: item.deleted_at?.getTime() ?? null,
    })),
  }))
}

/** Counts a member's folders, without those in the trash. */
export async function countFolders({ db }: Pick<FavouriteDeps, 'db'>, memberId: string): Promise<number> {
  return countStanding(db, 'folder', memberId)
}
