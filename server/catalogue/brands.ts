import { sql } from 'kysely'
import type { OutputOf, ParsedInputOf } from '../../contract/endpoint.ts'
import type { Brand, BrandDetail, BrandInUse, getBrandPage } from '../../contract/lookups.ts'
import type { Db } from '../database.ts'
import { holds } from '../platform/postgres/identity.ts'
import { pictureAddress } from './addresses.ts'
import type { CatalogueCounts } from './counts.ts'

interface Deps {
  db: Db
  counts: CatalogueCounts
}

const COVERS = 4

/** Brands by name, with the number of products on sale and the covers of the first few. */
export async function getPageOfBrands(
  { db, counts }: Deps,
  { keyword, pageNo, pageSize }: ParsedInputOf<typeof getBrandPage>,
): Promise<OutputOf<typeof getBrandPage>> {
  const matching = brandsWithLogo(db).where(holds(sql`concat_ws(' ', brand.name, brand.english_name)`, keyword ?? ''))
  const [rows, { total }] = await Promise.all([
    matching
      .orderBy(sql`brand.english_name COLLATE "en-x-icu"`)
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize)
      .execute(),
    matching
      .clearSelect()
      .select((query) => query.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
  ])
  const ids = rows.map(({ id }) => id)
  const [productCounts, covers] = await Promise.all([counts.countBrands(), findCovers(db, ids, COVERS)])
  const list = rows.map((row) => ({
    ...brandOf(row),
    productCount: productCounts.get(row.id) ?? 0,
    coverImages: (covers.get(row.id) ?? []).map(({ coverImage }) => coverImage),
  }))
  return { list, total: Number(total) }
}

/** Every brand with a product on sale, by English name. */
export async function getBrandsInUse({ db, counts }: Deps): Promise<BrandInUse[]> {
  const productCounts = await counts.countBrands()
  const rows = await db
    .selectFrom('brand')
    .select(['id', 'name', 'english_name'])
    .orderBy(sql`english_name COLLATE "en-x-icu"`)
    .execute()
  return rows.flatMap(({ id, name, english_name: englishName }) => {
    const count = productCounts.get(id)
    return count ? [{ id, name: name ?? englishName, englishName, count }] : []
  })
}

/** Brands with the key of their logo, for `brandOf`. */
export function brandsWithLogo(db: Db) {
  return db
    .selectFrom('brand')
    .leftJoin('picture as logo', 'logo.id', 'brand.logo_id')
    .selectAll('brand')
    .select('logo.key as logo_key')
}
type BrandRow = Awaited<ReturnType<ReturnType<typeof brandsWithLogo>['execute']>>[number]

export function brandOf(row: BrandRow): Brand {
  return {
    id: row.id,
    name: row.name ?? row.english_name,
    englishName: row.english_name,
    logo: pictureAddress(row.logo_key),
    description: row.description,
    enDescription: row.en_description,
    country: row.country,
    website: row.website,
  }
}

/** The covers of each brand's first products on sale in editorial order, at most `most`, with their colours. */
export async function findCovers(
  db: Db,
  brandIds: string[],
  most: number,
): Promise<Map<string, BrandDetail['covers']>> {
  const { rows } = await sql<{ brand_id: string; covers: { key: string; color: string }[] }>`
    SELECT brand.id::text AS brand_id, ARRAY(
      SELECT json_build_object('key', picture.key, 'color', picture.dominant_color) FROM product
      JOIN LATERAL (
        SELECT picture_id FROM picture_use JOIN sku ON sku.id = picture_use.sku_id
        WHERE picture_use.product_id = product.id AND picture_use.role = 'cover' AND sku.status = 'on_sale'
        ORDER BY sku.sort, sku.id LIMIT 1
      ) AS cover ON true
      JOIN picture ON picture.id = cover.picture_id
      WHERE product.brand_id = brand.id AND product.status = 'on_sale' ORDER BY product.rank, product.id LIMIT ${most}
    ) AS covers
    FROM brand WHERE brand.id = ANY (${brandIds}::bigint[])`.execute(db)
  return new Map(
    rows.map(({ brand_id: id, covers }) => [
      id,
      covers.map(({ key, color }) => ({ coverImage: pictureAddress(key), coverColor: color })),
    ]),
  )
}
