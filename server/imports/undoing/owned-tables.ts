import { sql } from 'kysely'
import type { Kysely, RawBuilder } from 'kysely'
import type { CatalogueTables } from '../../catalogue/tables.ts'

/** What belongs to one product, in an order that foreign keys accept; each row names its product, the product itself. */
export const OWNED = ['product', 'sku', 'attribute_value', 'picture_use', 'certificate', 'download'] as const
export type Owned = (typeof OWNED)[number]

/** Those whose place among their siblings is unique. */
export const SORTED: readonly string[] = ['attribute_value', 'picture_use', 'certificate', 'download']

/** The columns of a table that are written, not made by the database; of a moment when a row was made it takes care itself. */
export async function writtenColumns<Tables extends CatalogueTables>(
  db: Kysely<Tables>,
  table: string,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname <> 'created_at'
    ORDER BY attnum`.execute(db)
  return rows.map(({ name }) => name)
}

// What is of one piece: of a price the low end and the high end, of a name its languages, of a value all but its place.
const GROUPS: Record<string, readonly string[]> = {
  price: ['min_price', 'max_price'],
  comparable: ['comparable_low', 'comparable_high'],
  name: ['name', 'en_name'],
  variant: ['variant_name', 'variant_en_name'],
}

/** To which piece of its row a field belongs, as SQL: what somebody has changed of one stays with the rest of it. */
export function pieceOf(entity: RawBuilder<unknown>, field: RawBuilder<unknown>): RawBuilder<unknown> {
  const named = Object.entries(GROUPS).map(
    ([name, fields]) => sql`WHEN ${field} IN (${sql.join(fields.map((one) => sql.lit(one)))}) THEN ${sql.lit(name)}`,
  )
  const owned = sql.join(SORTED.map((name) => sql.lit(name)))
  return sql`CASE WHEN ${entity} IN (${owned}) AND ${field} <> 'sort' THEN 'value' ${sql.join(named, sql` `)} ELSE ${field} END`
}

/** What follows from other fields: nobody changes it. */
export const DERIVED = ['comparable_low', 'comparable_high', 'variant_name', 'variant_en_name']
