import type { Category } from '../../contract/lookups.ts'
import type { Db } from '../database.ts'
import { pictureAddress } from './addresses.ts'
import type { CatalogueCounts } from './counts.ts'

interface Deps {
  db: Db
  counts: CatalogueCounts
}

/** Every category, roots first in order, with the number of products on sale in it and below. */
export async function getCategories({ db, counts }: Deps): Promise<Category[]> {
  const rows = await db
    .selectFrom('category')
    .leftJoin('picture as image', 'image.id', 'category.image_id')
    .selectAll('category')
    .select('image.key as image_key')
    .orderBy('category.sort')
    .orderBy('category.id')
    .execute()
  const productCounts = await counts.countCategories()
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id ?? '0',
    name: row.name ?? row.en_name ?? '',
    enName: row.en_name ?? row.name ?? '',
    sort: row.sort,
    image: pictureAddress(row.image_key),
    count: productCounts.get(row.id) ?? 0,
  }))
}
