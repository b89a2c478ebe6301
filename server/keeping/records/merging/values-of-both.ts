import { sql } from 'kysely'
import type { Trx } from '../../../database.ts'

type Column = 'attribute_id' | 'option_id'

/** Whether the values `value` and `other` belong to the same product, or to the same SKU of it. */
export const isSameOwner = sql`
  other.product_id = value.product_id AND other.sku_id IS NOT DISTINCT FROM value.sku_id`

/** The products with a value of an attribute, or with an option. */
export async function productsOf(trx: Trx, column: Column, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT product_id::text AS id FROM attribute_value WHERE ${sql.ref(column)} = ${id}`.execute(trx)
  return rows.map((row) => row.id)
}

/** The products with values of both. */
export async function productsOfBoth(
  trx: Trx,
  column: Column,
  { from, into }: { from: { id: string }; into: { id: string } },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT value.product_id::text AS id FROM attribute_value AS value JOIN attribute_value AS other
      ON ${isSameOwner} AND other.${sql.ref(column)} = ${into.id}
    WHERE value.${sql.ref(column)} = ${from.id}`.execute(trx)
  return rows.map((row) => row.id)
}
