import { sql } from 'kysely'
import type { KeptProductDetail } from '../../../../contract/keeping/products.ts'
import { Problem } from '../../../../contract/problem.ts'
import type { AttributeKind } from '../../../catalogue/tables.ts'
import type { ProductRows } from '../../../imports/merging/stored-products.ts'
import type { Db } from '../../../database.ts'
import type { StoredKeys } from './fields-of-rows.ts'
import { findDocumentFacts, findPictureFacts } from './stored-files.ts'

type ProductReferences = Pick<
  KeptProductDetail,
  'brand' | 'categories' | 'attributes' | 'colors' | 'authorities' | 'pictures' | 'documents'
> & { keys: StoredKeys }

/** Finds what the ids in a product's rows refer to. */
export async function findReferences(db: Db, rows: ProductRows): Promise<ProductReferences> {
  const attributes = await findAttributes(db, unique(rows.values.map((value) => value.attribute_id)))
  const pictureIds = unique(rows.pictures.map((use) => use.picture_id))
  const documentIds = unique(
    [...rows.certificates, ...rows.downloads].flatMap((row) => (row.document_id === null ? [] : [row.document_id])),
  )
  const pictureKeys = await findKeys(db, 'picture', pictureIds)
  const documentKeys = await findKeys(db, 'stored_document', documentIds)
  const typeById = new Map<string, AttributeKind>(attributes.map(({ id, type }) => [id, type]))
  return {
    keys: {
      pictureKey: (id) => pictureKeys.get(id) ?? '',
      documentKey: (id) => documentKeys.get(id) ?? '',
      typeOf: (id) => typeById.get(id),
    },
    brand: await getBrand(db, rows.product.brand_id),
    categories: await findPath(db, rows.product.category_id),
    attributes,
    colors: await findColors(db, unique(rows.skus.flatMap((sku) => sku.color_id ?? []))),
    authorities: await findAuthorities(db, unique(rows.certificates.map((row) => row.authority_id))),
    pictures: await findPictureFacts(db, { ids: pictureIds }),
    documents: await findDocumentFacts(db, { ids: documentIds }),
  }
}

async function getBrand(db: Db, id: string): Promise<ProductReferences['brand']> {
  const brand = await db.selectFrom('brand').select(['id', 'name', 'english_name']).where('id', '=', id).executeTakeFirst() // prettier-ignore
  if (!brand) throw new Problem(404)
  return { id: brand.id, name: brand.name, englishName: brand.english_name }
}

async function findPath(db: Db, id: string): Promise<ProductReferences['categories']> {
  const { rows } = await sql<ProductReferences['categories'][number]>`
    WITH RECURSIVE path AS (
      SELECT id, parent_id, name, en_name, 0 AS height FROM category WHERE id = ${id}
      UNION ALL
      SELECT category.id, category.parent_id, category.name, category.en_name, height + 1
      FROM category JOIN path ON category.id = path.parent_id
    ) SELECT id::text, name, en_name AS "enName" FROM path ORDER BY height DESC`.execute(db)
  return rows
}

async function findAttributes(db: Db, ids: string[]): Promise<ProductReferences['attributes']> {
  if (!ids.length) return []
  const attributes = await db.selectFrom('attribute').selectAll().where('id', 'in', ids).orderBy('id').execute()
  const options = await db
    .selectFrom('attribute_option')
    .select(['id', 'attribute_id', 'name', 'en_name as enName'])
    .where('attribute_id', 'in', ids)
    .orderBy('id')
    .execute()
  const optionsByAttribute = Map.groupBy(options, (option) => option.attribute_id)
  return attributes.map(({ id, name, en_name: enName, unit, type, fact }) => ({
    id,
    name,
    enName,
    unit,
    type,
    fact,
    options: optionsByAttribute.get(id) ?? [],
  }))
}

async function findColors(db: Db, ids: string[]): Promise<ProductReferences['colors']> {
  if (!ids.length) return []
  return db
    .selectFrom('color')
    .innerJoin('color_system', 'color_system.id', 'color.system_id')
    .select(['color.id', 'color_system.name as system', 'color.name', 'color.hex'])
    .where('color.id', 'in', ids)
    .orderBy('color.id')
    .execute()
}

async function findAuthorities(db: Db, ids: string[]): Promise<ProductReferences['authorities']> {
  if (!ids.length) return []
  return db
    .selectFrom('authority')
    .select(['id', 'name', 'en_name as enName'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
}

async function findKeys(db: Db, table: 'picture' | 'stored_document', ids: string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map()
  const { rows } = await sql<{ id: string; key: string }>`
    SELECT id::text, key FROM ${sql.table(table)} WHERE id = ANY (${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, key }) => [id, key]))
}

function unique(ids: string[]): string[] {
  return [...new Set(ids)]
}
