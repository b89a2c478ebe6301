import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** A reference to a row of a shared table: a column, or a column that holds the value of a dictionary entry of this type. */
type User = [table: string, column: string, type?: string]

/**
 * The tables that products refer to, referring tables first, each with its references. Pictures and documents stay: nobody sees unused
 * ones, and the next import need not measure them again.
 */
export const SHARED: Record<string, readonly User[]> = {
  authority: [['certificate', 'authority_id']],
  color: [['sku', 'color_id']],
  color_system: [['color', 'system_id']],
  attribute_former: [],
  attribute_option: [['attribute_value', 'option_id']],
  attribute: [
    ['attribute_value', 'attribute_id'],
    ['attribute_option', 'attribute_id'],
    ['attribute_former', 'attribute_id'],
  ],
  category: [
    ['product', 'category_id'],
    ['category', 'parent_id'],
  ],
  brand: [['product', 'brand_id']],
  exchange_rate: [],
  thesaurus_entry: [],
  dictionary_entry: [
    ['product', 'currency_unit', 'product_currency_unit'],
    ['product', 'measurement_unit', 'product_measurement_unit'],
    ['certificate', 'scheme', 'product_auth_type'],
    ['download', 'kind', 'product_related_download'],
  ],
}

/** The greatest depth of the category tree. */
export const DEEPEST = 6

/** SQL: whether anything refers to a row of a shared table. */
export function isUsed(table: string): RawBuilder<unknown> {
  const users = (SHARED[table] ?? []).map(([of, column, type]) => {
    const used = sql.ref(`user_row.${column}`)
    const names =
      type === undefined
        ? sql`${used} = ${sql.ref(`${table}.id`)}`
        : sql`dictionary_entry.type = ${sql.lit(type)} AND ${used} = dictionary_entry.value`
    return sql`EXISTS (SELECT FROM ${sql.table(of)} AS user_row WHERE ${names})`
  })
  return users.length ? sql`(${sql.join(users, sql` OR `)})` : sql`false`
}
