import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { identityOf, foldedAs } from '../../../contract/identity.ts'
import type { Db, Trx } from '../../database.ts'
import type { Row } from './bulk-rows.ts'

/** A stored product with all its rows, or an empty one that is to be created. */
export interface ProductRows {
  product: Row<'product'>
  skus: Row<'sku'>[]
  values: Row<'attribute_value'>[]
  pictures: Row<'picture_use'>[]
  certificates: Row<'certificate'>[]
  downloads: Row<'download'>[]
}

/** A batch identifies a product by its brand's English name and the supplier's key. */
export interface ProductName {
  englishName: string
  key: string
}

/** The name as it is written. */
export function nameOf({ englishName, key }: ProductName): string {
  return JSON.stringify([englishName, key])
}

/** What is the same for each spelling of a product's name (contract/identity.ts). */
export function identityOfProduct({ englishName, key }: ProductName): string {
  return nameOf({ englishName: foldedAs(englishName), key: identityOf(key) })
}

/**
 * The stored products that a batch means, by `nameOf` what it calls them: as it is written, or else by what makes names one. `alike` are
 * keys of the same brand that differ in case, spaces or punctuation alone. Exact numbers have their shortest form (`14.50` as `14.5`).
 */
export async function loadStoredProducts(
  trx: Trx,
  names: readonly ProductName[],
  findBrand: (englishName: string) => string | undefined,
): Promise<{ stored: Map<string, ProductRows>; alike: Map<string, string> }> {
  const wanted = names.flatMap((name) => {
    const brandId = findBrand(name.englishName)
    return brandId === undefined ? [] : { name, brandId }
  })
  const idByName = new Map<string, string>()
  for (const { index, id } of await findByKey(trx, wanted, (key) => key)) {
    const name = wanted[index]?.name
    if (name) idByName.set(nameOf(name), id)
  }
  const alike = new Map<string, string>()
  const missing = wanted.filter(({ name }) => !idByName.has(nameOf(name)))
  for (const { index, id, key } of await findByKey(trx, missing, (text) => sql`likeness_of(${text})`)) {
    const name = missing[index]?.name
    if (!name) continue
    if (identityOf(key) === identityOf(name.key)) idByName.set(nameOf(name), id)
    else alike.set(nameOf(name), key)
  }
  const rowsById = await loadWhere(trx, sql<boolean>`product.id = ANY (${[...idByName.values()]}::bigint[])`)
  const stored = [...idByName].flatMap(([name, id]) => {
    const rows = rowsById.get(id)
    return rows ? [[name, rows] as const] : []
  })
  return { stored: new Map(stored), alike }
}

/** Products of these brands whose key is the same in a form; `index` counts the wanted. */
async function findByKey(
  trx: Trx,
  wanted: readonly { name: ProductName; brandId: string }[],
  formOf: (key: RawBuilder<string>) => RawBuilder<string>,
): Promise<{ index: number; id: string; key: string }[]> {
  if (!wanted.length) return []
  const { rows } = await sql<{ index: number; id: string; key: string }>`
    SELECT (place - 1)::int AS index, product.id::text, product.key
    FROM unnest(${wanted.map(({ brandId }) => brandId)}::bigint[], ${wanted.map(({ name }) => name.key)}::text[])
      WITH ORDINALITY AS wanted (brand_id, key, place)
    JOIN product ON product.brand_id = wanted.brand_id
      AND ${formOf(sql.ref('product.key'))} = ${formOf(sql.ref('wanted.key'))}
    ORDER BY product.id`.execute(trx)
  return rows
}

/** Loads the products with these ids. */
export async function loadProductsById(db: Db, ids: string[]): Promise<ProductRows[]> {
  return [...(await loadWhere(db, sql<boolean>`product.id = ANY (${ids}::bigint[])`)).values()]
}

async function loadWhere(db: Db, isWanted: RawBuilder<boolean>): Promise<Map<string, ProductRows>> {
  const products = await db.selectFrom('product').where(isWanted).selectAll().execute()
  const ids = products.map(({ id }) => id)
  if (!ids.length) return new Map()
  const load = async <Table extends 'sku' | 'attribute_value' | 'picture_use' | 'certificate' | 'download'>(
    table: Table,
  ) => {
    const { rows } = await sql<Row<Table>>`
      SELECT * FROM ${sql.table(table)} WHERE product_id = ANY (${ids}::bigint[]) ORDER BY sort, id`.execute(db)
    return Map.groupBy(rows, (row) => (row as { product_id: string }).product_id)
  }
  const [skus, values, pictures, certificates, downloads] = [
    await load('sku'),
    await load('attribute_value'),
    await load('picture_use'),
    await load('certificate'),
    await load('download'),
  ]
  return new Map(
    products.map((product) => [
      product.id,
      {
        product,
        skus: (skus.get(product.id) ?? []).map((sku) => shortened(sku, SKU_NUMERICS)),
        values: (values.get(product.id) ?? []).map((value) => shortened(value, ['number_low', 'number_high'])),
        pictures: (pictures.get(product.id) ?? []).map((picture) => shortened(picture, ['mm_width'])),
        certificates: certificates.get(product.id) ?? [],
        downloads: downloads.get(product.id) ?? [],
      },
    ]),
  )
}

const SKU_NUMERICS = ['pack_coverage', 'stock', 'length_mm', 'width_mm', 'thickness_mm'] as const

function shortened<R extends object>(row: R, columns: readonly (keyof R)[]): R {
  const copy = { ...row }
  for (const column of columns) {
    const value: unknown = copy[column]
    if (typeof value === 'string') copy[column] = String(Number(value)) as R[keyof R]
  }
  return copy
}
