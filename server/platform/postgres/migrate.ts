import { readdir, readFile } from 'node:fs/promises'
import type { ClientBase } from 'pg'
import { changeTables } from './change-tables.ts'
import { SetupError } from '../setup-error.ts'

const MIGRATIONS = new URL('../../migrations/', import.meta.url)
// An arbitrary number, the same in every version: two servers that start at once migrate one after the other.
const MIGRATION_LOCK = 7_105_001
const HISTORY =
  'CREATE TABLE IF NOT EXISTS schema_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())'

/** Applies the missing migrations in the order of their names, each in a transaction. Others go on beside it. */
export async function migrate(client: ClientBase): Promise<void> {
  await requireUsableDatabase(client)
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
  try {
    await client.query(HISTORY)
    const applied = await client.query<{ name: string }>('SELECT name FROM schema_migration')
    const names = await listMigrations()
    const unknown = applied.rows.find(({ name }) => !names.includes(name))
    if (unknown) {
      throw new SetupError(
        `The database was made by a newer Quarry (it has ${unknown.name}); start that version instead.`,
      )
    }
    const known = new Set(applied.rows.map(({ name }) => name))
    for (const name of names.filter((name) => !known.has(name)))
      await changeTables(client, { name, change: () => run(client, name) })
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK])
  }
}

/**
 * Makes the tables of exactly these migrations in an empty database, within the transaction of the caller: nothing is there before
 * its end. Servers that start meanwhile wait. Throws SetupError if the database is not empty.
 */
export async function makeTables(client: ClientBase, names: readonly string[]): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
  await requireUsableDatabase(client)
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f', 'S')
     AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e') ORDER BY relkind DESC, relname LIMIT 1`,
  )
  if (rows[0]) throw new SetupError(`The database is not empty (it has ${rows[0].name}); name an empty one.`)
  await client.query(HISTORY)
  for (const name of names) await run(client, name)
}

/** The names of the migrations that this version knows, in their order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort()
}

async function run(client: ClientBase, name: string): Promise<void> {
  await client.query(await readFile(new URL(name, MIGRATIONS), 'utf8'))
  await client.query('INSERT INTO schema_migration (name) VALUES ($1)', [name])
}

async function requireUsableDatabase(client: ClientBase): Promise<void> {
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
