import { sql } from 'kysely'
import type { ParsedInputOf } from '../../contract/endpoint.ts'
import type { BrandDetail, getBrand } from '../../contract/lookups.ts'
import { Problem } from '../../contract/problem.ts'
import type { Db } from '../database.ts'
import { pictureAddress } from './addresses.ts'
import { brandOf, brandsWithLogo, findCovers } from './brands.ts'

const COVERS = 5

/** One brand with its number of products on sale, their categories, and its pictures. */
export async function getBrandDetail({ db }: { db: Db }, { id }: ParsedInputOf<typeof getBrand>): Promise<BrandDetail> {
  const [row, sold, scene, covers] = await Promise.all([
    brandsWithLogo(db).where('brand.id', '=', id).executeTakeFirst(),
    countSold(db, id),
    findScene(db, id),
    findCovers(db, [id], COVERS),
  ])
  if (!row) throw new Problem(404)
  return { ...brandOf(row), ...sold, scene, covers: covers.get(id) ?? [] }
}

// A category includes the products below it, as its list does; categories without a product of their own are left out.
async function countSold(db: Db, brandId: string): Promise<Pick<BrandDetail, 'productCount' | 'categories'>> {
  const { rows } = await sql<{ id: string; direct: number; count: number }>`
    WITH RECURSIVE counted AS (
      SELECT category_id AS id, count(*) AS products FROM product
      WHERE brand_id = ${brandId} AND status = 'on_sale'
        AND EXISTS (SELECT FROM sku WHERE sku.product_id = product.id AND sku.status = 'on_sale')
      GROUP BY category_id
    ), rolled AS (
      SELECT id, products FROM counted
      UNION ALL SELECT category.parent_id, products FROM rolled JOIN category ON category.id = rolled.id
      WHERE category.parent_id IS NOT NULL
    ) SELECT counted.id::text, min(counted.products)::int AS direct, sum(rolled.products)::int AS count
      FROM rolled JOIN counted ON counted.id = rolled.id GROUP BY counted.id ORDER BY counted.id`.execute(db)
  return {
    productCount: rows.reduce((sum, { direct }) => sum + direct, 0),
    categories: rows.map(({ id, count }) => ({ id, count })),
  }
}

async function findScene(db: Db, brandId: string): Promise<BrandDetail['scene']> {
  const { rows } = await sql<{ key: string; color: string }>`
    SELECT picture.key, picture.dominant_color AS color FROM product
    JOIN sku ON sku.product_id = product.id AND sku.status = 'on_sale'
    JOIN picture_use ON picture_use.sku_id = sku.id AND picture_use.role = 'case'
    JOIN picture ON picture.id = picture_use.picture_id
    WHERE product.brand_id = ${brandId} AND product.status = 'on_sale'
    ORDER BY product.rank, product.id, sku.sort, sku.id, picture_use.sort LIMIT 1`.execute(db)
  const [found] = rows
  return found ? { image: pictureAddress(found.key), color: found.color } : null
}
