import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Category } from '../../contract/lookups.ts'
import { pictureAddress } from './addresses.ts'
import type { CatalogueTables } from './tables.ts'

type Db = Kysely<CatalogueTables>

/** Every category, roots first in their order, with how many products are on sale in it and below. */
export async function getCategories(db: Db): Promise<Category[]> {
  const rows = await db
    .selectFrom('category')
    .leftJoin('picture as image', 'image.id', 'category.image_id')
    .selectAll('category')
    .select('image.key as image_key')
    .orderBy('category.sort')
    .orderBy('category.id')
    .execute()
  const counts = await countProductsBelow(db)
  return rows.map((row) => ({
    id: row.id,
    parentId: row.parent_id ?? '0',
    name: row.name ?? row.en_name ?? '',
    enName: row.en_name ?? row.name ?? '',
    sort: row.sort,
    image: pictureAddress(row.image_key),
    count: counts.get(row.id) ?? 0,
  }))
}

async function countProductsBelow(db: Db): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; products: number }>`
    WITH RECURSIVE counted AS (
      SELECT category_id AS id, count(*) AS products FROM product
      WHERE status = 'on_sale' AND EXISTS (SELECT FROM sku WHERE sku.product_id = product.id AND sku.status = 'on_sale')
      GROUP BY category_id
    ), rolled AS (
      SELECT id, products FROM counted
      UNION ALL SELECT category.parent_id, products FROM rolled JOIN category ON category.id = rolled.id
      WHERE category.parent_id IS NOT NULL
    ) SELECT id, sum(products)::int AS products FROM rolled GROUP BY id`.execute(db)
  return new Map(rows.map(({ id, products }) => [id, products]))
}
