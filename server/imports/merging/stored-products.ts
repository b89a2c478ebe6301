import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
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

export function nameOf({ englishName, key }: ProductName): string {
  return `${englishName}\n${key}`
}

/** Loads the named products that are stored, by `nameOf`. Exact numbers have their shortest form (`14.50` as `14.5`). */
export async function loadStoredProducts(trx: Trx, names: ProductName[]): Promise<Map<string, ProductRows>> {
  return loadWhere(
    trx,
    sql<boolean>`(brand.english_name, product.key) IN (
      SELECT * FROM unnest(${names.map((name) => name.englishName)}::text[], ${names.map((name) => name.key)}::text[]))`,
  )
}

/** Loads the products with these ids. */
export async function loadProductsById(db: Db, ids: string[]): Promise<ProductRows[]> {
  return [...(await loadWhere(db, sql<boolean>`product.id = ANY (${ids}::bigint[])`)).values()]
}

async function loadWhere(db: Db, isWanted: RawBuilder<boolean>): Promise<Map<string, ProductRows>> {
  const products = await db
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .where(isWanted)
    .selectAll('product')
    .select('brand.english_name as brand_english_name')
    .execute()
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
    products.map(({ brand_english_name: englishName, ...product }) => [
      nameOf({ englishName, key: product.key }),
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
