import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { OutputOf } from '../../contract/endpoint.ts'
import type { Category, getCategoryAttributes } from '../../contract/lookups.ts'
import { pictureAddress } from './addresses.ts'
import { optionOf } from './product-attributes.ts'
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

/** Longer ones can be read, but not be filtered by. */
const LONGEST_TEXT = 200
const ALL = '0'

/**
 * The attributes that products on sale in a category and below carry (of category 0: all products), with the choices they
 * use and the texts they say.
 */
export async function getAttributesOfCategory(
  db: Db,
  categoryId: string,
): Promise<OutputOf<typeof getCategoryAttributes>> {
  const { rows } = await sql<AttributeRow>`
    WITH RECURSIVE below AS (
      SELECT id FROM category WHERE CASE WHEN ${categoryId} = ${ALL} THEN parent_id IS NULL ELSE id = ${categoryId} END
      UNION ALL SELECT category.id FROM category JOIN below ON category.parent_id = below.id
    ), used AS (
      SELECT DISTINCT value.attribute_id, value.option_id, value.text_value, value.en_text_value
      FROM attribute_value AS value
      JOIN product ON product.id = value.product_id AND product.status = 'on_sale'
      WHERE product.category_id IN (SELECT id FROM below)
    )
    SELECT attribute.*, (
      SELECT coalesce(json_agg(json_build_object('name', option.name, 'en_name', option.en_name) ORDER BY option.id), '[]')
      FROM attribute_option AS option WHERE option.attribute_id = attribute.id
      AND option.id IN (SELECT option_id FROM used WHERE used.attribute_id = attribute.id)
    ) AS options, (
      SELECT coalesce(json_agg(json_build_object('name', text_value, 'en_name', en_text_value)), '[]')
      FROM used WHERE used.attribute_id = attribute.id
      AND length(coalesce(text_value, en_text_value)) <= ${LONGEST_TEXT}
    ) AS texts
    FROM attribute WHERE id IN (SELECT attribute_id FROM used) ORDER BY id`.execute(db)
  return rows.map(({ id, name, en_name: enName, type, unit, options, texts }) => ({
    id,
    name: name ?? enName ?? '',
    enName: enName ?? name ?? '',
    type,
    unit: unit || null,
    options: type === 'text' ? texts.map(textOf) : options.map(optionOf),
  }))
}

interface InTwoLanguages {
  name: string | null
  en_name: string | null
}

interface AttributeRow extends InTwoLanguages {
  id: string
  unit: string
  type: CatalogueTables['attribute']['type']
  options: InTwoLanguages[]
  texts: InTwoLanguages[]
}

/** A text is filtered by as the facets count it: in Chinese, where it has that. */
function textOf({ name, en_name: enName }: InTwoLanguages) {
  const value = name ?? enName ?? ''
  return { value, name: value, enName: enName ?? value }
}
