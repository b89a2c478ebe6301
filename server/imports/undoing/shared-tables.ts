import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

/** What names a row of a shared table: a column of another, or one that has the value of an entry of a dictionary. */
type User = [table: string, column: string, type?: string]

/**
 * What products refer to, users before used, with what refers to each. Pictures and documents stay: nobody sees those that
 * nothing shows, and the next import of them need not measure them again.
 */
export const SHARED: Record<string, readonly User[]> = {
  authority: [['certificate', 'authority_id']],
  color: [['sku', 'color_id']],
  color_system: [['color', 'system_id']],
  attribute_option: [['attribute_value', 'option_id']],
  attribute: [
    ['attribute_value', 'attribute_id'],
    ['attribute_option', 'attribute_id'],
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

/** How deep categories lie in each other. */
export const DEEPEST = 6

/** Whether anything uses a row of a shared table, as SQL about that table. */
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
