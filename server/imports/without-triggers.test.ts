import { afterEach, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import { markDryRun } from '../catalogue/change-log.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { Trx } from '../database.ts'
import { leaveOutTriggers } from './without-triggers.ts'

let quarry: TestApp
beforeEach(async () => {
  quarry = await createTestApp()
})
afterEach(() => quarry.close())

const product = (key: string, facts: object = {}) =>
  ({ key, brand: { englishName: 'Nordhem' }, enName: key, category: [{ enName: 'Flooring' }], skus: [{ model: `${key}-1` }], ...facts }) // prettier-ignore

async function roleOf(trx: Trx): Promise<unknown> {
  const { rows } = await sql<{ role: string }>`SELECT current_setting('session_replication_role') AS role`.execute(trx)
  return rows[0]?.role
}

it('a dry run without triggers cannot be committed either', async () => {
  const committing = quarry.db.transaction().execute(async (trx) => {
    await markDryRun(trx)
    await leaveOutTriggers(trx)
    expect(await roleOf(trx)).toBe('replica')
    await sql`INSERT INTO category (en_name) VALUES ('Flooring')`.execute(trx)
  })
  await expect(committing).rejects.toMatchObject({ code: '23503' })
  expect(await quarry.db.selectFrom('category').select('id').execute()).toEqual([])
})

it('a dry run of a user without the privilege keeps its triggers', async () => {
  const trx = await quarry.db.startTransaction().execute()
  await markDryRun(trx)
  await sql`SET LOCAL ROLE pg_read_all_data`.execute(trx)
  await leaveOutTriggers(trx)
  expect(await roleOf(trx)).toBe('origin')
  await trx.rollback().execute()
})

it('a dry run and the run after it find and reject the same', async () => {
  await quarry.importLines([product('OAK', { platformNo: '1' }), product('ASH')])
  const lines = [
    product('OAK', { enName: 'Oak board' }),
    product('ASH'),
    product('ELM', { auths: [{ authority: 'FSC', scheme: 'nope', number: '1' }] }),
    product('FIR', { measurementUnit: 'cubit' }),
    product('YEW', { skus: [{ model: 'YEW-1', origin: 'nowhere' }] }),
    product('BOX', { brand: { englishName: 'Boxer', country: 'ZZ' } }),
    product('BAY', { platformNo: '1' }),
    product('TEAK', { attrs: [{ enName: 'Finish', value: 'oiled' }] }),
    { rate: { currency: 'XXX', date: '2026-01-01', cny: 1 } },
  ]
  // A run that was interrupted knows no rows of its first part, and so a run tells none.
  const { rowsIn, skusIn, ...tried } = await quarry.importLines(lines, { isDryRun: true })
  const done = await quarry.importLines(lines)
  expect(rowsIn).toEqual({ added: 0, changed: 0, unchanged: 0, rejected: 0 })
  expect(skusIn).toEqual({ added: 1, changed: 1, unchanged: 1, rejected: 0 })
  expect(tried).toMatchObject({ added: 1, changed: 1, unchanged: 1, rejected: 6 })
  expect(tried).toEqual(done)
})
