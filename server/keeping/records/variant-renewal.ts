import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { renewDerived } from '../../imports/undoing/renew-derived.ts'
import type { Trx } from '../../database.ts'
import type { Fields } from './record-kind.ts'

/** Products in one batch: they are read whole to be named again. */
const AT_ONCE = 500

const isRenamed = (before: Fields, after: Fields) =>
  before['name'] !== after['name'] || before['enName'] !== after['enName']

/** Names SKUs again after an attribute was renamed: yes/no values and numbers without a unit show the attribute's name. */
export async function renewNamesByAttribute(trx: Trx, id: string, before: Fields, after: Fields): Promise<void> {
  const isOfNumbers = after['type'] === 'number' || after['type'] === 'range'
  const isNameTold = after['type'] === 'boolean' || (isOfNumbers && after['unit'] === '')
  const isTold = (isNameTold && isRenamed(before, after)) || (isOfNumbers && before['unit'] !== after['unit'])
  if (isTold) await renewNamesWhere(trx, sql`attribute_value`, sql`attribute_id = ${id} AND sku_id IS NOT NULL`)
}

/** Names SKUs again after an option was renamed. */
export async function renewNamesByOption(trx: Trx, id: string, before: Fields, after: Fields): Promise<void> {
  if (!isRenamed(before, after)) return
  await renewNamesWhere(
    trx,
    sql`attribute_value AS value`,
    // A value of the product itself is the same for all of its SKUs and names none.
    sql`option_id = ${id} AND EXISTS (
      SELECT FROM attribute_value AS own WHERE own.attribute_id = value.attribute_id
        AND own.product_id = value.product_id AND own.sku_id IS NOT NULL)`,
  )
}

/** Names SKUs again after a colour was renamed; colours are shown with their system. */
export async function renewNamesByColor(trx: Trx, { which, before, after }: ColorChange): Promise<void> {
  if (isRenamed(before, after)) await renewNamesWhere(trx, sql`sku`, which)
}

interface ColorChange {
  which: RawBuilder<unknown>
  before: Fields
  after: Fields
}

async function renewNamesWhere(trx: Trx, table: RawBuilder<unknown>, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{
    id: string
  }>`SELECT DISTINCT product_id::text AS id FROM ${table} WHERE ${which}`.execute(trx)
  await renewNames(
    trx,
    rows.map(({ id }) => id),
  )
}

/** Names the SKUs of products again. A single SKU has no variant name. */
export async function renewNames(trx: Trx, productIds: readonly string[]): Promise<void> {
  if (!productIds.length) return
  const { rows } = await sql<{ id: string }>`
    SELECT product_id::text AS id FROM sku WHERE product_id = ANY (${productIds}::bigint[])
    GROUP BY product_id HAVING count(*) > 1`.execute(trx)
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += AT_ONCE) await renewDerived(trx, ids.slice(from, from + AT_ONCE))
}
