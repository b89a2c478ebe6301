import { sql } from 'kysely'
import type { QueryExecutorProvider, RawBuilder } from 'kysely'

/** The tables of a product's own rows, in an order that foreign keys accept. Each row names its product. */
export const OWNED = ['product', 'sku', 'attribute_value', 'picture_use', 'certificate', 'download'] as const
export type Owned = (typeof OWNED)[number]

/** The tables in which the place among siblings is unique. */
export const SORTED: readonly string[] = ['attribute_value', 'picture_use', 'certificate', 'download']

/** The columns of a table that an undo writes: not the generated ones and not the creation time. */
export async function writtenColumns(db: QueryExecutorProvider, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' AND attname <> 'created_at'
    ORDER BY attnum`.execute(db)
  return rows.map(({ name }) => name)
}

// Fields that belong together: both ends of a price, both languages of a name, an attribute value without its place.
const GROUPS: Record<string, readonly string[]> = {
  price: ['min_price', 'max_price', 'price_quantity', 'stated_min_price', 'stated_max_price'],
  comparable: ['comparable_low', 'comparable_high'],
  name: ['name', 'en_name'],
  variant: ['variant_name', 'variant_en_name'],
}

/** SQL: the group to which a field belongs. If somebody has changed one field of a group, all of them stay. */
export function pieceOf(entity: RawBuilder<unknown>, field: RawBuilder<unknown>): RawBuilder<unknown> {
  const named = Object.entries(GROUPS).map(
    ([name, fields]) => sql`WHEN ${field} IN (${sql.join(fields.map((one) => sql.lit(one)))}) THEN ${sql.lit(name)}`,
  )
  const owned = sql.join(SORTED.map((name) => sql.lit(name)))
  return sql`CASE WHEN ${entity} IN (${owned}) AND ${field} <> 'sort' THEN 'value' ${sql.join(named, sql` `)} ELSE ${field} END`
}

/** Derived fields, which nobody changes directly. */
export const DERIVED = ['comparable_low', 'comparable_high', 'variant_name', 'variant_en_name']
