import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '../../../testing/test-app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { lookAtLog, noNews } from './changes.ts'

let quarry: TestApp

beforeAll(async () => {
  quarry = await createTestApp()
})
afterAll(() => quarry.close())

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
