import { Client } from 'pg'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { query } from '../../testing/postgres.ts'
import { SetupError } from '../setup-error.ts'
import { changeTables } from './change-tables.ts'
import { migrate } from './migrate.ts'
import { CLUSTER_USER } from './postgres-process.ts'

const socketFolder = inject('socketFolder')

async function connectTo(database: string): Promise<Client> {
  const client = new Client({ host: socketFolder, user: CLUSTER_USER, database })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

async function aDatabase(name: string, options = ''): Promise<Client> {
  await query(socketFolder, 'postgres', `CREATE DATABASE ${name} ${options}`)
  const client = new Client({ host: socketFolder, user: CLUSTER_USER, database: name })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await query(socketFolder, 'postgres', `DROP DATABASE ${name}`)
  })
  return client
}

it('a database of a newer version is refused and stays unchanged', async () => {
  const client = await aDatabase('newer')
  await client.query('CREATE TABLE schema_migration (name text PRIMARY KEY, applied_at timestamptz DEFAULT now())')
  await client.query(`INSERT INTO schema_migration (name) VALUES ('999-future.sql')`)
  await expect(migrate(client)).rejects.toEqual(
    new SetupError('The database was made by a newer Quarry (it has 999-future.sql); start that version instead.'),
  )
  const { rows } = await client.query('SELECT name FROM schema_migration')
  expect(rows).toEqual([{ name: '999-future.sql' }])
})

it('a database that is not UTF-8 is refused', async () => {
  const client = await aDatabase('latin', `TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C' LOCALE_PROVIDER libc`)
  await expect(migrate(client)).rejects.toEqual(
    new SetupError(`The database has the encoding SQL_ASCII; make one with UTF8 (CREATE DATABASE … ENCODING 'UTF8').`),
  )
})

it('a migrated database stays unchanged', async () => {
  const client = await aDatabase('migrated')
  const applied = async () => (await client.query('SELECT * FROM schema_migration ORDER BY name')).rows
  await migrate(client)
  const before = await applied()
  await migrate(client)
  expect(await applied()).toEqual(before)
})

it('even the owner can only append to the history of changes', async () => {
  await query(socketFolder, 'postgres', 'CREATE ROLE plain_owner')
  onTestFinished(async () => {
    await query(socketFolder, 'postgres', 'DROP ROLE plain_owner')
  })
  const client = await aDatabase('owned', 'OWNER plain_owner')
  await client.query('SET ROLE plain_owner')
  await migrate(client)
  await client.query('ALTER TABLE change_log DISABLE TRIGGER is_kept')
  for (const statement of ['UPDATE change_log SET actor = actor', 'DELETE FROM change_log', 'TRUNCATE change_log'])
    await expect(client.query(statement)).rejects.toThrow('permission denied for table change_log')
  const { rowCount } = await client.query('UPDATE area SET sort = sort + 1')
  expect(rowCount).toBeGreaterThan(0)
})

describe('a change of a table that somebody reads for long', () => {
  /** Somebody reads the table in a transaction, as a backup does; others, and the change, come to it. */
  async function aReadTable(name: string) {
    const client = await aDatabase(name)
    await client.query('CREATE TABLE shelf (id integer)')
    const [reader, other] = [await connectTo(name), await connectTo(name)]
    await reader.query('BEGIN')
    await reader.query('SELECT FROM shelf')
    const said: string[] = []
    const begin = (longestMs: number) =>
      changeTables(
        client,
        {
          name: '999-wider.sql',
          change: async () => void (await client.query('ALTER TABLE shelf ADD COLUMN width integer')),
        },
        { lockMs: 50, pauseMs: 50, longestMs, say: (line) => said.push(line) },
      )
    const columns = async () => (await other.query('SELECT * FROM shelf')).fields.map((field) => field.name)
    return { reader, said, begin, columns }
  }

  it('lets others go on, says once what it waits for, and happens when they have read', async () => {
    const { reader, said, begin, columns } = await aReadTable('in_use')
    const changing = begin(600_000)
    await expect.poll(() => said).toHaveLength(1)
    // They would wait behind a change that waits.
    for (let reads = 0; reads < 20; reads += 1) expect(await columns()).toEqual(['id'])
    await reader.query('COMMIT')
    await changing
    expect(await columns()).toEqual(['id', 'width'])
    expect(said).toEqual([
      expect.stringMatching(
        /^The tables are changed \(999-wider\.sql\) as soon as they are free: process \d+ of PostgreSQL \(quarry; for \d+ s\) uses them\. Others go on meanwhile\.$/,
      ),
    ])
  })

  it('is given up in one line after a while, with nothing changed', async () => {
    const { begin, columns } = await aReadTable('in_use_for_ever')
    const failure = await begin(100).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(SetupError)
    expect(String(failure)).toMatch(/The tables could not be changed \(999-wider\.sql\): process \d+ of PostgreSQL/)
    expect(await columns()).toEqual(['id'])
  })
})
