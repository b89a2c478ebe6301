import { sql } from 'kysely'
import type { RawBuilder, Transaction } from 'kysely'
import type { CatalogueTables } from '../../catalogue/tables.ts'
import { writtenColumns } from './owned-tables.ts'

type Trx = Transaction<CatalogueTables>

/**
 * What products refer to, users before used, with what refers to each. Pictures and documents stay: nobody sees those that
 * nothing shows, and the next import of them need not measure them again.
 */
const SHARED: Record<string, readonly string[]> = {
  authority: ['certificate.authority_id'],
  color: ['sku.color_id'],
  color_system: ['color.system_id'],
  attribute_option: [],
  attribute: ['attribute_value.attribute_id', 'attribute_option.attribute_id'],
  category: ['product.category_id', 'category.parent_id'],
  brand: ['product.brand_id'],
  exchange_rate: [],
  thesaurus_entry: [],
  dictionary_entry: [],
}
const DEEPEST = 6

/** Takes back what the run made or changed of what products share, where nothing uses it and nobody has changed it since. */
export async function takeBackShared(trx: Trx): Promise<void> {
  await sql`
    CREATE TEMP TABLE undo_shared ON COMMIT DROP AS
    SELECT c.entity, c.entity_id, f.before AS was, l.after AS became FROM pg_temp.undo_change c
    CROSS JOIN LATERAL (SELECT before FROM change_log WHERE version = c.first OFFSET 0) f
    CROSS JOIN LATERAL (SELECT after FROM change_log WHERE version = c.last OFFSET 0) l
    WHERE c.product_id IS NULL`.execute(trx)
  await sql`ANALYZE pg_temp.undo_shared`.execute(trx)
  for (const [table, users] of Object.entries(SHARED)) {
    // A category's own children go before it.
    for (let depth = 0; depth < (table === 'category' ? DEEPEST : 1); depth += 1) await removeUnused(trx, table, users)
    await putBack(trx, table)
  }
}

const isAsLeft = (table: string) => sql`jsonb_strip_nulls(to_jsonb(${sql.ref(table)})) = shared.became`

async function removeUnused(trx: Trx, table: string, users: readonly string[]): Promise<void> {
  const own = OWN_USES[table]
  const used = [...users.map((user) => usedBy(table, user)), ...(own ? [own] : [])]
  const isUnused = used.map((one) => sql`AND NOT EXISTS (${one})`)
  await sql`
    DELETE FROM ${sql.table(table)} USING pg_temp.undo_shared shared
    WHERE shared.entity = ${sql.lit(table)} AND shared.entity_id = ${sql.ref(`${table}.id`)} AND shared.was IS NULL
      AND ${isAsLeft(table)} ${sql.join(isUnused, sql` `)}`.execute(trx)
}

function usedBy(table: string, user: string) {
  const [of = '', column = ''] = user.split('.')
  return sql`SELECT FROM ${sql.table(of)} AS user_row WHERE ${sql.ref(`user_row.${column}`)} = ${sql.ref(`${table}.id`)}`
}

/** Of what is named by more than one column. */
const OWN_USES: Record<string, RawBuilder<unknown>> = {
  attribute_option: sql`
    SELECT FROM attribute_value AS user_row
    WHERE (user_row.attribute_id, user_row.option_id) = (attribute_option.attribute_id, attribute_option.id)`,
  dictionary_entry: sql`
    SELECT FROM product WHERE (currency_type, currency_unit) = (dictionary_entry.type, dictionary_entry.value)
    OR (measurement_type, measurement_unit) = (dictionary_entry.type, dictionary_entry.value)
    UNION ALL SELECT FROM certificate WHERE (scheme_type, scheme) = (dictionary_entry.type, dictionary_entry.value)
    UNION ALL SELECT FROM download WHERE (kind_type, kind) = (dictionary_entry.type, dictionary_entry.value)`,
}

async function putBack(trx: Trx, table: string): Promise<void> {
  const columns = sql.join(
    (await writtenColumns(trx, table)).filter((name) => name !== 'id').map((name) => sql.ref(name)),
  )
  const whole = sql.join((await writtenColumns(trx, table)).map((name) => sql.ref(name)))
  await sql`
    UPDATE ${sql.table(table)} SET (${columns}) = (
      SELECT ${columns} FROM jsonb_populate_record(NULL::${sql.table(table)}, to_jsonb(${sql.ref(table)}) || (
        SELECT coalesce(jsonb_object_agg(field, shared.was -> field), '{}') FROM (
          SELECT jsonb_object_keys(shared.was || shared.became) AS field) AS fields
        WHERE shared.was -> field IS DISTINCT FROM shared.became -> field
          AND jsonb_strip_nulls(to_jsonb(${sql.ref(table)})) -> field IS NOT DISTINCT FROM shared.became -> field)))
    FROM pg_temp.undo_shared shared
    WHERE shared.entity = ${sql.lit(table)} AND shared.entity_id = ${sql.ref(`${table}.id`)}
      AND shared.was IS NOT NULL AND shared.became IS NOT NULL AND shared.was <> shared.became`.execute(trx)
  await sql`
    INSERT INTO ${sql.table(table)} (${whole})
    SELECT ${whole} FROM (
      SELECT (jsonb_populate_record(NULL::${sql.table(table)}, was)).* FROM pg_temp.undo_shared
      WHERE entity = ${sql.lit(table)} AND was IS NOT NULL AND became IS NULL) AS back
    ON CONFLICT DO NOTHING`.execute(trx)
}
