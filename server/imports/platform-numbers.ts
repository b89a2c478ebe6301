import { sql } from 'kysely'
import type { ImportProduct } from '../../contract/import-file.ts'
import type { Trx } from './bulk-rows.ts'
import type { Rejection } from './parse-line.ts'
import { nameOf } from './stored-products.ts'

/** Who has a platform number (a product by `nameOf`), among those that some lines state. */
export async function loadPlatformNumbers(trx: Trx, products: ImportProduct[]): Promise<Map<string, string>> {
  const numbers = products.flatMap(({ platformNo }) => platformNo ?? [])
  const rows = await trx
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .where(sql<boolean>`platform_no = ANY (${numbers})`)
    .select(['platform_no', 'key', 'english_name as englishName'])
    .execute()
  return new Map(rows.map((row) => [row.platform_no ?? '', nameOf(row)]))
}

/** A rejection where a line states a number that another product has; the number is the first one's to state it. */
export function checkPlatformNumber(line: number, product: ImportProduct, taken: Map<string, string>): Rejection[] {
  const { platformNo } = product
  if (!platformNo) return []
  const name = nameOf({ englishName: product.brand.englishName, key: product.key })
  const owner = taken.get(platformNo) ?? name
  taken.set(platformNo, owner)
  return owner === name ? [] : [{ line, field: 'platformNo', reason: `${platformNo} is the number of another product` }]
}
