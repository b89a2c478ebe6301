import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { createBudget, updateBudget } from '../contract/budgets/calls.ts'
import { aLine } from '../server/testing/budgets.ts'
import { aProduct } from '../server/testing/factories.ts'
import { memberIn } from '../server/testing/members.ts'
import { createTestApp } from '../server/testing/test-app.ts'
import { findLosses } from './load/invariants.ts'
import { createLedger } from './load/ledger.ts'

it('finds what is stored twice though no unique index forbids it, and what is lost', async () => {
  const shop = await createTestApp()
  onTestFinished(shop.close)
  const { headers } = await memberIn(shop)
  await shop.importLines([aProduct({ key: 'OAK' })])
  const { data: id } = await shop.call(createBudget, { name: 'Lobby' }, headers)
  await shop.call(updateBudget, { id, version: 1, put: { lines: [aLine()] } }, headers)
  const { host, user, database } = shop.databaseConfig
  const connectionString = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  const find = async (ledger = createLedger()) => {
    const followed = await shop.db.selectFrom('change_log').select('version').orderBy('version').execute()
    const versions = followed.map(({ version }) => Number(version))
    return findLosses(connectionString, ledger, versions, [])
  }
  expect(await find()).toEqual({ lost: [], doubled: [], broken: [] })

  await sql`WITH twin AS (INSERT INTO budget (member_id, name, name_key, fields, version, created_at, updated_at)
      SELECT member_id, name, name_key, fields, version + 1, created_at, updated_at FROM budget RETURNING id)
    INSERT INTO budget_entry (budget_id, id, member_id, type, version, content)
      SELECT twin.id, entry.id, member_id, type, version, content FROM budget_entry AS entry, twin`.execute(shop.db)
  for (const rank of [5, 6, 5]) await sql`UPDATE product SET rank = ${rank}`.execute(shop.db)
  const { doubled } = await find()
  const kinds = doubled.map((one) => one.split(':')[0])
  expect(kinds).toEqual(['a budget list', 'a line of a budget list', 'a save of a budget list', 'a rank'])

  const ledger = createLedger()
  ledger.folders.set('7', 'Floors')
  ledger.imported.add('ELM')
  expect((await find(ledger)).lost).toEqual(['folder 7 Floors', 'import ELM'])
})
