import { readdir, readFile } from 'node:fs/promises'
import type { Client } from 'pg'
import { SetupError } from '../setup-error.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)
// An arbitrary number, the same in every version: two servers that start at once migrate one after the other.
const MIGRATION_LOCK = 7_105_001

/** Applies the missing migrations in the order of their names, each in a transaction. */
export async function migrate(client: Client): Promise<void> {
  await requireUsableDatabase(client)
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    await client.query(
      'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())',
    )
    const applied = await client.query<{ name: string }>('SELECT name FROM schema_migration')
    const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
    const unknown = applied.rows.find(({ name }) => !names.includes(name))
    if (unknown) {
      throw new SetupError(
        `The database was made by a newer Quarry (it has ${unknown.name}); start that version instead.`,
      )
    }
    const known = new Set(applied.rows.map(({ name }) => name))
    for (const name of names.filter((name) => !known.has(name))) await apply(client, name)
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

async function apply(client: Client, name: string): Promise<void> {
  const sql = await readFile(new URL(name, MIGRATIONS), 'utf8')
  await client.query('BEGIN')
  try {
    await client.query(sql)
    await client.query('INSERT INTO schema_migration (name) VALUES ($1)', [name])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}

async function requireUsableDatabase(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: number; encoding: string; pid: number }>(
    `SELECT current_setting('server_version_num')::int AS version, current_setting('server_encoding') AS encoding,
      pg_backend_pid() AS pid`,
  )
  const [found] = rows
  // A pooler gives connections numbers of its own.
  if (found && found.pid !== (client as unknown as { processID: number }).processID) {
    throw new SetupError(
      'A connection pooler answers in place of PostgreSQL; name PostgreSQL itself in DATABASE_DIRECT_URL, and the pooler in DATABASE_URL.',
    )
  }
  if (!found || found.version < 150_000)
    throw new SetupError('The database is older than PostgreSQL 15; use 15 or newer.')
  if (found.encoding !== 'UTF8') {
    throw new SetupError(
      `The database has the encoding ${found.encoding}; make one with UTF8 (CREATE DATABASE … ENCODING 'UTF8').`,
    )
  }
}
