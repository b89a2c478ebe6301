import type { ClientBase } from 'pg'
import type { Begin } from '../format.ts'

export type DescribedTables = Pick<Begin, 'postgres' | 'migrations' | 'tables' | 'sequences'>

// Temporary contents (unlogged tables) and what PostgreSQL's extensions own are not ours to keep.
const OURS = `c.relnamespace = current_schema()::regnamespace AND c.relpersistence = 'p'
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`

/** The tables with the columns that can be written, and the sequences, of the schema that the connection works in. */
export async function describeTables(client: ClientBase): Promise<DescribedTables> {
  const tables = await client.query<{ name: string; columns: string[] }>(`
    SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND ${OURS} GROUP BY c.relname ORDER BY c.relname`)
  const sequences = await client.query<{ name: string; last: string | null }>(
    `SELECT sequencename AS name, last_value AS last FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1`,
  )
  const migrations = await client.query<{ name: string }>(`SELECT name FROM schema_migration ORDER BY name COLLATE "C"`)
  const server = await client.query<{ version: string }>(`SELECT current_setting('server_version') AS version`)
  return {
    postgres: server.rows[0]?.version ?? '',
    migrations: migrations.rows.map(({ name }) => name),
    tables: tables.rows,
    sequences: sequences.rows,
  }
}

/** The name of the first table, if the database has any of ours. */
export async function listTableNames(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c WHERE c.relkind = 'r' AND ${OURS} ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/** Lets COPY write and read the same text on every server. */
export async function speakPlainly(client: ClientBase): Promise<void> {
  for (const setting of [
    `client_encoding = 'UTF8'`,
    `datestyle = 'ISO, YMD'`,
    `intervalstyle = 'postgres'`,
    `timezone = 'UTC'`,
    `bytea_output = 'hex'`,
    `extra_float_digits = 1`,
    // However long it takes.
    `statement_timeout = 0`,
    `lock_timeout = 0`,
    `idle_in_transaction_session_timeout = 0`,
  ])
    await client.query(`SET ${setting}`)
}

/** The table as COPY names it, with its columns. */
export function copyNameOf(client: ClientBase, { name, columns }: Begin['tables'][number]): string {
  return `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`
}
