import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, writeFileInside } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { aPicture, aProduct } from '../../../testing/factories.ts'
import { findLogChanges, lookAtLog, noNews } from './changes.ts'

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

it('reads for a look that was measured only the products whose cover it is of, and all for any other change of a picture', async () => {
  const { db, folder } = quarry
  for (const color of ['8a6642', '5a6478'])
    await writeFileInside(folder, `${color}.png`, await aPicture({ color: `#${color}` }))
  await quarry.importLines([
    aProduct({ skus: [{ model: 'OAK', coverImage: '8a6642.png' }] }),
    aProduct({ skus: [{ model: 'SLATE', coverImage: '5a6478.png' }] }),
  ])
  const used = await db.selectFrom('picture_use').selectAll().where('role', '=', 'cover').orderBy('id').executeTakeFirstOrThrow() // prettier-ignore
  const changesAfter = async (statement: ReturnType<typeof sql>) => {
    const { rows } = await sql<{ version: string }>`SELECT max(version) AS version FROM change_log`.execute(db)
    await statement.execute(db)
    return db.transaction().execute((trx) => findLogChanges(trx, Number(rows[0]?.version)))
  }
  const one = await changesAfter(sql`UPDATE picture SET look = '{1,1}' WHERE id = ${used.picture_id}`)
  expect(one).toEqual({ concernAll: false, concernWords: false, productIds: [Number(used.product_id)] })
  const other = await changesAfter(sql`UPDATE picture SET look = NULL, placeholder = 'x' WHERE id = ${used.picture_id}`)
  expect(other).toMatchObject({ concernAll: true, productIds: [] })
})

it('takes the changes of a running import for such, but asks for no runs of half a million changes', async () => {
  const { db } = quarry
  const { id } = await db
    .insertInto('import_run')
    .values({ name: 'long.jsonl', digest: 'long', total: null, finished_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ version: string }>`SELECT nextval('change_log_version') AS version`.execute(db)
  const version = Number(rows[0]?.version)
  const note = async (at: number) =>
    sql`INSERT INTO change_log (version, actor, run_id, entity, entity_id, after) VALUES (${at}, 'test', ${id}, 'product', 1, '{}')`.execute(
      db,
    )
  await note(version + 1)
  const seen = noNews({ version, madeAt: undefined })
  expect(await lookAtLog(db, seen)).toMatchObject({ version: version + 1, runs: new Set([id]), areUnderWay: true })
  await note(version + 600_000)
  expect(await lookAtLog(db, seen)).toMatchObject({ version: version + 600_000, areUnderWay: false })
})
