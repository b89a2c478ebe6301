import { Client } from 'pg'
import { expect, inject, it, onTestFinished } from 'vitest'
import { query } from '../../testing/postgres.ts'
import { SetupError } from '../setup-error.ts'
import { migrate } from './migrate.ts'
import { CLUSTER_USER } from './postgres-process.ts'

const socketFolder = inject('socketFolder')

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
