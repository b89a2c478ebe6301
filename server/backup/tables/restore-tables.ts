import { once } from 'node:events'
import type { ClientBase } from 'pg'
import { copyRowsIn } from '../../platform/postgres/copy-streams.ts'
import { listMigrations, makeTables } from '../../platform/postgres/migrate.ts'
import { SetupError } from '../../platform/setup-error.ts'
import { createTableDigest } from '../digests.ts'
import type { Begin, TableSums } from '../format.ts'
import { copyNameOf, describeTables, speakPlainly } from './describe-tables.ts'
import { readTable } from './dump-tables.ts'

type Table = Begin['tables'][number]

/** What is put back once all rows are there. */
interface LaidAside {
  foreignKeys: { table: string; name: string; definition: string }[]
  /** Tables that their own owner may not empty. */
  kept: string[]
}

/** Throws SetupError if a newer product made the backup. */
export async function requireKnownMigrations({ migrations }: Begin): Promise<void> {
  const known = new Set(await listMigrations())
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown) throw new SetupError(`The backup was made by a newer Quarry (it has ${unknown}); use that version.`)
}

/**
 * Begins the transaction of a restore, in which the tables are made, empty, without foreign keys and triggers: rows come in any order, and
 * the change log is copied, not written anew.
 */
export async function beginTables(client: ClientBase, begin: Begin): Promise<LaidAside> {
  await speakPlainly(client)
  await client.query('BEGIN')
  await makeTables(client, begin.migrations)
  await requireSameTables(client, begin)
  const names = begin.tables.map(({ name }) => client.escapeIdentifier(name))
  for (const name of names) await client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`)
  const { rows: kept } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'
     AND NOT has_table_privilege(oid, 'TRUNCATE')`,
  )
  const laidAside = { foreignKeys: await findForeignKeys(client), kept: kept.map(({ name }) => name) }
  await mayEmpty(client, laidAside.kept, true)
  for (const { table, name } of laidAside.foreignKeys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${client.escapeIdentifier(name)}`)
  // What migrations sow is in the backup, as people have changed it since.
  await client.query(`TRUNCATE ${names.join(', ')}`)
  await mayEmpty(client, laidAside.kept, false)
  return laidAside
}

/** Writes the rows of one table, given in pieces cut anywhere. */
export interface TableWriter {
  write(piece: Buffer): Promise<void>
  /** Returns how many rows were written. */
  end(): Promise<number>
}

export function writeTable(client: ClientBase, table: Table): TableWriter {
  // Frozen rows need not be visited again: nobody has seen the table before.
  const rows = copyRowsIn(client, `COPY ${copyNameOf(client, table)} FROM STDIN (FREEZE)`)
  const ended = once(rows, 'finish')
  ended.catch(() => undefined)
  return {
    async write(piece) {
      if (!rows.write(piece)) await Promise.race([once(rows, 'drain'), ended])
    },
    async end() {
      rows.end()
      await ended
      return rows.rowCount
    },
  }
}

/** Puts back what `beginTables` has laid aside, and sets the sequences. Foreign keys are checked by it. */
export async function finishTables(client: ClientBase, begin: Begin, { foreignKeys }: LaidAside): Promise<void> {
  for (const { table, name, definition } of foreignKeys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${client.escapeIdentifier(name)} ${definition}`)
  for (const { name } of begin.tables)
    await client.query(`ALTER TABLE ${client.escapeIdentifier(name)} ENABLE TRIGGER USER`)
  for (const { name, last } of begin.sequences) {
    const sequence = client.escapeIdentifier(name)
    if (last === null) await client.query(`ALTER SEQUENCE ${sequence} RESTART`)
    else await client.query('SELECT setval($1::regclass, $2::bigint)', [sequence, last])
  }
}

/** Reads a restored table again. Throws SetupError if it differs from what was backed up. */
export async function requireSameRows(client: ClientBase, table: Table, expected: TableSums): Promise<void> {
  const digest = createTableDigest()
  for await (const piece of readTable(client, table)) digest.take(piece)
  const { rows, rowsSum } = digest.end()
  if (rows !== expected.rows || rowsSum !== expected.rowsSum)
    throw new SetupError(`The table ${table.name} was not restored as it was; nothing was kept.`)
}

async function requireSameTables(client: ClientBase, begin: Begin): Promise<void> {
  const made = await describeTables(client)
  const shapesOf = ({ tables }: Pick<Begin, 'tables'>) =>
    new Map(tables.map((table) => [table.name, String(table.columns)]))
  const [ours, theirs] = [shapesOf(made), shapesOf(begin)]
  const differing = [...new Set([...ours.keys(), ...theirs.keys()])].find((name) => ours.get(name) !== theirs.get(name))
  if (differing !== undefined)
    throw new SetupError(
      `The backup has other columns in the table ${differing} than this version makes; use the version that made it.`,
    )
}

async function findForeignKeys(client: ClientBase): Promise<LaidAside['foreignKeys']> {
  const { rows } = await client.query<LaidAside['foreignKeys'][number]>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY 1, 2`,
  )
  return rows
}

async function mayEmpty(client: ClientBase, tables: string[], isAllowed: boolean): Promise<void> {
  for (const table of tables) {
    const name = client.escapeIdentifier(table)
    await client.query(
      isAllowed ? `GRANT TRUNCATE ON ${name} TO CURRENT_USER` : `REVOKE TRUNCATE ON ${name} FROM CURRENT_USER`,
    )
  }
}
