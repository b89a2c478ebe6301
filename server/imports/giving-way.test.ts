import { afterEach, beforeEach, expect, it } from 'vitest'
import { sql } from 'kysely'
import * as calls from '../../contract/import-screen.ts'
import { lockCatalogue } from '../catalogue/change-log.ts'
import { memberIn } from '../testing/members.ts'
import type { TestMember } from '../testing/members.ts'
import { createTestApp } from '../testing/test-app.ts'
import type { TestApp } from '../testing/test-app.ts'
import type { Db } from '../database.ts'

let quarry: TestApp
let staff: TestMember
let db: Db
beforeEach(async () => {
  quarry = await createTestApp()
  staff = await memberIn(quarry, { isEditor: true })
  db = quarry.db
})
afterEach(() => quarry.close())

const brand = { englishName: 'Nordhem' }
const product = (key: string, enName: string) =>
  ({ key, brand, enName, category: [{ enName: 'Flooring' }], skus: [{ model: `${key}-1` }] }) // prettier-ignore

/** How many connections wait for a lock in such a statement. */
async function waiting(statement: string): Promise<number> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
      AND query LIKE ${`%${statement}%`} AND pid <> pg_backend_pid()`.execute(db)
  return rows.length
}

/** Takes the same locks as a change by hand; others queue for the catalogue lock behind it. */
async function editOak(enName: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCatalogue(trx)
    await trx.updateTable('product').set({ en_name: enName }).where('key', '=', 'OAK').execute()
  })
}

it('an edit of a row that a dry run has locked goes first, and the dry run still finds the same', async () => {
  await quarry.importLines([product('OAK', 'Oak'), product('ASH', 'Ash')])
  // The second line of a product starts a second batch: while that batch waits, the first one's locks are held.
  const lines = [product('OAK', 'Oak board'), { key: 'X' }, product('OAK', 'Oak plank'), product('ASH', 'Ash board'), product('ELM', 'Elm')] // prettier-ignore
  const form = { file: Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join('')), name: 'list.jsonl' }
  const { importId: id } = (await quarry.upload(calls.uploadImport, form, staff.headers)).data
  const state = async () => (await quarry.ask(calls.getImport, { id }, staff.headers)).data.state
  await expect.poll(state, { interval: 20 }).toBe('read')

  const holder = await db.startTransaction().execute()
  await holder.selectFrom('product').select('id').where('key', '=', 'ASH').forUpdate().execute()
  await quarry.call(calls.checkImport, { id }, staff.headers)
  await expect.poll(() => waiting('UPDATE "product" AS stored'), { interval: 20 }).toBe(1)
  await editOak('Oak of Nordhem')
  expect(await state()).toBe('checking')

  await holder.rollback().execute()
  await expect.poll(state, { interval: 20 }).toBe('checked')
  const { data } = await quarry.ask(calls.getImport, { id }, staff.headers)
  expect(data.checked).toMatchObject({ added: 1, changed: 3, unchanged: 0, rejected: 1 })
  const rejected = await quarry.ask(calls.getUploadRejections, { id }, staff.headers)
  const reasons = rejected.data.list.map(({ column, reason }) => `${column}: ${reason.en}`)
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons).toEqual([...new Set(reasons)])
  const differences = await quarry.ask(calls.getImportDifferences, { id, kind: 'changed' }, staff.headers)
  expect(differences.data.list).toMatchObject([
    { key: 'OAK', line: 1, fields: [{ was: 'Oak of Nordhem', is: 'Oak board' }] },
    { key: 'OAK', line: 3, fields: [{ was: 'Oak board', is: 'Oak plank' }] },
    { key: 'ASH', line: 4 },
  ])
  const names = await db.selectFrom('product').select('en_name').orderBy('id').execute()
  expect(names.map(({ en_name: name }) => name)).toEqual(['Oak of Nordhem', 'Ash'])
})

it('a dry run that is interrupted again and again makes the others wait in the end', async () => {
  await quarry.importLines([product('OAK', 'Oak'), product('ASH', 'Ash')])
  const holder = await db.startTransaction().execute()
  await holder.selectFrom('product').select('id').where('key', '=', 'ASH').forUpdate().execute()
  let timesAnew = 0
  const onBegunAnew = async () => void (timesAnew += 1)
  const lines = [product('OAK', 'Oak board'), product('OAK', 'Oak plank'), product('ASH', 'Ash board')]
  const trying = quarry.importLines(lines, { isDryRun: true, onBegunAnew })
  const editOnceItIsHeld = async () => {
    await expect.poll(() => waiting('UPDATE "product" AS stored'), { interval: 20 }).toBe(1)
    await editOak(`Oak ${timesAnew}`)
  }
  for (let times = 0; times < 5; times += 1) await editOnceItIsHeld()
  const last = editOnceItIsHeld()
  await expect.poll(() => waiting('set "en_name"'), { interval: 20 }).toBe(1)
  await holder.rollback().execute()
  expect(await trying).toMatchObject({ changed: 3 })
  await last
  expect(timesAnew).toBe(5)
})
