import { sql } from 'kysely'
import type { ImportProduct } from '../../../contract/import-file.ts'
import type { Trx } from '../../database.ts'
import { LineRejected } from '../reading/line-rejected.ts'
import { identityOfProduct } from './stored-products.ts'

/** The owner (a product by its identity) of each platform number that the lines state. */
export async function loadPlatformNumbers(trx: Trx, products: ImportProduct[]): Promise<Map<string, string>> {
  const numbers = products.flatMap(({ platformNo }) => platformNo ?? [])
  const rows = await trx
    .selectFrom('product')
    .innerJoin('brand', 'brand.id', 'product.brand_id')
    .where(sql<boolean>`platform_no = ANY (${numbers})`)
    .select(['platform_no', 'key', 'english_name as englishName'])
    .execute()
  return new Map(rows.map((row) => [row.platform_no ?? '', identityOfProduct(row)]))
}

/** Throws LineRejected if another product has the stated number; the first to state it keeps it. */
export function requireFreeNumber({ platformNo, brand, key }: ImportProduct, owners: Map<string, string>): void {
  if (!platformNo) return
  const name = identityOfProduct({ englishName: brand.englishName, key })
  const owner = owners.get(platformNo) ?? name
  owners.set(platformNo, owner)
  if (owner !== name) throw new LineRejected('platformNo', `${platformNo} is the number of another product`)
}
