import type { Client } from 'pg'

/** One of a trigger's occasions. */
export interface TriggerEvent {
  trigger: string
  table: string
  event: 'INSERT' | 'UPDATE' | 'DELETE' | 'TRUNCATE'
  isOfRows: boolean
}

/** Every occasion of every trigger in a migrated database. The bits of `tgtype` are those of pg_trigger.h. */
export async function listEventsOfTriggers(client: Client): Promise<TriggerEvent[]> {
  const { rows } = await client.query<TriggerEvent>(
    `SELECT tgname AS trigger, relname AS table, event, tgtype & 1 = 1 AS "isOfRows"
     FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
     JOIN (VALUES (4, 'INSERT'), (8, 'DELETE'), (16, 'UPDATE'), (32, 'TRUNCATE')) AS named (bit, event) ON tgtype & bit <> 0
     WHERE NOT tgisinternal ORDER BY relname, tgname, bit`,
  )
  return rows
}

/** A statement that does this to no row: triggers of whole statements fire all the same. */
export async function onNoRow(client: Client, { table, event }: TriggerEvent): Promise<string> {
  if (event === 'TRUNCATE') return `TRUNCATE ${table}`
  if (event === 'DELETE') return `DELETE FROM ${table} WHERE false`
  const { rows } = await client.query<{ name: string }>(
    `SELECT quote_ident(attname) AS name FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attidentity, attnum`,
    [table],
  )
  const columns = rows.map(({ name }) => name)
  return event === 'UPDATE'
    ? `UPDATE ${table} SET ${columns[0]} = ${columns[0]} WHERE false`
    : `INSERT INTO ${table} (${columns.join(', ')}) OVERRIDING SYSTEM VALUE SELECT ${columns.join(', ')} FROM ${table} WHERE false`
}

/** Runs a statement; returns the names of the triggers that PostgreSQL says it fired. */
export async function triggersFiredBy(client: Client, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Triggers: { 'Trigger Name': string; Calls: number }[] }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`,
  )
  return rows[0]?.['QUERY PLAN'][0].Triggers.map((fired) => fired['Trigger Name']) ?? []
}
