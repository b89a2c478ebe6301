import type { Moment } from '../../platform/database.ts'
import type { CatalogueTables } from '../tables.ts'
import { forEachRow, takeText } from './copied-rows.ts'

/** What a keyword is looked for in, lower case: for each SKU on sale, in the order of the model. */
export async function loadWords({ copy }: Moment<CatalogueTables>, isWanted: string): Promise<string[]> {
  const words: string[] = []
  const query = `
    SELECT lower(concat_ws(' ', product.name, product.en_name, brand.name, brand.english_name, sku.model, platform_no))
    FROM sku
    JOIN product ON product.id = sku.product_id AND product.status = 'on_sale'
    JOIN brand ON brand.id = product.brand_id
    WHERE sku.status = 'on_sale' AND product.id ${isWanted} ORDER BY product.id, sku.sort, sku.id`
  await forEachRow(copy(query), (row) => words.push(takeText(row) ?? ''))
  return words
}
